import { describe, expect, it } from 'vitest';
import { softHyphens } from '../../../src/layouts/components/soft-hyphens.ts';

const shown = (text: string) => softHyphens(text, 'de').replaceAll('\u00ad', '|');

describe('LY-12 long German words in headlines', () => {
  it.each([
    ['Familiensonntagsvormittagskonzert', 'Fami|li|en|sonn|tags|vor|mit|tags|kon|zert'],
    ['Das Kammermusikwochenende', 'Das Kammer|mu|sik|wo|chen|ende'],
    ['„Neujahrsfrühstückskonzert“', '„Neujahrs|früh|stücks|kon|zert“'],
  ])('break where German does: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(softHyphens(text, 'de').replaceAll('\u00ad', '')).toBe(text);
    // Once more from memory.
    expect(shown(text)).toBe(expected);
  });

  it.each(['Das Lied von der Erde', 'Kammerkonzert', ''])('short ones stay whole: «%s»', (text) => {
    expect(softHyphens(text, 'de')).toBe(text);
  });

  it('another language and texts that are edited stay as they are', () => {
    const word = 'Familiensonntagsvormittagskonzert';
    expect(softHyphens(word, 'en')).toBe(word);
    expect(softHyphens(`\uE000${word}`, 'de')).toBe(`\uE000${word}`);
  });

  it('remembers no more than it may', () => {
    for (let number = 0; number < 5200; number += 1)
      softHyphens(`Kammermusikwochenende ${String(number)}`, 'de');
    expect(shown('Kammermusikwochenende')).toBe('Kammer|mu|sik|wo|chen|ende');
  });
});
