/**
 * What a page says to the page store about itself, between the built site and
 * the process that serves it. The build is a bundle with copies of its own of
 * every module, so the two sides share no state: a page speaks in response
 * headers (never sent to anyone), and invalidation goes over one hook on globalThis.
 */

/** When the page changes by itself: milliseconds since 1970. */
export const EXPIRES_HEADER = 'foyer-expires';
/** What the page showed: tags, percent-encoded, separated by commas. */
export const TAGS_HEADER = 'foyer-tags';

export interface Invalidation {
  readonly tags: readonly string[];
  /** Paths without query: every kept combination of their query keys is meant. */
  readonly paths: readonly string[];
}

const HOOK = Symbol.for('foyer.page-store.invalidate');
type Hooked = typeof globalThis & { [HOOK]?: (change: Invalidation) => void };

/** Registered once by the serving process; null takes it away. */
export function onInvalidate(hook: ((change: Invalidation) => void) | null): void {
  if (hook) (globalThis as Hooked)[HOOK] = hook;
  else delete (globalThis as Hooked)[HOOK];
}

/** Called inside the build. Without a serving process (dev, tests of a page) nothing is kept. */
export function invalidateKept(change: Invalidation): void {
  (globalThis as Hooked)[HOOK]?.(change);
}

export const writeTags = (tags: readonly string[]): string =>
  tags.map((tag) => encodeURIComponent(tag)).join(',');

export const readTags = (value: string): readonly string[] =>
  value === '' ? [] : value.split(',').map((tag) => decodeURIComponent(tag));
