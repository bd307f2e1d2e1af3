import i18next, { type TFunction, type TOptions } from 'i18next';
import deEvent from '../content/i18n/de/event.json' with { type: 'json' };
import deLayout from '../content/i18n/de/layout.json' with { type: 'json' };
import deProgramme from '../content/i18n/de/programme.json' with { type: 'json' };
import deSystem from '../content/i18n/de/system.json' with { type: 'json' };
import enEvent from '../content/i18n/en/event.json' with { type: 'json' };
import enLayout from '../content/i18n/en/layout.json' with { type: 'json' };
import enProgramme from '../content/i18n/en/programme.json' with { type: 'json' };
import enSystem from '../content/i18n/en/system.json' with { type: 'json' };
import { DEFAULT_LOCALE, LOCALES, type Locale } from './constants.ts';

/** A text of the product by its key: `layout:skip`, `programme:filter.room`, with `{{values}}`. */
export type Translate = TFunction;

const instance = i18next.createInstance();
void instance.init({
  lng: DEFAULT_LOCALE,
  fallbackLng: false,
  supportedLngs: LOCALES,
  defaultNS: 'layout',
  initAsync: false,
  // Views escape what they show; escaping here too would show «&amp;» to people.
  interpolation: { escapeValue: false },
  resources: {
    de: { layout: deLayout, programme: deProgramme, event: deEvent, system: deSystem },
    en: { layout: enLayout, programme: enProgramme, event: enEvent, system: enSystem },
  },
});

/** Most texts take no values: looked up once, they are only a map's answer from then on. */
function remembering(translate: TFunction): TFunction {
  const known = new Map<string, string>();
  const look = (key: string, options?: TOptions) => {
    if (options !== undefined) return translate(key, options);
    const text = known.get(key) ?? translate(key);
    known.set(key, text);
    return text;
  };
  return look as unknown as TFunction;
}

const translators: Readonly<Record<Locale, Translate>> = {
  de: remembering(instance.getFixedT('de')),
  en: remembering(instance.getFixedT('en')),
};

/** The fixed-language `t` of one locale; safe for two visitors at once. */
export const translator = (locale: Locale): Translate => translators[locale];
