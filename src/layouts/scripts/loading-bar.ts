import {
  LOADING_BAR_DELAY_MS,
  LOADING_BAR_DURATION_MS,
  LOADING_BAR_HIDE_MS,
} from '../../lib/constants.ts';

/** LY-17: the bar is drawn by the style sheet (styles/motion.css) while the root says so. */
const { dataset } = document.documentElement;
let timer: ReturnType<typeof setTimeout> | undefined;

const after = (ms: number, what: () => void) => {
  clearTimeout(timer);
  timer = setTimeout(what, ms);
};

/** Something is on its way: the bar comes if it takes longer than a moment. */
export function startLoading(): void {
  after(LOADING_BAR_DELAY_MS, () => {
    dataset['bar'] = 'on';
    // A link may also lead to a file, and the page stays.
    after(LOADING_BAR_DURATION_MS, endLoading);
  });
}

/** It is there. */
export function endLoading(): void {
  clearTimeout(timer);
  if (!dataset['bar']) return;
  dataset['bar'] = 'done';
  after(LOADING_BAR_HIDE_MS, () => delete dataset['bar']);
}

/** The same page in the other language looks the same at once: no bar for it. */
const WITHOUT_BAR = '[hreflang],[target],[download]';

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented || link.matches(WITHOUT_BAR)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { origin, pathname, search } = location;
  const isHere = link.hash !== '' && link.pathname + link.search === pathname + search;
  if (link.origin === origin && !isHere) startLoading();
});
addEventListener('submit', ({ defaultPrevented, target }) => {
  if (!defaultPrevented && (target as HTMLFormElement).method !== 'dialog') startLoading();
});
// The page comes back as it was left.
addEventListener('pageshow', endLoading);
