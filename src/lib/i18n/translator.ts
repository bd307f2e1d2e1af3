import i18next, { type TFunction, type TOptions } from 'i18next';
import de from '../../content/i18n/de/index.ts';
import en from '../../content/i18n/en/index.ts';
import { DEFAULT_LOCALE, LOCALES, perLocale, type Locale } from '../../content/i18n/locales.ts';

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
function missingText(key: string, locale: unknown): string {
  const error = new Error(`There is no text ${key} in ${String(locale)}`);
  const listener = (globalThis as GlobalWithHook)[HOOK];
  if (listener === undefined) throw error;
  listener(error);
  return '';
}

/** A text of the product by its key: `layout:skip`, `programme:filter.room`, with `{{values}}`. */
export type Translate = TFunction;

const instance = i18next.createInstance();
void instance.init({
  lng: DEFAULT_LOCALE,
  fallbackLng: false,
  supportedLngs: LOCALES,
  defaultNS: 'layout',
  initAsync: false,
  // Views escape what they show; escaping twice would show «&amp;».
  interpolation: { escapeValue: false },
  resources: { de, en },
  appendNamespaceToMissingKey: true,
  parseMissingKeyHandler: (key: string, fallback?: string, options?: TOptions) =>
    fallback ?? missingText(key, options?.lng),
  // A group of texts is none.
  returnedObjectHandler: (key: string, _texts: string, options: TOptions) =>
    missingText(key, options.lng),
});

/** How many texts with values are cached. */
const MAX_CACHED = 5000;

/** Caches texts, as looking them up costs more than rendering them. */
function memoize(translate: TFunction): TFunction {
  const cache = new Map<string, unknown>();
  const translateCached = (key: string, options?: TOptions) => {
    const name = options === undefined ? key : `${key} ${JSON.stringify(options)}`;
    const text = cache.get(name) ?? translate(key, options ?? {});
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(name, text);
    return text;
  };
  return translateCached as unknown as TFunction;
}

const translators = perLocale((locale) => memoize(instance.getFixedT(locale)));

/** The fixed-language `t` of one locale; safe for two visitors at once. */
export const translator = (locale: Locale): Translate => translators[locale];
