import { loadDocument } from './load-document.ts';
import { announce, append, nextOf, pageOf, pagerOf, regionOf } from './list.ts';

/** What the browser's history remembers of a list: how far it was loaded, and the place in it. */
interface Place {
  readonly until?: number;
  readonly y?: number;
}

const placeNow = (): Place => (history.state as Place | null) ?? {};

/** Remembers where the visitor is, for the way back. */
export const remember = (): void =>
  history.replaceState({ ...placeNow(), y: scrollY }, '', location.href);

function busy(isBusy: boolean): void {
  const region = regionOf(document);
  region?.setAttribute('aria-busy', String(isBusy));
  if (isBusy && region) announce(region, region.dataset['loading'] ?? '');
}

/** The page at an address takes the place of this one; null when a newer request came first. */
async function show(address: string): Promise<HTMLElement | null> {
  busy(true);
  const page = await loadDocument(address);
  if (page === null) return null;
  const fresh = regionOf(page);
  if (fresh === null) throw new Error(address);
  const open = document.querySelector<HTMLElement>('[data-filter][open]')?.dataset['filter'];
  regionOf(document)?.replaceWith(fresh);
  document.title = page.title;
  document
    .querySelector('link[rel=canonical]')
    ?.setAttribute('href', page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '');
  if (open !== undefined) fresh.querySelector<HTMLElement>(`[data-filter=${open}] > summary`)?.focus();
  announce(fresh, fresh.querySelector('[data-count]')?.textContent ?? '');
  return fresh;
}

/** A choice: the list begins anew, at its top (EV-05). Without an answer the browser goes there itself. */
export async function choose(address: string): Promise<void> {
  remember();
  try {
    if ((await show(address)) === null) return;
    history.pushState({}, '', address);
    scrollTo(0, 0);
    watch();
  } catch {
    location.assign(address);
  }
}

/** Another month of the calendar: the list and the place stay. */
export async function turnMonth(address: string): Promise<void> {
  try {
    const fresh = await show(address);
    if (fresh === null) return;
    history.replaceState(placeNow(), '', address);
    fresh.querySelector<HTMLDetailsElement>('[data-filter=date]')?.setAttribute('open', '');
    fresh.querySelector<HTMLElement>('[data-month]:last-of-type')?.focus();
    watch();
  } catch {
    location.assign(address);
  }
}

/** The next page below this one; nothing when there is none or one is on its way (EV-06). */
export async function more(): Promise<void> {
  const region = regionOf(document);
  const address = region && nextOf(region);
  if (!region || !address || region.getAttribute('aria-busy') === 'true') return;
  busy(true);
  try {
    const page = await loadDocument(address);
    const next = page && regionOf(page);
    // A page that is not above the one shown would repeat what is there (EV-05).
    if (!next || pageOf(next) <= pageOf(region)) return;
    const { length } = next.querySelectorAll('[data-event]');
    append(region, next);
    history.replaceState({ ...placeNow(), until: pageOf(region) }, '', location.href);
    announce(region, (region.dataset[length === 1 ? 'one' : 'many'] ?? '').replace('#', String(length)));
  } catch {
    announce(region, region.dataset['failed'] ?? '');
  } finally {
    busy(false);
  }
  watch();
}

/** Brings a list back to where it was when the visitor left it. */
export async function restore({ until = 1, y = 0 } = placeNow()): Promise<void> {
  const region = regionOf(document);
  while (region && pageOf(region) < until && nextOf(region)) await more();
  scrollTo(0, y);
}

let watching: IntersectionObserver | null = null;
/** Waits for the list's end to come near. Set by the page's own small script. */
let margin = '0px';

export function watch(rootMargin = margin): void {
  margin = rootMargin;
  watching?.disconnect();
  const region = regionOf(document);
  const pager = region && pagerOf(region);
  if (!pager || !nextOf(region)) return;
  watching = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void more();
    },
    { rootMargin },
  );
  watching.observe(pager);
}

addEventListener('popstate', () => {
  void show(location.href)
    .then((fresh) => fresh && restore())
    .then(() => watch())
    .catch(() => location.reload());
});
