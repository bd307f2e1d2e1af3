import { topModules } from '../canvas/dom.ts';
import { whenIdle } from '../../when-idle.ts';

/** So many modules are more than a screen, or two of them. */
const FIRST = 16;
/** Modules that one step lays out: a frame of 16 ms has time for about so many. */
const STEP = 8;
/** A busy browser lays out the next ones after so long, in milliseconds. */
const LATEST_MS = 300;

interface Work {
  /** Has a module, and those in it, chosen and written in. */
  readonly prepare: (module: HTMLElement) => void;
  /** When the whole page is laid out as visitors get it. */
  readonly onDone: () => void;
}

/**
 * Prepares the first modules at once. The others, which the page left for later because they are
 * far below the screen, are prepared and laid out a few at a time, so that no key waits for it;
 * all of them are prepared as soon as somebody presses something.
 */
export function layOutRest({ prepare, onDone }: Work): void {
  const modules = topModules();
  modules.slice(0, FIRST).forEach(prepare);
  const rest = modules.slice(FIRST);
  const prepareRest = (): void => {
    removeEventListener('pointerdown', prepareRest, true);
    removeEventListener('keydown', prepareRest, true);
    rest.splice(0).forEach(prepare);
  };
  addEventListener('pointerdown', prepareRest, true);
  addEventListener('keydown', prepareRest, true);
  const waiting = modules.slice();
  const step = (): void => {
    const next = waiting.splice(0, STEP);
    for (const module of next) module.style.contentVisibility = 'visible';
    rest.splice(0, STEP).forEach(prepare);
    if (waiting.length > 0) {
      whenIdle(step, LATEST_MS);
      return;
    }
    prepareRest();
    document.documentElement.dataset['editing'] = 'open';
    for (const module of topModules()) module.style.removeProperty('content-visibility');
    onDone();
  };
  whenIdle(step, LATEST_MS);
}
