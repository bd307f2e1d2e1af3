import { describe, expect, it } from 'vitest';
import { amountRange, formatAmount } from '../../../src/lib/money.ts';
import { amount } from '../../../src/content/records/event-parts.ts';

const NO_BREAK_SPACE = '\u00A0';

describe('BK-03 amounts', () => {
  it.each([
    ['25.00', `25${NO_BREAK_SPACE}€`, '€25'],
    ['25.50', `25,50${NO_BREAK_SPACE}€`, '€25.50'],
    ['1250.00', `1.250${NO_BREAK_SPACE}€`, '€1,250'],
    ['0.50', `0,50${NO_BREAK_SPACE}€`, '€0.50'],
    ['0.00', `0${NO_BREAK_SPACE}€`, '€0'],
  ])('%s is %s and %s', (amount, de, en) => {
    expect(formatAmount(amount, 'de')).toBe(de);
    expect(formatAmount(amount, 'en')).toBe(en);
    expect(formatAmount(Number(amount), 'de')).toBe(de);
  });

  it('make a range from the lowest to the highest that costs something', () => {
    expect(amountRange(['48.00', '0.00', '12.50', '9.00'])).toEqual({ from: 9, to: 48 });
    expect(amountRange(['15.00'])).toEqual({ from: 15, to: 15 });
    expect(amountRange(['0.00'])).toBeNull();
    expect(amountRange([])).toBeNull();
  });
});

describe('an amount as programs and forms send it', () => {
  it.each([
    ['12,50', '12.50'],
    ['12.5', '12.50'],
    ['38', '38.00'],
    ['1.234,56', '1234.56'],
  ])('API-07 %s is kept as %s', (sent, kept) => {
    expect(amount.parse(sent)).toBe(kept);
  });
});
