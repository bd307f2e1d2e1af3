/** The region of a document that the programme lives in. */
export const regionOf = (root: Document): HTMLElement | null =>
  root.querySelector('[data-programme]');

/** What scrolls a list: the overlay that it stands in, or the page. */
export const scrollerOf = (region: Element): Element =>
  region.closest('dialog') ?? document.documentElement;

export const pagerOf = (region: ParentNode): HTMLElement | null =>
  region.querySelector('[data-pager]');

/** The number of the last page that a list shows; 1 without a pager. */
export const pageOf = (region: ParentNode): number => Number(pagerOf(region)?.dataset['page'] ?? 1);

/** The address of the page after the last one that a list shows; null: it is the last. */
export const nextOf = (region: ParentNode): string | null =>
  region.querySelector<HTMLAnchorElement>('[data-pager] [rel=next]')?.href ?? null;

/** Puts the next page's dates below those that are there; a date that goes on grows. */
export function append(region: HTMLElement, nextRegion: HTMLElement): void {
  const dates = region.querySelector('[data-dates]');
  for (const date of nextRegion.querySelectorAll<HTMLElement>('[data-date]')) {
    const last = dates?.lastElementChild as HTMLElement | null;
    // A month goes on under the name that stands above it already.
    if (dates?.querySelector(`[data-date='${date.dataset['date']}']:not(:last-child)`)) continue;
    const items = last?.querySelector('[data-items]');
    if (items && last?.dataset['date'] === date.dataset['date'])
      items.append(...(date.querySelector('[data-items]')?.children ?? []));
    else dates?.append(date);
  }
  const pager = pagerOf(nextRegion);
  // The way back leads before the first page that is shown, not before the last one.
  const previous = region.querySelector('[data-pager] [rel=prev]');
  pager?.querySelector('[rel=prev]')?.remove();
  if (pager && previous) pager.prepend(previous);
  pagerOf(region)?.replaceWith(...(pager ? [pager] : []));
}
