import { whenIdle } from '../islands/when-idle.ts';
import type { OpeningStep } from '../lib/dates/opening-hours.ts';

/** A busy browser tells what holds now after so long, in milliseconds. */
const LATEST_MS = 500;

/** What old browsers do not know is missing. */
type Arrival = Pick<PerformanceNavigationTiming, 'transferSize' | 'responseStart'> &
  Partial<Pick<PerformanceNavigationTiming, 'serverTiming'>>;

/**
 * How far the device's clock is ahead of the server's, in ms. The server says its time
 * beside each page (`http/response/send.ts`); a page out of the browser's cache knows none.
 */
function clockError(): number {
  const [page] = performance.getEntriesByType('navigation') as unknown as Arrival[];
  const server = page?.transferSize && page.serverTiming?.find(({ name }) => name === 'now');
  return server ? Date.now() - performance.now() + page.responseStart - server.duration : 0;
}

/** A cached page carries what is said in the days to come; what holds now is read from the clock. */
const place = document.querySelector<HTMLElement>('[data-opening]');
if (place) {
  const steps = JSON.parse(place.dataset['opening'] ?? '[]') as readonly OpeningStep[];
  const error = clockError();
  let shown: OpeningStep | undefined;
  const showState = () => {
    const step = steps.filter(([at]) => at * 1000 <= Date.now() - error).pop();
    if (!step || step === shown) return;
    shown = step;
    const [, state, text, link = -1] = step;
    const links = place.nextElementSibling as HTMLTemplateElement | null;
    place.replaceChildren(links?.content.children[link]?.cloneNode(true) ?? text);
    place.parentElement?.setAttribute('data-state', state);
  };
  whenIdle(showState, LATEST_MS);
  setInterval(showState, 60_000);
}
