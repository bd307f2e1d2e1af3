import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, type KeysFor, parseTarget } from './key.ts';
import type { PageStore } from './store.ts';

export interface WarmOptions {
  readonly store: PageStore;
  readonly keysFor: KeysFor;
  /** The most important first. */
  readonly paths: readonly string[];
  /** So many of them: the rest is rendered when somebody asks. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/** How often it is checked whether the server is idle. */
const POLL_MS = 5;

/**
 * Renders pages that are not cached yet, one at a time and only while no request is
 * waiting for a page. @returns how many pages were rendered and how long it took.
 */
export async function warm(options: WarmOptions): Promise<{ pages: number; ms: number }> {
  const { store, keysFor, paths, most, signal } = options;
  const started = performance.now();
  let pages = 0;
  for (const path of paths.slice(0, most)) {
    if (signal.aborted) break;
    const target = parseTarget(path);
    const address = target && addressOf(target, keysFor);
    if (!address || store.has(address.key)) continue;
    while (store.isBusy && !signal.aborted) await pause(POLL_MS);
    if (signal.aborted) break;
    await store.get(address, 'background');
    pages += 1;
  }
  return { pages, ms: Math.round(performance.now() - started) };
}
