import { TIME_ZONE } from '../../lib/constants.ts';
import { whenIdle } from '../../islands/when-idle.ts';
import { openingLabelAt, type OpeningPlan } from '../../lib/dates/opening-hours.ts';

/** A busy browser tells what holds now after so long, in milliseconds. */
const LATEST_MS = 500;

/**
 * TR-03: how far the device's clock is ahead of the server's, in ms. The server says its time
 * beside each page (`http/response/send.ts`); a page out of the browser's cache knows none.
 */
function clockError(): number {
  const [page] = performance.getEntriesByType(
    'navigation',
  ) as Partial<PerformanceNavigationTiming>[];
  const server = page?.transferSize && page.serverTiming?.find(({ name }) => name === 'now');
  return server ? Date.now() - performance.now() + (page.responseStart ?? 0) - server.duration : 0;
}

/** OH-02: a cached page carries the plan of days; what holds now is read from the clock. */
const place = document.querySelector<HTMLElement>('[data-opening]');
if (place) {
  const plan = JSON.parse(place.dataset['opening'] ?? '[]') as OpeningPlan;
  const error = clockError();
  const showState = () => {
    // Swedish writes a moment as «2026-11-20 19:30:00».
    const [day = '', time = ''] = new Date(Date.now() - error)
      .toLocaleString('sv', { timeZone: TIME_ZONE })
      .split(' ');
    const label = openingLabelAt(plan, day, time.slice(0, 5));
    const { state } = label;
    if (state === 'alternative') {
      const link = document.createElement(label.url ? 'a' : 'span');
      if (label.url) link.setAttribute('href', label.url);
      link.textContent = label.text;
      place.replaceChildren(link);
    } else {
      const text = place.dataset[state] ?? '';
      place.textContent = 'time' in label ? text.replace('{time}', label.time) : text;
    }
    place.parentElement?.setAttribute('data-state', state);
  };
  // Clocks of other time zones take a browser long the first time (40 ms on a fast machine).
  whenIdle(showState, LATEST_MS);
  setInterval(showState, 60_000);
}
