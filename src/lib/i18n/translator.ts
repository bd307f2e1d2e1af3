import i18next, { type TFunction, type TOptions } from 'i18next';
import deBooking from '../../content/i18n/de/booking.json' with { type: 'json' };
import deEditing from '../../content/i18n/de/editing.json' with { type: 'json' };
import deEvent from '../../content/i18n/de/event.json' with { type: 'json' };
import deFields from '../../content/i18n/de/fields.json' with { type: 'json' };
import deFavourites from '../../content/i18n/de/favourites.json' with { type: 'json' };
import deLayout from '../../content/i18n/de/layout.json' with { type: 'json' };
import deMagazine from '../../content/i18n/de/magazine.json' with { type: 'json' };
import deModules from '../../content/i18n/de/modules.json' with { type: 'json' };
import deRecords from '../../content/i18n/de/records.json' with { type: 'json' };
import deSearch from '../../content/i18n/de/search.json' with { type: 'json' };
import deProgramme from '../../content/i18n/de/programme.json' with { type: 'json' };
import deShop from '../../content/i18n/de/shop.json' with { type: 'json' };
import deSystem from '../../content/i18n/de/system.json' with { type: 'json' };
import deUpload from '../../content/i18n/de/upload.json' with { type: 'json' };
import deUser from '../../content/i18n/de/user.json' with { type: 'json' };
import deValidation from '../../content/i18n/de/validation.json' with { type: 'json' };
import deWaiting from '../../content/i18n/de/waiting.json' with { type: 'json' };
import deWebshop from '../../content/i18n/de/webshop.json' with { type: 'json' };
import enBooking from '../../content/i18n/en/booking.json' with { type: 'json' };
import enEditing from '../../content/i18n/en/editing.json' with { type: 'json' };
import enEvent from '../../content/i18n/en/event.json' with { type: 'json' };
import enFields from '../../content/i18n/en/fields.json' with { type: 'json' };
import enFavourites from '../../content/i18n/en/favourites.json' with { type: 'json' };
import enLayout from '../../content/i18n/en/layout.json' with { type: 'json' };
import enMagazine from '../../content/i18n/en/magazine.json' with { type: 'json' };
import enModules from '../../content/i18n/en/modules.json' with { type: 'json' };
import enRecords from '../../content/i18n/en/records.json' with { type: 'json' };
import enSearch from '../../content/i18n/en/search.json' with { type: 'json' };
import enProgramme from '../../content/i18n/en/programme.json' with { type: 'json' };
import enShop from '../../content/i18n/en/shop.json' with { type: 'json' };
import enSystem from '../../content/i18n/en/system.json' with { type: 'json' };
import enUpload from '../../content/i18n/en/upload.json' with { type: 'json' };
import enUser from '../../content/i18n/en/user.json' with { type: 'json' };
import enValidation from '../../content/i18n/en/validation.json' with { type: 'json' };
import enWaiting from '../../content/i18n/en/waiting.json' with { type: 'json' };
import enWebshop from '../../content/i18n/en/webshop.json' with { type: 'json' };
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';

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
    de: {
      layout: deLayout,
      programme: deProgramme,
      booking: deBooking,
      editing: deEditing,
      event: deEvent,
      favourites: deFavourites,
      fields: deFields,
      shop: deShop,
      system: deSystem,
      upload: deUpload,
      user: deUser,
      validation: deValidation,
      waiting: deWaiting,
      webshop: deWebshop,
      search: deSearch,
      records: deRecords,
      modules: deModules,
      magazine: deMagazine,
    },
    en: {
      layout: enLayout,
      programme: enProgramme,
      booking: enBooking,
      editing: enEditing,
      event: enEvent,
      favourites: enFavourites,
      fields: enFields,
      shop: enShop,
      system: enSystem,
      upload: enUpload,
      user: enUser,
      validation: enValidation,
      waiting: enWaiting,
      webshop: enWebshop,
      search: enSearch,
      records: enRecords,
      modules: enModules,
      magazine: enMagazine,
    },
  },
});

/** Texts with values: months, counts and names come again and again, up to so many. */
const MOST_REMEMBERED = 5000;

/** Looking a text up costs more than showing it; once done it is a map's answer. */
function remembering(translate: TFunction): TFunction {
  const known = new Map<string, unknown>();
  const look = (key: string, options?: TOptions) => {
    const name = options === undefined ? key : `${key} ${JSON.stringify(options)}`;
    const text = known.get(name) ?? translate(key, options ?? {});
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(name, text);
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
