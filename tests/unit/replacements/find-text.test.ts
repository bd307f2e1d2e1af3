import { describe, expect, it } from 'vitest';
import {
  editOf,
  needleOf,
  rangesIn,
  withEdits,
  type Query,
} from '../../../src/lib/replacements/find-text.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';

const query = (find: string, more: Partial<Query> = {}): Query => ({
  find,
  isCaseSensitive: false,
  isWholeWords: false,
  inLinks: false,
  ...more,
});

function found(text: string, find: string, more: Partial<Query> = {}): readonly string[] {
  const needle = needleOf(query(find, more));
  return needle === null
    ? []
    : rangesIn(text, needle).map(({ start, end }) => text.slice(start, end));
}

function replaced(text: string, find: string, words: string, more: Partial<Query> = {}): string {
  const needle = needleOf(query(find, more));
  const ranges = needle === null ? [] : rangesIn(text, needle);
  return withEdits(
    text,
    ranges.map((range) => editOf(text, range, words)),
  );
}

/** The same numbers with each run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 0x1_0000_0000;
  }
}

describe('ED-21 words are found in a text', () => {
  it.each([
    ['Öffnungszeiten und ÖFFNUNGEN', 'öffnung', ['Öffnung', 'ÖFFNUNG']],
    ['Mu\u0308ller und Müller', 'müller', ['Mu\u0308ller', 'Müller']],
    ['Straße, Strasse, STRASSE', 'straße', ['Straße']],
    ['Kam\u{AD}mer\u{AD}mu\u{AD}sik', 'kammermusik', ['Kam\u{AD}mer\u{AD}mu\u{AD}sik']],
    ['um 20\u{A0}Uhr', '20 uhr', ['20\u{A0}Uhr']],
    ['ΣΟΦΟΣ σοφός', 'σοφος', ['ΣΟΦΟΣ']],
    ['a.b a+b axb', 'a.b', ['a.b']],
    ['(a)*$', '(a)*$', ['(a)*$']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['😀 und 😀', '😀', ['😀', '😀']],
  ])('ED-21 in «%s»: «%s»', (text, find, matches) => {
    expect(found(text, find)).toEqual(matches);
  });

  it('ED-21 by case where that is asked for', () => {
    expect(found('Saal saal SAAL', 'Saal', { isCaseSensitive: true })).toEqual(['Saal']);
  });

  it('ED-21 as whole words, by the letters of every language', () => {
    const whole = { isWholeWords: true };
    expect(found('Saal Saals Großsaal Saal-Plan «Saal»', 'saal', whole)).toHaveLength(3);
    expect(found('über überall', 'über', whole)).toHaveLength(1);
    expect(found('u\u0308ber', 'ber', whole)).toEqual([]);
    expect(found('Saal\u{AD}plan', 'saal', whole)).toEqual([]);
    expect(found('20 % und 20 %', '%', whole)).toHaveLength(2);
  });

  it('ED-21 control: never within a letter with its marks, nor where there is nothing', () => {
    expect(found('e\u0323', 'e')).toEqual([]);
    expect(found('Saal', '')).toEqual([]);
    expect(found('Saal', '\u{AD}')).toEqual([]);
    expect(found('', 'a')).toEqual([]);
  });

  it('ED-21 a record that a link names is found as a whole', () => {
    expect(found('page:12', 'page:1', { inLinks: true })).toEqual([]);
    expect(found('page:12', 'page:12', { inLinks: true })).toEqual(['page:12']);
    expect(found('https://a.example/x', 'a.example', { inLinks: true })).toEqual(['a.example']);
  });

  it('ED-21 what was found may be in what takes its place: it is done once', () => {
    expect(replaced('Saal, Saal', 'Saal', 'Saal-Saal')).toBe('Saal-Saal, Saal-Saal');
  });

  it('ED-21 there and back gives the same where the new words did not stand before', () => {
    const random = numbers(7);
    const next = (most: number): number => Math.floor((random.next().value as number) * most);
    const signs = ['a', 'b', 'ü', 'ß', ' ', '😀', '.', '*'];
    const word = (most: number): string =>
      Array.from({ length: 1 + next(most) }, () => signs[next(signs.length)]).join('');
    let tried = 0;
    for (let round = 0; round < 4000; round += 1) {
      const [text, find, words] = [word(40), word(3), word(4)];
      const exact = { isCaseSensitive: true };
      const after = replaced(text, find, words, exact);
      // New words can meet what stands beside them and make more of themselves.
      const isUnique =
        found(text, words, exact).length === 0 &&
        found(after, words, exact).length === found(text, find, exact).length;
      if (!isUnique) continue;
      const back = replaced(after, words, find, exact);
      if (text.split(find).join(words) !== after) throw new Error(`${text} ${find} ${words}`);
      if (after.split(words).join(find) === text) expect(back).toBe(text);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(200);
  });

  it('ED-21 in time in proportion to the text', async () => {
    const needle = needleOf(query('öaö'));
    const look = (text: string) => needle && rangesIn(text, needle);
    expect(await growth(look, (size) => 'öa'.repeat(size), 20_000)).toBeLessThan(MAX_GROWTH);
    expect(await growth(look, (size) => 'öaö'.repeat(size), 20_000)).toBeLessThan(MAX_GROWTH);
  });
});
