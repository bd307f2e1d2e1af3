/** An amount as people write it, as it is stored: `38`, `38,5 €`, `38.50`; null: none. */
export function amountOf(text: string): string | null {
  const plain = text.replaceAll('€', '').trim().replace(',', '.');
  const [, whole = '', cents = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/u.exec(plain) ?? [];
  return whole === '' ? null : `${String(Number(whole))}.${cents.padEnd(2, '0')}`;
}
