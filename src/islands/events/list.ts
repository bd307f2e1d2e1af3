export const pagerOf = (region: ParentNode): HTMLElement | null =>
  region.querySelector('[data-pager]');

/** The number of the last page that a list shows; 1 without a pager. */
export const pageOf = (region: ParentNode): number => Number(pagerOf(region)?.dataset['page'] ?? 1);

export const nextOf = (region: ParentNode): string | null =>
  region.querySelector<HTMLAnchorElement>('[data-pager] [rel=next]')?.href ?? null;

/** Says something to screen readers. */
export function announce(region: ParentNode, text: string): void {
  const live = region.querySelector('[data-live]');
  if (live) live.textContent = text;
}

/** Puts the next page's dates below those that are there; a date that goes on grows. */
export function append(region: HTMLElement, more: HTMLElement): void {
  const dates = region.querySelector('[data-dates]');
  for (const date of more.querySelectorAll<HTMLElement>('[data-date]')) {
    const last = dates?.lastElementChild as HTMLElement | null;
    const items = last?.querySelector('[data-items]');
    if (items && last?.dataset['date'] === date.dataset['date'])
      items.append(...(date.querySelector('[data-items]')?.children ?? []));
    else dates?.append(date);
  }
  const pager = pagerOf(more);
  // The way back leads before the first page that is shown, not before the last one.
  const back = region.querySelector('[data-pager] [rel=prev]');
  pager?.querySelector('[rel=prev]')?.remove();
  if (pager && back) pager.prepend(back);
  pagerOf(region)?.replaceWith(...(pager ? [pager] : []));
}
