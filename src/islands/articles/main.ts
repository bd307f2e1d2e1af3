import { DocumentLoader } from '../document-loader.ts';
import { announce } from '../live-region.ts';
import { PAGE_END } from '../page-end.ts';
import { isPlainClick } from '../plain-click.ts';

/** The next articles are asked for when the end of the list is so many windows away. */
const MARGIN_PERCENT = 50;

const NEXT = '[data-more] a[rel=next]';

/** What the browser's history remembers of the list: how far it was loaded, and the place in it. */
interface HistoryState {
  readonly articles?: number;
  readonly y?: number;
}
const historyState = (): HistoryState => (history.state as HistoryState | null) ?? {};

const cardsIn = (root: ParentNode) => root.querySelector<HTMLElement>('[data-more] [data-cards]');
const pagerIn = (root: ParentNode) => root.querySelector<HTMLElement>('[data-more] [data-pager]');
const pageOf = (pager: HTMLElement | null): number => Number(pager?.dataset['page'] ?? 1);

/**
 * The media library in place. The articles of the next page come below those that are
 * there, when the end of the list comes near or by its link; the address stays, and who comes
 * back finds the list as it was left. The way to the end of the page waits until somebody is
 * in the list again. Without this, and where a page does not come, the link is a link.
 */
class ArticleList {
  readonly #loader = new DocumentLoader();
  #observer: IntersectionObserver | undefined;
  #isPaused = location.hash === PAGE_END;

  async start(list: HTMLElement): Promise<void> {
    document.addEventListener('click', (event) => this.#followLink(event, list));
    list.addEventListener('focusin', () => this.#pause(false));
    addEventListener('pagehide', () => {
      history.replaceState({ ...historyState(), y: scrollY }, '', location.href);
      // The browser would put a list that is still short at its end, perhaps after this has.
      if ((historyState().articles ?? 1) > 1) history.scrollRestoration = 'manual';
    });
    await this.#restore(list);
    this.#observeEnd();
  }

  #followLink(event: MouseEvent, list: HTMLElement): void {
    const target = event.target as Element;
    if (target.closest(`[href="${PAGE_END}"]`)) this.#pause(true);
    const next = target.closest<HTMLAnchorElement>(NEXT);
    if (!next || !isPlainClick(event)) return;
    event.preventDefault();
    if (list.hasAttribute('aria-busy')) return;
    this.#append(list, next).then(
      // Who pressed the link, which is gone now, goes on with what it brought.
      (first) => first?.querySelector('a')?.focus({ preventScroll: true }),
      // What cannot be fetched is opened as the page that it is.
      () => location.assign(next.href),
    );
  }

  /** @returns the first of the articles that came; undefined: a newer request came first */
  async #append(list: HTMLElement, next: HTMLAnchorElement): Promise<Element | undefined> {
    const skeleton = list.querySelector<HTMLElement>('[data-skeleton]');
    if (skeleton) skeleton.hidden = false;
    list.setAttribute('aria-busy', 'true');
    try {
      const page = await this.#loader.load(next.href);
      if (!page) return undefined;
      const cards = [...(cardsIn(page)?.children ?? [])];
      const pager = pagerIn(page);
      // The way back leads before the first page that is shown, not before the last one.
      pager?.querySelector('[rel=prev]')?.remove();
      cardsIn(document)?.append(...cards);
      next.closest('[data-pager]')?.replaceWith(...(pager ? [pager] : []));
      history.replaceState({ ...historyState(), articles: pageOf(pager) }, '', location.href);
      const { said = '' } = list.querySelector<HTMLElement>('[data-live]')?.dataset ?? {};
      announce(list, said.replace('{page}', pager?.querySelector('p')?.textContent ?? ''));
      return cards[0];
    } finally {
      list.removeAttribute('aria-busy');
      if (skeleton) skeleton.hidden = true;
      this.#observeEnd();
    }
  }

  #pause(isPaused: boolean): void {
    if (this.#isPaused === isPaused) return;
    this.#isPaused = isPaused;
    this.#observeEnd();
  }

  /** Waits for the list's end to come near. */
  #observeEnd(): void {
    this.#observer?.disconnect();
    const list = document.querySelector<HTMLElement>('[data-more]');
    const next = document.querySelector<HTMLAnchorElement>(NEXT);
    if (this.#isPaused || !next || !list) return;
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || list.hasAttribute('aria-busy')) return;
        // Where it does not come the link stays, and nothing asks again by itself.
        this.#append(list, next).catch(() => this.#observer?.disconnect());
      },
      { rootMargin: `0px 0px ${String(MARGIN_PERCENT)}% 0px` },
    );
    this.#observer.observe(next);
  }

  /** Brings the list back to where it was when the visitor left it. */
  async #restore(list: HTMLElement): Promise<void> {
    const { articles = 1, y } = historyState();
    for (;;) {
      const next = document.querySelector<HTMLAnchorElement>(NEXT);
      if (!next || pageOf(pagerIn(document)) >= articles) break;
      const first = await this.#append(list, next).catch(() => undefined);
      if (!first) break;
    }
    if (y !== undefined && articles > 1) scrollTo({ top: y, behavior: 'instant' });
  }
}

export const mount = (list: HTMLElement): void => void new ArticleList().start(list);
