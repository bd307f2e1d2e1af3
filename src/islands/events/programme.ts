import { FETCH_MINIMUM_DELAY_MS, INFINITE_SCROLL_MARGIN_PERCENT } from '../../lib/constants.ts';
import { loadDocument, regionOf } from './load-document.ts';
import { announce, append, nextOf, pageOf, pagerOf } from './list.ts';

/** What the page around the list wants to hear of. */
export interface Listener {
  /** Something is being fetched. */
  readonly starts: () => void;
  /** It came, or it did not. */
  readonly ends: () => void;
}
let listener: Listener;
let waiting: ReturnType<typeof setTimeout> | undefined;

/*
 * The programme without this is a document of links (EV-10). This follows those
 * links in place: it fetches the page behind them and takes its list over.
 */

/** What the browser's history remembers of a list: how far it was loaded, and the place in it. */
interface Place {
  readonly until?: number;
  readonly y?: number;
}

/** Links outside the list that know what was chosen. */
const FELLOWS = '[hreflang], [rel=canonical], [rel=alternate][type]';

const addressNow = (): string => location.pathname + location.search;
/** The address of the list that is shown. */
let shown = addressNow();

const placeNow = (): Place => (history.state as Place | null) ?? {};

/** Remembers where the visitor is, for the way back. */
const remember = (): void => history.replaceState({ ...placeNow(), y: scrollY }, '', location.href);

/** What the list waits for: another choice, or more of this one; null: nothing. */
function busy(wait: 'choice' | 'more' | null): void {
  const region = regionOf(document);
  clearTimeout(waiting);
  if (wait === null) listener.ends();
  // More of the list comes before anybody looks for it.
  if (wait === 'choice') listener.starts();
  region?.setAttribute('aria-busy', String(wait !== null));
  delete region?.dataset['waits'];
  if (wait === null || !region) return;
  announce(region, region.dataset['loading'] ?? '');
  // What comes at once shows no skeleton before it (LY-18).
  waiting = setTimeout(() => (region.dataset['waits'] = wait), FETCH_MINIMUM_DELAY_MS);
}

/** The page at an address takes the place of this one; null when a newer request came first. */
async function show(address: string): Promise<HTMLElement | null> {
  busy('choice');
  const page = await loadDocument(address);
  if (page === null) return null;
  const fresh = regionOf(page);
  if (fresh === null) throw new Error(address);
  const open = document.querySelector<HTMLElement>('[data-filter][open]')?.dataset['filter'];
  regionOf(document)?.replaceWith(fresh);
  document.title = page.title;
  // The other language and search engines' idea of this page follow the choice.
  const fellows = page.querySelectorAll(FELLOWS);
  for (const [index, link] of document.querySelectorAll(FELLOWS).entries())
    link.setAttribute('href', fellows[index]?.getAttribute('href') ?? '');
  if (open !== undefined)
    fresh.querySelector<HTMLElement>(`[data-filter=${open}] > summary`)?.focus();
  busy(null);
  announce(fresh, fresh.querySelector('[data-count]')?.textContent ?? '');
  return fresh;
}

/** A choice: the list begins anew, at its top (EV-05). Without an answer the browser goes there itself. */
async function choose(address: string): Promise<void> {
  remember();
  try {
    if ((await show(address)) === null) return;
    history.pushState({}, '', address);
    shown = addressNow();
    scrollTo(0, 0);
    watch();
  } catch {
    location.assign(address);
  }
}

/** Another month of the calendar: the list and the place stay. */
async function turnMonth(address: string): Promise<void> {
  try {
    const fresh = await show(address);
    if (fresh === null) return;
    history.replaceState(placeNow(), '', address);
    shown = addressNow();
    fresh.querySelector<HTMLDetailsElement>('[data-filter=date]')?.setAttribute('open', '');
    fresh.querySelector<HTMLElement>('[data-month]:last-of-type')?.focus();
    watch();
  } catch {
    location.assign(address);
  }
}

/** The next page below this one; nothing when there is none or one is on its way (EV-06). */
async function more(): Promise<void> {
  const region = regionOf(document);
  const address = region && nextOf(region);
  if (!region || !address || region.getAttribute('aria-busy') === 'true') return;
  busy('more');
  try {
    const page = await loadDocument(address);
    const next = page && regionOf(page);
    // A page that is not above the one shown would repeat what is there (EV-05).
    if (!next || pageOf(next) <= pageOf(region)) return;
    const { length } = next.querySelectorAll('[data-event]');
    append(region, next);
    history.replaceState({ ...placeNow(), until: pageOf(region) }, '', location.href);
    announce(
      region,
      (region.dataset[length === 1 ? 'one' : 'many'] ?? '').replace('#', String(length)),
    );
  } catch {
    announce(region, region.dataset['failed'] ?? '');
  } finally {
    busy(null);
  }
  watch();
}

/** Brings a list back to where it was when the visitor left it. */
async function restore(): Promise<void> {
  const { until = 1, y = 0 } = placeNow();
  const region = regionOf(document);
  while (region && pageOf(region) < until && nextOf(region)) {
    const before = pageOf(region);
    await more();
    if (pageOf(region) === before) break;
  }
  scrollTo(0, y);
  watch();
}

let watching: IntersectionObserver | null = null;

/** Waits for the list's end to come near. */
function watch(): void {
  watching?.disconnect();
  const region = regionOf(document);
  const pager = region && pagerOf(region);
  if (!pager || !nextOf(region)) return;
  watching = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) void more();
    },
    { rootMargin: `0px 0px ${INFINITE_SCROLL_MARGIN_PERCENT}% 0px` },
  );
  watching.observe(pager);
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-programme] a');
  if (!link || !isPlain(event) || link.pathname !== location.pathname) return;
  event.preventDefault();
  void (link.dataset['month'] === undefined ? choose : turnMonth)(link.href);
}

function goBack(): void {
  // A link to a place on this page comes along here, too; the list is the same then.
  if (addressNow() === shown) return;
  void show(location.href)
    .then((fresh) => {
      shown = addressNow();
      return fresh && restore();
    })
    .catch(() => location.reload());
}

/** Takes over the list of the page, where there is one. */
export function followInPlace(heard: Listener): void {
  listener = heard;
  if (!regionOf(document)) return;
  document.addEventListener('click', follow);
  addEventListener('popstate', goBack);
  addEventListener('pagehide', remember);
  // Back from a detail page to a list that had grown.
  if (placeNow().until) void restore();
  else watch();
}
