/*
 * IN-01: what a browser, a device or a line cannot do, said where it is so. The notices are in
 * every page, hidden; those for browsers without scripts or styles need no script.
 */

/** Slower than this a page of 30 KB takes longer than five seconds, in bytes a millisecond. */
const SLOW_LINE = 6;
/** Smaller answers say nothing of a line. */
const LEAST_BYTES = 5000;

interface Device {
  readonly connection?: { readonly effectiveType?: string };
  readonly deviceMemory?: number;
  readonly hardwareConcurrency?: number;
}

const notice = (name: string): HTMLElement | null => document.querySelector(`[data-info=${name}]`);

/** @returns the notice, shown or hidden */
export function showInfo(name: string, isShown = true): HTMLElement | null {
  const element = notice(name);
  if (element) element.hidden = !isShown;
  return element;
}

/** As the browser says, else as this page came. */
function isSlow({ connection }: Device): boolean {
  if (connection?.effectiveType) return connection.effectiveType.includes('2g');
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.transferSize < LEAST_BYTES) return false;
  return page.transferSize / (page.responseEnd - page.requestStart) < SLOW_LINE;
}

const isCopy = 'copy' in document.documentElement.dataset;
const lineChanged = () => showInfo('offline', isCopy || !navigator.onLine);

export function startInfoLayer(): void {
  const device = navigator as Device;
  lineChanged();
  addEventListener('online', lineChanged);
  addEventListener('offline', lineChanged);
  if (navigator.onLine && isSlow(device)) showInfo('slow');
  if ((device.deviceMemory ?? 8) < 1 || device.hardwareConcurrency === 1) showInfo('weak');
}
