/**
 * Every fixed number of the product, once (LM-01). Units are in the name.
 * Source: the specification, section 9, unless a comment says otherwise.
 */

export const LOCALES = ['de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'de';
export const INTL_LOCALE: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' };

export const TIME_ZONE = 'Europe/Berlin';
export const CURRENCY = 'EUR';

export const COOKIE = {
  locale: 'locale',
  alertDismissed: 'alert_dismissed',
  cartAmount: 'cartAmount',
  cartUrl: 'cartUrl',
  consent: 'cookie_consent_settings',
  csrf: 'csrftoken',
  session: 'foyer_session',
} as const;
export const LOCALE_COOKIE_DAYS = 365;
/** How long a closed alert stays closed; the specification names no figure, a season is enough. */
export const ALERT_COOKIE_DAYS = 180;

export const EVENT_PAGE_SIZE = 10;
/** The next page is asked for when the trigger is this far (in viewport heights, percent) away. */
export const INFINITE_SCROLL_MARGIN_PERCENT = 170;
export const FETCH_MINIMUM_DELAY_MS = 200;
export const SCROLL_ANIMATION_MS = 600;

export const HASH_SCROLL_DELAY_MS = 1000;
export const HASH_SCROLL_OFFSET_PX = 130;
export const HASH_SCROLL_RETRY_MS = 250;
export const HASH_SCROLL_RETRIES = 100;

/** The header changes state after this share of the window's height. */
export const HEADER_STATE_SCREENS = 0.25;
/** Sticky buttons appear after this share of the window's height. */
export const STICKY_BUTTONS_SCREENS = 0.5;

export const PRICE_LIST_COLLAPSES_ABOVE = 2;

export const CHUNK_RELOAD_GUARD_MS = 60_000;

export const STATUS_MOVED_PERMANENTLY = 301;
export const STATUS_OFFLINE = 503;

export const INSTANCE_NAME = 'live';

/** Part of an address that opens the event overlay; not in the specification, which names only the query. */
export const OVERLAY_HASH = 'overlay';
