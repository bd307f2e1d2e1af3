/**
 * Does something when the browser has nothing better to do.
 * @param latestMs a busy browser does it after so long, in milliseconds
 */
export function whenIdle(work: () => void, latestMs: number): void {
  // Safari has no idle time to give.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, 0);
}
