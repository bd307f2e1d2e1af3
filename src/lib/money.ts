import { AMOUNT } from '../content/fields/amount-form.ts';
import { CURRENCY, INTL_LOCALE, LOCALES, type Locale } from './constants.ts';

/** How amounts are written: the sign where the language has it, whole ones without «.00». */
export const CURRENCY_FORMAT = {
  style: 'currency',
  currency: CURRENCY,
  trailingZeroDisplay: 'stripIfInteger',
} as const;

const formatters = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Intl.NumberFormat(INTL_LOCALE[locale], CURRENCY_FORMAT)]),
) as Record<Locale, Intl.NumberFormat>;

/** An amount (`25.00`) as people read it: without «.00», in German with a comma. */
export const formatAmount = (amount: string | number, locale: Locale): string =>
  formatters[locale].format(Number(amount));

/** A point, a comma or a space before three digits parts thousands; the other sign parts cents. */
const AMOUNTS = [
  /^(\d{1,6})(?:[.,](\d{1,2}|[-–—]))?$/u,
  /^(\d{1,3}[.\s]\d{3})(?:,(\d{1,2}|[-–—]))?$/u,
  /^(\d{1,3}[,\s]\d{3})(?:\.(\d{1,2}|[-–—]))?$/u,
];

/** An amount as people write it, as it is stored: `38`, `38,5 €`, `38.50`, `38,–`, `1.234,56`; null: none. */
export function amountFrom(text: string): string | null {
  const plain = text.replaceAll('€', '').trim();
  for (const form of AMOUNTS) {
    const [, whole = '', cents = ''] = form.exec(plain) ?? [];
    if (whole !== '')
      return `${String(Number(whole.replaceAll(/\D/gu, '')))}.${cents.replace(/\D/u, '').padEnd(2, '0')}`;
  }
  return null;
}

const decimalSign = (locale: Locale): string =>
  formatters[locale].formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** A stored amount (`38.50`) as a language's people type it; what is no amount yet stays as it is. */
export const typedAmount = (text: string, locale: Locale): string =>
  AMOUNT.test(text) ? text.replace('.', decimalSign(locale)) : text;

/** The sign of the venue's currency as a language writes it. */
export const currencySign = (locale: Locale): string =>
  formatters[locale].formatToParts(0).find(({ type }) => type === 'currency')?.value ?? CURRENCY;

/** The lowest and the highest of some amounts that are not zero; null where there is none. */
export function amountRange(amounts: readonly string[]): { from: number; to: number } | null {
  const paid = amounts.map(Number).filter((amount) => amount > 0);
  return paid.length === 0 ? null : { from: Math.min(...paid), to: Math.max(...paid) };
}
