/** The built site has a copy of this file of its own; both have to find what was handed in. */
const HOOK = Symbol.for('foyer.missing-text');
type Listener = (error: Error) => void;
type GlobalWithHook = typeof globalThis & { [HOOK]?: Listener };

/**
 * Lets this process go on where a text is missing: nothing is shown in its place, and the
 * listener is told. The product in use asks for that; tests, development and the build fail.
 */
export function onMissingText(listener: Listener | null): void {
  if (listener) (globalThis as GlobalWithHook)[HOOK] = listener;
  else delete (globalThis as GlobalWithHook)[HOOK];
}

/**
 * What is shown where a text is missing: nothing, as a key is of no use to anybody who reads.
 * @throws {Error} where nobody listens
 */
export function missingText(key: string, locale: unknown): string {
  const error = new Error(`There is no text ${key} in ${String(locale)}`);
  const listener = (globalThis as GlobalWithHook)[HOOK];
  if (listener === undefined) throw error;
  listener(error);
  return '';
}
