import { Splide, type Options } from '@splidejs/splide';
import { SLIDER_SPACING_PX, SLIDES_PER_VIEW } from '../../lib/constants.ts';

/** A pause so long, in ms, begins a new gesture; what comes sooner is the momentum of the last one. */
const GESTURE_PAUSE_MS = 150;

/** Two fingers sideways on a touchpad turn one slide a gesture, as they did while the list scrolled. */
function addWheelNavigation(track: HTMLElement, splide: Splide): void {
  let last = 0;
  track.addEventListener(
    'wheel',
    (event) => {
      const { deltaX, deltaY, timeStamp } = event;
      if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
      event.preventDefault();
      if (timeStamp - last > GESTURE_PAUSE_MS) splide.go(deltaX > 0 ? '>' : '<');
      last = timeStamp;
    },
    { passive: false },
  );
}

/*
 * A slider that was touched becomes one that turns, by Splide: arrows, keys,
 * swipes, its position announced. Until then, and without scripts, it is a list that scrolls.
 * Splide makes markup of text only where it has to invent arrows; ours are in the page.
 */

/** So long nothing may have moved before a scrolled list is taken over, in ms. */
const STILL_MS = 80;

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
function untilStill({ root, track }: Parts): Promise<void> {
  let left = -1;
  return new Promise((resolve) => {
    const check = () => {
      if (root.dataset['held'] !== 'touchstart' && track.scrollLeft === left) {
        resolve();
        return;
      }
      left = track.scrollLeft;
      setTimeout(check, STILL_MS);
    };
    check();
  });
}

/** Gives the markup the classes that Splide looks for. */
function addClasses({ root, track, list, arrows }: Parts, position: Element | undefined): void {
  root.classList.add('splide');
  position?.parentElement?.classList.add('splide__arrows');
  track.classList.add('splide__track');
  list.classList.add('splide__list');
  for (const entry of list.children) entry.classList.add('splide__slide');
  arrows.forEach((arrow, index) =>
    arrow.classList.add(`splide__arrow--${index === 0 ? 'prev' : 'next'}`),
  );
}

/** The slide that it begins with: a press whose scrolling has not begun yet (load-slider.ts) counts. */
function startOf({ track, list }: Parts): number {
  const [from, by] = track.dataset['held']?.split(' ') ?? [];
  const shown = Math.round(track.scrollLeft / (track.clientWidth + SLIDER_SPACING_PX));
  const start = shown + (from === String(track.scrollLeft) ? Number(by) : 0);
  return Math.max(0, Math.min(start, list.children.length - 1));
}

function optionsOf(parts: Parts): Options {
  const { root, arrows } = parts;
  const [prev = '', next = ''] = arrows.map((arrow) => arrow.getAttribute('aria-label') ?? '');
  return {
    start: startOf(parts),
    perPage: SLIDES_PER_VIEW,
    gap: SLIDER_SPACING_PX,
    flickMaxPages: 1,
    keyboard: 'focused',
    pagination: false,
    // Whole slides read aloud would be too much; the position is announced instead.
    live: false,
    label: root.getAttribute('aria-label') ?? '',
    i18n: {
      prev,
      next,
      first: next,
      last: prev,
      carousel: root.getAttribute('aria-roledescription') ?? '',
    },
  };
}

function turn(parts: Parts): void {
  const { root, track, list } = parts;
  const { said = '' } = root.dataset;
  const [position, liveRegion] = root.querySelectorAll('[data-position], [aria-live]');
  addClasses(parts, position);
  const splide = new Splide(root, optionsOf(parts));
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
  const showPosition = () => {
    if (position) position.textContent = `${splide.index + 1} / ${splide.length}`;
  };
  const announcePosition = () => {
    if (liveRegion)
      liveRegion.textContent = said
        .replace('{n}', `${splide.index + 1}`)
        .replace('{all}', `${list.children.length}`);
  };
  splide.on('mounted move', showPosition);
  splide.on('moved', announcePosition);
  track.scrollTo({ left: 0, behavior: 'instant' });
  splide.mount();
  // A list stays one, whose entries screen readers count by themselves.
  list.setAttribute('role', 'list');
  for (const entry of list.children)
    for (const name of ['role', 'aria-roledescription', 'aria-label']) entry.removeAttribute(name);
  // It was already moved by the first touch.
  if (splide.index > 0) announcePosition();
  addWheelNavigation(track, splide);
}

const mounted = new WeakSet<HTMLElement>();

export function mount(root: HTMLElement): void {
  const parts = partsOf(root);
  if (!parts || mounted.has(root)) return;
  mounted.add(root);
  void untilStill(parts).then(() => turn(parts));
}
