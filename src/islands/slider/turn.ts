import { Splide } from '@splidejs/splide';
import { SLIDER_SPACING_PX, SLIDES_PER_VIEW } from '../../lib/constants.ts';
import { turnByWheel } from './wheel.ts';

/*
 * CM-08: a slider that was touched becomes one that turns, by Splide: arrows, keys,
 * swipes, its position said. Until then, and without scripts, it is a list that scrolls.
 * Splide makes markup of text only where it has to invent arrows; ours are in the page.
 */

/** So long nothing may have moved before a scrolled list is taken over, in ms. */
const REST_MS = 80;

interface Parts {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly list: HTMLElement;
  readonly arrows: readonly HTMLButtonElement[];
}

function partsOf(root: HTMLElement): Parts | null {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const list = track?.querySelector<HTMLElement>('ul');
  const arrows = [...root.querySelectorAll<HTMLButtonElement>('[data-turn]')];
  return track && list?.children[1] && arrows.length === 2 ? { root, track, list, arrows } : null;
}

/** Resolves when no finger holds the slider and no glide is under way. */
function rested({ root, track }: Parts): Promise<void> {
  let left = -1;
  return new Promise((resolve) => {
    const look = () => {
      if (!root.dataset['held'] && track.scrollLeft === left) {
        resolve();
        return;
      }
      left = track.scrollLeft;
      setTimeout(look, REST_MS);
    };
    look();
  });
}

function mount({ root, track, list, arrows }: Parts): void {
  const [back, on] = arrows.map((arrow) => arrow.getAttribute('aria-label') ?? '') as [
    string,
    string,
  ];
  const { said = '' } = root.dataset;
  const [position, live] = root.querySelectorAll('[data-position], [aria-live]');
  const words = (index: number) =>
    said.replace('{n}', `${index + 1}`).replace('{all}', `${list.children.length}`);

  root.classList.add('splide');
  position?.parentElement?.classList.add('splide__arrows');
  track.classList.add('splide__track');
  list.classList.add('splide__list');
  for (const entry of list.children) entry.classList.add('splide__slide');
  arrows.forEach((arrow, place) =>
    arrow.classList.add(`splide__arrow--${place === 0 ? 'prev' : 'next'}`),
  );

  const splide = new Splide(root, {
    start: Math.round(track.scrollLeft / (track.clientWidth + SLIDER_SPACING_PX)),
    perPage: SLIDES_PER_VIEW,
    gap: SLIDER_SPACING_PX,
    flickMaxPages: 1,
    keyboard: 'focused',
    pagination: false,
    // Whole slides read aloud would be too much; the position is said below.
    live: false,
    label: root.getAttribute('aria-label') ?? '',
    i18n: {
      prev: back,
      next: on,
      first: on,
      last: back,
      carousel: root.getAttribute('aria-roledescription') ?? '',
    },
  });
  // A button that is switched off would drop the focus that is on it.
  splide.on('arrows:updated', (...[prev, next, before, after]) => {
    for (const [arrow, target] of [
      [prev, before],
      [next, after],
    ] as const) {
      arrow.disabled = false;
      arrow.setAttribute('aria-disabled', String(target < 0));
    }
  });
  const show = () => {
    if (position) position.textContent = `${splide.index + 1} / ${splide.length}`;
  };
  const say = () => {
    if (live) live.textContent = words(splide.index);
  };
  splide.on('mounted move', show);
  splide.on('moved', say);
  track.scrollTo({ left: 0, behavior: 'instant' });
  splide.mount();
  // A list stays one, whose entries screen readers count by themselves.
  list.setAttribute('role', 'list');
  for (const entry of list.children)
    for (const name of ['role', 'aria-roledescription', 'aria-label']) entry.removeAttribute(name);
  // It was already moved by the first touch.
  if (splide.index > 0) say();
  turnByWheel(track, splide);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-slider]')) {
  const parts = partsOf(root);
  if (parts) void rested(parts).then(() => mount(parts));
}
