import {
  LOADING_BAR_DELAY_MS,
  LOADING_BAR_DURATION_MS,
  LOADING_BAR_HIDE_MS,
} from '../lib/constants.ts';
import { isPlainClick } from '../islands/plain-click.ts';

/** The bar is drawn by the style sheet (styles/motion.css) while the root says so. */
const { dataset } = document.documentElement;

class LoadingBar {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The bar comes if loading takes longer than a moment; a list within its page has smaller steps. */
  start(of: 'on' | 'list' = 'on'): void {
    this.#after(LOADING_BAR_DELAY_MS, () => {
      dataset['bar'] = of;
      // A link may also lead to a file, and the page stays.
      this.#after(LOADING_BAR_DURATION_MS, () => this.end());
    });
  }

  end(): void {
    clearTimeout(this.#timer);
    if (!dataset['bar']) return;
    dataset['bar'] = 'done';
    this.#after(LOADING_BAR_HIDE_MS, () => delete dataset['bar']);
  }

  #after(ms: number, action: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, ms);
  }
}

export const loadingBar = new LoadingBar();

/** The same page in the other language looks the same at once: no bar for it. */
const WITHOUT_BAR = '[hreflang],[target],[download]';

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented || !isPlainClick(event) || link.matches(WITHOUT_BAR)) return;
  const { origin, pathname, search } = location;
  const isHere = link.hash !== '' && link.pathname + link.search === pathname + search;
  if (link.origin === origin && !isHere) loadingBar.start();
});
addEventListener('submit', ({ defaultPrevented, target }) => {
  if (!defaultPrevented && (target as HTMLFormElement).method !== 'dialog') loadingBar.start();
});
// The page comes back as it was left.
addEventListener('pageshow', () => loadingBar.end());
