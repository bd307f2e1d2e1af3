import type de from '../../content/i18n/de/booking.json';
import { LOCALES, type Locale } from '../../lib/constants.ts';
// As files, of which the page's language is fetched: in the bundle every visitor would get both.
import deFile from '../../content/i18n/de/booking.json?url&no-inline';
import enFile from '../../content/i18n/en/booking.json?url&no-inline';

type Texts = (typeof de)['widget'];
type Values = Readonly<Record<string, string | number>>;
/** Texts that count have a form for one and a form for others; both languages need no more. */
type Counted = keyof Texts extends infer Key
  ? Key extends `${infer Name}_one`
    ? Name
    : never
  : never;

const FILES: Readonly<Record<Locale, string>> = { de: deFile, en: enFile };
export const locale: Locale =
  LOCALES.find((one) => one === document.documentElement.lang) ?? LOCALES[0];
let texts: Texts;

/** @throws {Error} when the texts do not come */
export async function fetchWords(): Promise<void> {
  texts ??= ((await (await fetch(FILES[locale])).json()) as { widget: Texts }).widget;
}

/** A text of the widget with its `{{values}}`. */
export const words = (key: keyof Texts, values: Values = {}): string =>
  texts[key].replace(/\{\{(\w+)\}\}/gu, (_, name: string) => `${values[name]}`);

export const counted = (key: Counted, count: number, values: Values = {}): string =>
  words(`${key}_${count === 1 ? 'one' : 'other'}`, { ...values, count });
