/**
 * The interface between the built site and the page store of the serving process. The build
 * is a bundle with its own copy of every module, so the two sides share no state: a page
 * describes itself in response headers (removed before sending), and invalidation goes
 * through one hook on globalThis.
 */

/** When the page changes by itself: milliseconds since 1970. */
export const EXPIRES_HEADER = 'foyer-expires';
/** What the page showed: tags, percent-encoded, separated by commas. */
export const TAGS_HEADER = 'foyer-tags';

export interface Invalidation {
  readonly tags: readonly string[];
  /** Paths without query: every cached combination of their query keys is invalidated. */
  readonly paths: readonly string[];
}

const HOOK = Symbol.for('foyer.page-store.invalidate');
type GlobalWithHook = typeof globalThis & { [HOOK]?: (change: Invalidation) => void };

/** Registers the hook of the serving process; null removes it. */
export function onInvalidate(hook: ((change: Invalidation) => void) | null): void {
  if (hook) (globalThis as GlobalWithHook)[HOOK] = hook;
  else delete (globalThis as GlobalWithHook)[HOOK];
}

/** Called inside the build. Without a serving process (dev, tests of a page) it does nothing. */
export function invalidatePages(change: Invalidation): void {
  (globalThis as GlobalWithHook)[HOOK]?.(change);
}

export const writeTags = (tags: readonly string[]): string =>
  tags.map((tag) => encodeURIComponent(tag)).join(',');

export const readTags = (value: string): readonly string[] =>
  value === '' ? [] : value.split(',').map((tag) => decodeURIComponent(tag));
