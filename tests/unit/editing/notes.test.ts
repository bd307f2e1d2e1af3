import { describe, expect, it } from 'vitest';
import {
  meantBy,
  peopleNamed,
  typedMention,
  withMention,
} from '../../../src/lib/editing/notes/mentions.ts';
import { hasQuote, placeOfQuote } from '../../../src/lib/editing/notes/quote.ts';

const paragraph = (...texts: readonly string[]) => ({
  type: 'paragraph',
  children: texts.map((text) => ({ text })),
});

describe('ED-21 the words that a note is about', () => {
  it('are found where they stand, whatever is between them', () => {
    const text = 'Am Abend\u{A0}spielt das  Or\u{AD}chester\nim Saal.';
    const place = placeOfQuote(text, 'spielt das Orchester im');
    expect(place && text.slice(place.start, place.end)).toBe('spielt das  Or\u{AD}chester\nim');
    expect(placeOfQuote(text, 'spielt der')).toBeNull();
    expect(placeOfQuote(text, ' ')).toBeNull();
    expect(placeOfQuote('', 'spielt')).toBeNull();
  });

  it.each([
    ['in a line', { content: { de: 'Karten gibt es hier' } }, 'content.de', true],
    [
      'across marks and blocks',
      { content: { de: [paragraph('Kar', 'ten'), paragraph('gibt es')] } },
      'content.de',
      true,
    ],
    [
      'in an entry that has moved',
      { items: [{ t: 'Neu' }, { t: 'Karten gibt es' }] },
      'items.0.t',
      true,
    ],
    [
      'in the other language, where its field is gone',
      { content: { en: 'Karten gibt es' } },
      'content.de',
      true,
    ],
    ['nowhere any more', { content: { de: 'Karten gab es hier' } }, 'content.de', false],
    ['nowhere in a module without texts', {}, 'content.de', false],
    ['nowhere in what is no text', { content: { de: 7, on: null } }, null, false],
  ])('are looked for %s', (_where, data, field, isThere) => {
    expect(hasQuote(data, field, 'Karten gibt es')).toBe(isThere);
  });

  it('are not those of a link’s address or a block’s kind', () => {
    const data = {
      content: [
        {
          type: 'paragraph',
          children: [{ type: 'link', url: '/de/karten', children: [{ text: 'hier' }] }],
        },
      ],
    };
    expect(hasQuote(data, 'content', 'hier')).toBe(true);
    expect(hasQuote(data, 'content', '/de/karten')).toBe(false);
    expect(hasQuote(data, 'content', 'paragraph')).toBe(false);
  });
});

describe('ED-21 who is meant by a note', () => {
  const ANNA = { id: 'a', name: 'Anna Probst' };
  const BEN = { id: 'b', name: 'Ben Änder' };
  const people = [ANNA, BEN, { id: 'c', name: 'Ben Änder' }, { id: 'd', name: 'Anna Probstei' }];

  it('is offered behind «@», by the beginnings of names', () => {
    expect(typedMention('Hallo @an', 9)).toBe('an');
    expect(typedMention('@', 1)).toBe('');
    expect(typedMention('an@example.org', 14)).toBeNull();
    expect(typedMention('Hallo', 5)).toBeNull();
    expect(peopleNamed(people, 'pro an').map(({ id }) => id)).toEqual(['a', 'd']);
    expect(peopleNamed(people, 'än').map(({ id }) => id)).toEqual(['b', 'c']);
    expect(peopleNamed(people, 'x')).toEqual([]);
  });

  it('is put where the name was being typed, with a blank behind it', () => {
    const put = withMention('Bitte @an schauen', 9, 'Anna Probst');
    expect(put.text).toBe('Bitte @Anna Probst schauen');
    expect(put.text.slice(0, put.caret)).toBe('Bitte @Anna Probst ');
    expect(withMention('Bitte', 5, 'Anna Probst').text).toBe('Bitte @Anna Probst ');
  });

  it('is who is named; of two with one name who was chosen', () => {
    const meant = (text: string, ...chosen: readonly string[]) =>
      meantBy(text, people, new Set(chosen)).map(({ id }) => id);
    expect(meant('@Anna Probst, bitte')).toEqual(['a']);
    expect(meant('@Anna Probstei, bitte')).toEqual(['d']);
    expect(meant('Anna Probst')).toEqual([]);
    expect(meant('@Ben Änder')).toEqual([]);
    expect(meant('@Ben Änder', 'c')).toEqual(['c']);
    expect(meant('Wieder gelöscht', 'a')).toEqual([]);
  });
});
