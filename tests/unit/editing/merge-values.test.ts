import { growth, MAX_GROWTH } from '../../support/growth.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeValues } from '../../../src/lib/editing/merge-values.ts';

const merged = (base: unknown, mine: unknown, theirs: unknown) =>
  mergeValues({ base, mine, theirs });

describe('two people change one value', () => {
  it.each([
    [
      'at different words',
      'Der Chor singt am Abend im Saal.',
      'Der Chor singt am Abend im großen Saal.',
      'Der kleine Chor singt am Abend im Saal.',
      'Der kleine Chor singt am Abend im großen Saal.',
    ],
    [
      'at the end, both: both additions stay',
      'Der Chor singt.',
      'Der Chor singt. Eintritt frei.',
      'Der Chor singt. Danach Suppe.',
      'Der Chor singt. Danach Suppe. Eintritt frei.',
    ],
    [
      'one cuts, one adds elsewhere',
      'Ein langer Satz mit vielen Wörtern, der bleibt.',
      'Ein Satz mit vielen Wörtern, der bleibt.',
      'Ein langer Satz mit vielen Wörtern, der bleibt und wächst.',
      'Ein Satz mit vielen Wörtern, der bleibt und wächst.',
    ],
    [
      'at a single word, both: both additions stay',
      'Klang',
      'Klang und Stille',
      'Klang und Raum',
      'Klang und Raum und Stille',
    ],
    ['before and behind a single word', 'Klang', 'Viel Klang', 'Klang im Mai', 'Viel Klang im Mai'],
    ['the same both', 'Ein alter Titel', 'Ein neuer Titel', 'Ein neuer Titel', 'Ein neuer Titel'],
  ])('ED-07 %s', (_, base, mine, theirs, wanted) => {
    expect(merged(base, mine, theirs)).toEqual({ value: wanted });
  });

  it.each([
    ['the same word in two ways', 'Ein alter Titel', 'Ein neuer Titel', 'Ein anderer Titel'],
    ['an address', 'https://a.example/x', 'https://b.example/x', 'https://a.example/y'],
    ['a word that is all', 'Klang', 'Stille', 'Raum'],
    ['a word that both replaced', 'Klang', 'Stille im Saal', 'Raum im Saal'],
    ['a word that one replaced and one went on from', 'Klang', 'Viel Stille', 'Klang und Raum'],
    ['an empty text', '', 'Viel Klang', 'Mehr Stille'],
    ['a number', 1, 2, 3],
    ['a list that one made a text of', ['a'], ['b'], 'a und c'],
    ['a text that one made a list of', 'Ein alter Titel', ['Titel'], 'Ein neuer Titel'],
    ['an entry that one divided and one changed', ['Klang'], ['Stille', 'Ruhe'], ['Raum']],
    ['an object that one made a list of', { a: 1 }, { a: 2 }, [1]],
    ['something that one deleted', 'Ein alter Titel', undefined, 'Ein alter Titel mehr'],
  ])('ED-07 %s is theirs to decide', (_, base, mine, theirs) => {
    expect(merged(base, mine, theirs)).toBeNull();
  });

  it('ED-07 languages, entries and paragraphs merge one by one', () => {
    const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
    const base = {
      content: { de: [paragraph('Der Chor singt.'), paragraph('Danach Suppe.')], en: [] },
      entries: [{ q: 'Wann' }, { q: 'Wo' }],
      align: 'left',
    };
    const mine = {
      ...base,
      content: { de: [paragraph('Der Chor singt laut.'), paragraph('Danach Suppe.')], en: [] },
      entries: [{ q: 'Wann' }, { q: 'Wo' }, { q: 'Wer' }],
    };
    const theirs = {
      ...base,
      content: {
        de: [paragraph('Der Chor singt.'), paragraph('Danach Suppe.'), paragraph('Ende.')],
        en: [paragraph('The choir sings.')],
      },
      entries: [{ q: 'Wie' }, { q: 'Wann' }, { q: 'Wo' }],
      align: 'wide',
    };
    expect(merged(base, mine, theirs)).toEqual({
      value: {
        content: {
          de: [paragraph('Der Chor singt laut.'), paragraph('Danach Suppe.'), paragraph('Ende.')],
          en: [paragraph('The choir sings.')],
        },
        entries: [{ q: 'Wie' }, { q: 'Wann' }, { q: 'Wo' }, { q: 'Wer' }],
        align: 'wide',
      },
    });
  });

  it('ED-07 no word that anybody wrote is lost where it merges', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), {
      minLength: 3,
      maxLength: 9,
    });
    const added = fc.array(fc.tuple(fc.nat(9), fc.constantFrom('X', 'Y', 'Z')), { maxLength: 3 });
    const withAdded = (base: readonly string[], parts: readonly (readonly [number, string])[]) =>
      parts.reduce<readonly string[]>((list, [at, word]) => list.toSpliced(at, 0, word), base);
    const count = (text: string, word: string) => text.split(word).length - 1;
    fc.assert(
      fc.property(words, added, added, (base, one, two) => {
        const [mine, theirs] = [withAdded(base, one), withAdded(base, two)];
        const result = merged(base.join(' '), mine.join(' '), theirs.join(' '));
        if (result === null) return;
        const text = String(result.value);
        for (const word of ['a', 'b', 'c', 'd', 'e'])
          expect(count(text, word)).toBe(base.filter((each) => each === word).length);
        for (const word of ['X', 'Y', 'Z'])
          expect(count(text, word)).toBeGreaterThanOrEqual(
            Math.max(...[mine, theirs].map((list) => list.filter((each) => each === word).length)),
          );
      }),
    );
  });

  it('ED-07 what one left alone is the other’s, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (base, other) => {
        expect(merged(base, base, other)).toEqual({ value: other });
        expect(merged(base, other, base)).toEqual({ value: other });
      }),
    );
  });

  it.each([
    ['a', 'b', 'c'],
    ['a b', 'b a', 'a c b'],
  ])('RL-08 long texts of «%s» are merged in time in proportion to them', async (...words) => {
    const merge = (size: string) => {
      const [base, mine, theirs] = words.map((word) => `${word} `.repeat(size.length));
      return merged(base, mine, theirs);
    };
    expect(await growth(merge, (size) => 'x'.repeat(size), 10_000)).toBeLessThan(MAX_GROWTH);
  });
});
