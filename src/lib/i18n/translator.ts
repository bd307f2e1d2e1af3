import i18next, { type TFunction, type TOptions } from 'i18next';
import de from '../../content/i18n/de/index.ts';
import en from '../../content/i18n/en/index.ts';
import { DEFAULT_LOCALE, LOCALES, perLocale, type Locale } from '../../content/i18n/locales.ts';
import { missingText } from './missing-text.ts';

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
