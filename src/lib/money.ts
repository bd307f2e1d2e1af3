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
