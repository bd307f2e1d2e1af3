import { FETCH_MINIMUM_DELAY_MS, INFINITE_SCROLL_MARGIN_PERCENT } from '../../lib/constants.ts';
import { announce } from '../live-region.ts';
import { PAGE_END } from '../page-end.ts';
import { isPlainClick } from '../plain-click.ts';
import { append, nextOf, pageOf, pagerOf, regionOf, scrollerOf } from './list-dom.ts';
import { $programmeLoading, $programmeQuery, programmeLoader } from './programme-query.ts';

/*
 * The programme without this is a document of links. This follows those
 * links in place: it fetches the page behind them and takes its list over. That
 * list is the page's own, or stands in the overlay: a document has one.
 */

/** What the browser's history remembers of a list: how far it was loaded, and the place in it. */
interface HistoryState {
  readonly until?: number;
  readonly y?: number;
  /** The query of the list in the overlay, which is open then. */
  readonly overlay?: string;
}

/** Links outside the list that repeat its query. */
const LINKS_WITH_QUERY = '[hreflang], [rel=canonical], [rel=alternate][type]';

export const historyState = (): HistoryState => (history.state as HistoryState | null) ?? {};

const saveScrollPosition = (): void => {
  const region = regionOf(document);
  // What stands in the closed overlay is no place in the page.
  if (region && region.closest('dialog')?.open !== false)
    history.replaceState({ ...historyState(), y: scrollerOf(region).scrollTop }, '');
};

/** The list of the page, with its query in `$programmeQuery`. */
class ProgrammeList {
  /** While the list stands in the overlay: writes its query into the address. */
  declare onChoice: ((search: string) => void) | undefined;
  #skeletonTimer: ReturnType<typeof setTimeout> | undefined;
  #observer: IntersectionObserver | undefined;
  /** Somebody wants to the end of the page: it must not move away from them. */
  #isPaused = false;

  /** Takes over the list of the page, where there is one; the overlay's comes later. */
  start(): void {
    document.addEventListener('click', (event) => this.#followLink(event));
    addEventListener('pagehide', saveScrollPosition);
    if (!regionOf(document)) return;
    this.#pauseAtEnd();
    this.#setQuery(location.search);
    // Back from a detail page to a list that had grown.
    if (historyState().until) void this.restore();
    else this.observeEnd();
  }

  #setQuery(search = $programmeQuery.get()?.search ?? ''): void {
    const region = regionOf(document);
    if (region) $programmeQuery.set({ search, page: pageOf(region) });
  }

