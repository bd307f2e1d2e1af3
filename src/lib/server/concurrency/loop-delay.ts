import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 50;
const NANOSECONDS = 1e9;

/** How late the timers of this process are: the longest since it was asked last, in seconds. */
export function loopDelay(): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return () => {
    const seconds = Math.max(0, delays.max / NANOSECONDS - RESOLUTION_MS / 1000);
    delays.reset();
    return Number.isFinite(seconds) ? seconds : 0;
  };
}
