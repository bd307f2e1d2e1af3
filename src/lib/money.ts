import { CURRENCY, INTL_LOCALE, LOCALES, type Locale } from './constants.ts';

const formatters = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    new Intl.NumberFormat(INTL_LOCALE[locale], {
      style: 'currency',
      currency: CURRENCY,
      trailingZeroDisplay: 'stripIfInteger',
    }),
  ]),
) as Record<Locale, Intl.NumberFormat>;

/** An amount (`25.00`) as people read it: without «.00», in German with a comma (BK-03). */
export const formatAmount = (amount: string | number, locale: Locale): string =>
  formatters[locale].format(Number(amount));

/** The lowest and the highest of some amounts that are not zero; null where there is none. */
export function amountRange(amounts: readonly string[]): { from: number; to: number } | null {
  const paid = amounts.map(Number).filter((amount) => amount > 0);
  return paid.length === 0 ? null : { from: Math.min(...paid), to: Math.max(...paid) };
}