  #setLoading(loading: 'query' | 'more' | null): void {
    const region = regionOf(document);
    clearTimeout(this.#skeletonTimer);
    $programmeLoading.set(loading);
    region?.setAttribute('aria-busy', String(loading !== null));
    delete region?.dataset['waits'];
    if (loading === null || !region) return;
    announce(region, region.dataset['loading'] ?? '');
    // What comes at once shows no skeleton before it.
    this.#skeletonTimer = setTimeout(
      () => (region.dataset['waits'] = loading === 'more' ? 'more' : 'choice'),
      FETCH_MINIMUM_DELAY_MS,
    );
  }

  /**
   * The list at an address replaces this one; null when a newer request came first.
   * @param place what it replaces where the document has no list yet
   * @throws {Error} when the list does not come
   */
  async replace(address: string, place?: Element | null): Promise<HTMLElement | null> {
    this.#setLoading('query');
    const page = await programmeLoader.load(address);
    if (page === null) return null;
    const region = regionOf(page);
    if (region === null) throw new Error(address);
    const { pathname, search } = new URL(address);
    const open = document.querySelector<HTMLElement>('[data-filter][open]')?.dataset['filter'];
    (regionOf(document) ?? place)?.replaceWith(region);
    this.#setQuery(search);
    if (pathname === location.pathname) {
      document.title = page.title;
      // The other language and search engines' idea of this page follow the query.
      const links = page.querySelectorAll(LINKS_WITH_QUERY);
      for (const [index, link] of document.querySelectorAll(LINKS_WITH_QUERY).entries())
        link.setAttribute('href', links[index]?.getAttribute('href') ?? '');
    }
    if (open !== undefined)
      region.querySelector<HTMLElement>(`[data-filter=${open}] > summary`)?.focus();
    this.#setLoading(null);
    announce(region, region.querySelector('p[data-count]')?.textContent ?? '');
    return region;
  }

  /**
   * Another query: the list begins anew, at its top; for another month of the
   * calendar the list and the place stay. Without an answer the browser goes there itself.
   * The overlay has one entry in the history, so that Back closes it whatever was chosen.
   */
  async #show(address: string, isMonth: boolean): Promise<void> {
    if (!isMonth) saveScrollPosition();
    try {
      const region = await this.replace(address);
      if (region === null) return;
      const { pathname, search } = new URL(address);
      const here = pathname === location.pathname ? address : location.href;
      if (this.onChoice) this.onChoice(search);
      else if (isMonth) history.replaceState(historyState(), '', here);
      else history.pushState({}, '', here);
      if (isMonth) {
        region.querySelector<HTMLDetailsElement>('[data-filter=date]')?.setAttribute('open', '');
        region.querySelector<HTMLElement>('[data-month]:last-of-type')?.focus();
      } else scrollerOf(region).scrollTo(0, 0);
      this.observeEnd();
    } catch {
      if (programmeLoader.isAnswered) location.assign(address);
      else {
        // Nobody answered: the list stays as it is, and the page says why.
        this.#setLoading(null);
        dispatchEvent(new Event('offline'));
      }
    }
  }

  /** The next page below this one; nothing when there is none or one is on its way. */
  async #loadMore(): Promise<void> {
    const region = regionOf(document);
    const address = region && nextOf(region);
    if (!region || !address || region.getAttribute('aria-busy') === 'true') return;
    this.#setLoading('more');
    const page = await programmeLoader.load(address).catch(() => undefined);
    // A newer request has come: it says what is loaded, and nothing takes its turn.
    if (page === null) return;
    this.#setLoading(null);
    if (page) {
      const next = regionOf(page);
      // A page that is not above the one shown would repeat what is there.
      if (this.#isPaused || !next || pageOf(next) <= pageOf(region)) return;
      const { length } = next.querySelectorAll('[data-event]');
      append(region, next);
      this.#setQuery();
      history.replaceState({ ...historyState(), until: pageOf(region) }, '');
      const text = region.dataset[length === 1 ? 'one' : 'many'] ?? '';
      announce(region, text.replace('#', `${length}`));
    } else announce(region, region.dataset['failed'] ?? '');
    this.observeEnd();
  }

  /** Brings a list back to where it was when the visitor left it. */
  async restore(): Promise<void> {
    const { until = 1, y = 0 } = historyState();
    const region = regionOf(document);
    while (region && pageOf(region) < until && nextOf(region)) {
      const before = pageOf(region);
      await this.#loadMore();
      if (pageOf(region) === before) break;
    }
    if (region) scrollerOf(region).scrollTo({ top: y, behavior: 'instant' });
    this.observeEnd();
  }

  /** The way to the end of the page pauses loading until somebody is in the list again. */
  #pauseAtEnd(): void {
    const end = document.querySelector(PAGE_END);
    if (!end) return;
    // The very click that brought this script here.
    this.#isPaused = location.hash === PAGE_END;
    const pause = (isPaused: boolean) => {
      if (this.#isPaused === isPaused) return;
      this.#isPaused = isPaused;
      this.observeEnd();
    };
    document.addEventListener('click', ({ target }) => {
      if ((target as Element).closest(`[href="${PAGE_END}"]`)) pause(true);
    });
    document.addEventListener('focusin', ({ target }) => {
      if (regionOf(document)?.contains(target as Node)) pause(false);
    });
    let isSeen = false;
    new IntersectionObserver(([entry]) => {
      // It was in sight and is no more: they have gone back up.
      if (isSeen && !entry?.isIntersecting) pause(false);
      isSeen = entry?.isIntersecting ?? false;
    }).observe(end);
  }

  /** Waits for the list's end to come near. */
  observeEnd(): void {
    this.#observer?.disconnect();
    if (this.#isPaused) return;
    const region = regionOf(document);
    const pager = region && pagerOf(region);
    if (!pager || !nextOf(region)) return;
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void this.#loadMore();
      },
      {
        root: region.closest('dialog'),
        rootMargin: `0px 0px ${INFINITE_SCROLL_MARGIN_PERCENT}% 0px`,
      },
    );
    this.#observer.observe(pager);
  }

  #followLink(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-programme] a');
    if (!link || !isPlainClick(event) || link.pathname !== this.#path) return;
    event.preventDefault();
    void this.#show(link.href, link.dataset['month'] !== undefined);
  }

  /** The address of the list without a query: the page's own, or that of the button of the overlay. */
  get #path(): string | undefined {
    const region = regionOf(document);
    const button = document.querySelector<HTMLAnchorElement>('[data-overlay-open]');
    return region?.closest('dialog') ? button?.pathname : location.pathname;
  }

  /** Shows what the address of the page says, after a way through the history. */
  goBack(): void {
    // A link to a place on this page comes along here, too; the list is the same then.
    const region = regionOf(document);
    if (!region || region.closest('dialog') || $programmeQuery.get()?.search === location.search)
      return;
    void this.replace(location.href)
      .then((list) => list && this.restore())
      .catch(() => location.reload());
  }
}

export const programmeList = new ProgrammeList();
