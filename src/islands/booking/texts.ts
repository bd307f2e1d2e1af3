import { atom } from 'nanostores';
import type de from '../../content/i18n/de/widget.json';
import { LOCALES, type Locale } from '../../lib/constants.ts';
// As files, of which the page's language is fetched: in the bundle every visitor would get both.
import deFile from '../../content/i18n/de/widget.json?url&no-inline';
import enFile from '../../content/i18n/en/widget.json?url&no-inline';

type Texts = typeof de;
type Values = Readonly<Record<string, string | number>>;
/** Texts that count have a form for one and a form for others; both languages need no more. */
type PluralKey = keyof Texts extends infer Key
  ? Key extends `${infer Name}_one`
    ? Name
    : never
  : never;

const FILES: Readonly<Record<Locale, string>> = { de: deFile, en: enFile };
export const locale: Locale =
  LOCALES.find((one) => one === document.documentElement.lang) ?? LOCALES[0];
const $texts = atom<Texts | null>(null);

/** @throws {Error} when the texts do not come */
export async function fetchTexts(): Promise<void> {
  if (!$texts.get()) $texts.set((await (await fetch(FILES[locale])).json()) as Texts);
}

/** A text of the widget with its `{{values}}`; empty before `fetchTexts`. */
export const t = (key: keyof Texts, values: Values = {}): string =>
  $texts.get()?.[key].replace(/\{\{(\w+)\}\}/gu, (_, name: string) => `${values[name]}`) ?? '';

export const tPlural = (key: PluralKey, count: number, values: Values = {}): string =>
  t(`${key}_${count === 1 ? 'one' : 'other'}`, { ...values, count });
