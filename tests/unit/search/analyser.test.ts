import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partings, withoutJoint } from '../../../src/lib/search/compound.ts';
import { documentWords } from '../../../src/lib/search/document-words.ts';
import { editDistance, typosForgiven } from '../../../src/lib/search/edit-distance.ts';
import { markTitle, reasonIn } from '../../../src/lib/search/mark.ts';
import { queryText } from '../../../src/lib/search/query-text.ts';
import { stemOf, stemsOf } from '../../../src/lib/search/stem.ts';
import { trigramsOf } from '../../../src/lib/search/trigrams.ts';
import { formsOf } from '../../../src/lib/search/word-forms.ts';
import { wordsIn } from '../../../src/lib/search/words.ts';
import { fold } from '../../../src/lib/text/fold.ts';
import type { Segment } from '../../../src/lib/search/search-result.ts';

const folded = (text: string) => wordsIn(text).map((word) => word.folded);
const shown = (segments: readonly Segment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('SE-04 words', () => {
  it.each([
    ['Müller-Straße', ['mueller', 'strasse']],
    ['Dvořák, Łódź & Đurđević', ['dvorak', 'lodz', 'durdevic']],
    ['Søren Kjærby', ['soeren', 'kjaerby']],
    ['Mahler’s Fourth', ['mahler', 'fourth']],
    ['D’un matin, op. 28', ['d', 'un', 'matin', 'op', '28']],
    ['a\u0301 — 🎻 ()', ['a']],
    ['', []],
  ])('of %s are %j', (text, words) => {
    expect(folded(text)).toEqual(words);
  });

  it('are the same however their accents are written down', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(folded(text.normalize('NFD'))).toEqual(folded(text.normalize('NFC')));
      }),
    );
  });

  it('stand where they say, and are letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const word of wordsIn(text)) {
          expect(text.slice(word.start, word.end)).toBe(word.written);
          // What a query of either engine is put together from: no quotes, no signs, no spaces.
          expect(word.folded).toMatch(/^[\p{L}\p{N}]+$/u);
          expect(word.plain).toMatch(/^[\p{L}\p{N}]+$/u);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('SE-04 stems', () => {
  it.each([
    ['de', ['chor', 'choere', 'choeren']],
    ['de', ['orgel', 'orgeln']],
    ['de', ['konzert', 'konzerte', 'konzerten', 'konzertes']],
    ['de', ['fuehrung', 'fuehrungen']],
    ['en', ['symphony', 'symphonies']],
    ['en', ['wheelchair', 'wheelchairs']],
  ] as const)('in %s of %j are one', (locale, words) => {
    expect(new Set(words.map((word) => stemOf(word, locale))).size).toBe(1);
  });

  it('are the same with and without the marks of umlauts', () => {
    const [umlaut] = wordsIn('Müller');
    const [plain] = wordsIn('muller');
    const [written] = wordsIn('Mueller');
    const stems = [umlaut, plain, written].map((word) => (word ? stemsOf(word, 'de') : []));
    expect(stems[0]).toEqual(stems[1]);
    expect(stems[0]).toEqual(stems[2]);
  });

  it('do not take short words apart', () => {
    expect(stemOf('bas', 'de')).toBe('bas');
    expect(stemOf('its', 'en')).toBe('its');
  });
});

describe('SE-04 typos', () => {
  it.each([
    ['beethoven', 'beethoven', 0],
    ['beethovn', 'beethoven', 1],
    ['beehtoven', 'beethoven', 1],
    ['bbeethoven', 'beethoven', 1],
    ['beethxxen', 'beethoven', 2],
    ['kora', 'orak', 2],
    ['haus', 'orgel', 3],
  ])('from %s to %s are %i', (left, right, distance) => {
    expect(editDistance(left, right, 2)).toBe(distance);
    expect(editDistance(right, left, 2)).toBe(distance);
  });

  it('are forgiven one from four letters on and two from seven', () => {
    expect(['fau', 'faun', 'klavie', 'klavier'].map(typosForgiven)).toEqual([0, 1, 1, 2]);
  });

  it('keep a piece of three letters in common, by which the word is found', () => {
    const word = fc.stringMatching(/^[a-z]{5,20}$/u);
    fc.assert(
      fc.property(word, fc.nat(), (text, at) => {
        const place = at % text.length;
        const dropped = text.slice(0, place) + text.slice(place + 1);
        const pieces = new Set(trigramsOf(text));
        expect(trigramsOf(dropped).some((piece) => pieces.has(piece))).toBe(true);
      }),
    );
  });
});

describe('SE-04 words put together', () => {
  it('are parted at every place, without what joins them', () => {
    expect(partings('orgelpunkt')).toContainEqual(['orgel', 'punkt']);
    expect(withoutJoint('weihnachts')).toEqual(['weihnachts', 'weihnacht']);
    expect(withoutJoint('familien')).toContain('familie');
    expect(partings('abend')).toEqual([]);
  });
});

describe('SE-04 a search', () => {
  it('leaves out words that say nothing, unless there are no others', () => {
    const words = (text: string) => queryText(text, 'de').words.map((word) => word.folded);
    expect(words('Was kostet eine Karte?')).toEqual(['kostet', 'karte']);
    expect(words('in der')).toEqual(['in', 'der']);
    expect(words('Konzert konzert KONZERT')).toEqual(['konzert']);
    expect(words(Array.from({ length: 60 }, (_, n) => `w${n}`).join(' '))).toHaveLength(10);
  });
});

describe('SE-06 why something was found', () => {
  const forms = (text: string) => wordsIn(text).map((word) => formsOf(word, 'de'));

  it('is marked in the title as it is written there', () => {
    const { segments, has } = markTitle('Die Orgeln von Ägidien', forms('orgel aegidien'), 'de');
    expect(shown(segments)).toBe('Die [Orgeln] von [Ägidien]');
    expect([...has]).toEqual([0, 1]);
  });

  it('is the text that has what the title lacks, cut around it', () => {
    const long = `${'Vorher steht viel. '.repeat(20)}Dann spielt die Harfe. ${'Danach auch. '.repeat(20)}`;
    const reason = reasonIn(
      [
        ['subtitle', 'Ein Abend mit Orgel'],
        ['description', long],
      ],
      forms('orgel harfe'),
      new Set([0]),
      'de',
    );
    expect(reason?.field).toBe('description');
    const text = shown(reason?.text ?? []);
    expect(text).toContain('[Harfe]');
    expect(text.startsWith('… ')).toBe(true);
    expect(text.endsWith(' …')).toBe(true);
    expect(text.length).toBeLessThan(200);
  });

  it('gives every text back as it was, whatever is marked in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
        const { segments } = markTitle(title, forms('a e i o 1'), 'de');
        expect(segments.map(({ text }) => text).join('')).toBe(title);
      }),
    );
  });

  it('is in the index under each of its words and as a pair with the next', () => {
    const { tokens } = documentWords('Führung durch das Haus', [], 'de');
    expect(tokens).toContain('de1fuehrung');
    expect(tokens).toContain('de1fuhrung');
    expect(tokens).toContain('de5fuhrung0haus');
    expect(tokens.every((token) => /^[\p{L}\p{N}]+$/u.test(token))).toBe(true);
    expect(fold('ÄÖÜ')).toBe('aeoeue');
  });
});
