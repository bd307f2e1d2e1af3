import { INTL_LOCALE, type Locale } from '../constants.ts';

const KILO = 1000;
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes as people read them: `1,3 MB`. */
export function bytesText(bytes: number, locale: Locale): string {
  const power =
    bytes < KILO ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(KILO)), UNITS.length - 1);
  return new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / KILO ** power);
}
