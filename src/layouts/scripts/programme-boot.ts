import { INFINITE_SCROLL_MARGIN_PERCENT } from '../../lib/constants.ts';

/**
 * The programme without its script is a document of links. This waits until a
 * visitor follows one of them or comes near the list's end, and only then
 * loads what replaces the list in place.
 */
const region = () => document.querySelector<HTMLElement>('[data-programme]');
const margin = `0px 0px ${INFINITE_SCROLL_MARGIN_PERCENT}% 0px`;
const load = () => import('../../islands/events/programme.ts');

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const link = target.closest<HTMLAnchorElement>('[data-programme] a');
  for (const open of document.querySelectorAll<HTMLDetailsElement>('[data-filter][open]'))
    if (!open.contains(target)) open.open = false;
  if (!link || !isPlain(event) || link.pathname !== location.pathname || link.hash) return;
  event.preventDefault();
  load().then(
    (list) => (link.dataset['month'] === undefined ? list.choose : list.turnMonth)(link.href),
    () => location.assign(link.href),
  );
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const open = document.querySelector<HTMLDetailsElement>('[data-filter][open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});

const pager = region()?.querySelector('[data-pager]');
if (pager)
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void load().then((list) => list.watch(margin));
    },
    { rootMargin: margin },
  ).observe(pager);

// Back from a detail page to a list that had grown.
const { until } = (history.state ?? {}) as { until?: number };
if (until) void load().then((list) => list.restore().then(() => list.watch(margin)));
addEventListener('pagehide', () => {
  if (until ?? scrollY) history.replaceState({ ...history.state, y: scrollY }, '');
});
