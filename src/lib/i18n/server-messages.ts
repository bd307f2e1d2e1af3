import { DEFAULT_LOCALE, type Locale } from '../../content/i18n/locales.ts';
import { INTL_LOCALE } from '../constants.ts';
import de from '../../content/i18n/de/server.json' with { type: 'json' };
import en from '../../content/i18n/en/server.json' with { type: 'json' };

const TEXTS = { de, en };

/** What 405 says; the server in front of the pages loads no other texts. */
export const methodMessage = (
  methods: readonly string[],
  locale: Locale | null = DEFAULT_LOCALE,
): string => TEXTS[locale ?? DEFAULT_LOCALE].methods.replace('{{methods}}', methods.join(', '));

/** What 400 says of an address that is none. */
export const badAddressMessage = (locale: Locale | null): string =>
  TEXTS[locale ?? DEFAULT_LOCALE].badAddress;

/** What the pages of errors say that the server in front of the pages makes itself. */
export const errorTexts = (locale: Locale | null) => TEXTS[locale ?? DEFAULT_LOCALE].error;

/** By what name a failed request is found in the log; undefined: it has none. */
export const referenceText = (id: string, locale: Locale | null): string | undefined =>
  id === '' ? undefined : errorTexts(locale).reference.replace('{{id}}', id);

/** What 413 says. */
export const tooLargeMessage = (bytes: number, locale: Locale | null): string => {
  const language = locale ?? DEFAULT_LOCALE;
  const number = bytes.toLocaleString(INTL_LOCALE[language]);
  return TEXTS[language].tooLarge.replace('{{bytes}}', number);
};

type StatusTexts = typeof TEXTS.de.status;

/** What a status of the server itself says to whoever calls the API: its code, and its words. */
const STATUS: Readonly<
  Record<number, readonly [code: string, text: (texts: StatusTexts) => string]>
> = {
  400: ['invalid', (texts) => texts.badRequest],
  404: ['not_found', (texts) => texts.noCall],
  408: ['timeout', (texts) => texts.timeout],
  413: ['too_large', (texts) => texts.tooLong],
  417: ['expectation_failed', (texts) => texts.expectation],
  421: ['misdirected', (texts) => texts.misdirected],
  431: ['too_large', (texts) => texts.tooLong],
};

/** The failure that a status of the server itself is to whoever calls the API. */
export function statusFailure(
  status: number,
  locale: Locale | null,
): { readonly code: string; readonly message: string } {
  const { status: texts } = TEXTS[locale ?? DEFAULT_LOCALE];
  const [code, text] = STATUS[status] ?? (['failed', (all: StatusTexts) => all.failed] as const);
  return { code, message: text(texts) };
}
