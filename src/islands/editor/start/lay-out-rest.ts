import { topModules } from '../canvas/dom.ts';
import { whenIdle } from '../../when-idle.ts';

/** Modules that one step lays out: a frame of 16 ms has time for about so many. */
const STEP = 8;
/** A busy browser lays out the next ones after so long, in milliseconds. */
const LATEST_MS = 300;

/**
 * Lays out what the page left for later, because it is far below the screen: a few modules at a
 * time, so that no key waits for it.
 * @param onDone when the whole page is laid out as visitors get it
 */
export function layOutRest(onDone: () => void): void {
  const waiting = topModules().slice();
  const step = (): void => {
    for (const module of waiting.splice(0, STEP)) module.style.contentVisibility = 'visible';
    if (waiting.length > 0) {
      whenIdle(step, LATEST_MS);
      return;
    }
    document.documentElement.dataset['editing'] = 'open';
    for (const module of topModules()) module.style.removeProperty('content-visibility');
    onDone();
  };
  whenIdle(step, LATEST_MS);
}
