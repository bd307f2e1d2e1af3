import { afterEach, describe, expect, it } from 'vitest';
import { translator, onMissingText } from '../../../src/lib/i18n/translator.ts';

const t = translator('en');

afterEach(() => {
  onMissingText(null);
});

describe('a text that is missing', () => {
  it.each([
    ['has no such key', 'box_office:template.words.sold_off', {}],
    ['has no such namespace', 'nowhere:title', {}],
    ['is a group of texts', 'box_office:template.words', {}],
    ['counts, and no number is given', 'programme:count', {}],
  ])('ER-01 fails in tests and development: it %s', (_, key, values) => {
    expect(() => t(key, values)).toThrow(/^There is no text .+ in en$/u);
  });

  it('ER-01 is empty in the product in use, and the log is told', () => {
    const told: string[] = [];
    onMissingText(({ message }) => told.push(message));
    expect(t('box_office:template.words.of_the_product')).toBe('');
    expect(told).toEqual(['There is no text box_office:template.words.of_the_product in en']);
  });

  it('ER-01 is what the caller has in its place', () => {
    expect(t('search:kind.of_nothing', { defaultValue: '' })).toBe('');
    expect(t('search:kind.of_something', { defaultValue: 'thing' })).toBe('thing');
  });
});
