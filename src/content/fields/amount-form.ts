/** The form of an amount, by itself: browsers that show amounts load no schema for it. */
export const AMOUNT = /^\d{1,6}\.\d{2}$/u;

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
