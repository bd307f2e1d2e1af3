import { describe, expect, it } from 'vitest';
import {
  SEARCH_WORD_ASKERS,
  SEARCH_WORD_KEEP_DAYS,
  SEARCH_WORD_RARE_DAYS,
  SEARCH_WORDS_AN_HOUR,
} from '../../../src/lib/constants.ts';
import {
  MISSED_WORDS,
  SEARCH_WORDS,
} from '../../../src/lib/server/page-data/hub/lists/search-words.ts';
import { NOBODY } from '../../../src/lib/server/services/accounts/user.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { mostSearched } from '../../../src/lib/server/repositories/visitors/search-words.ts';
import { SearchWords } from '../../../src/lib/server/services/search-words/search-words.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';

const DAY_MS = 86_400_000;
/** A minute before midnight in Berlin, an hour before it in UTC. */
const LATE = new Date('2026-11-20T22:59:00Z');
const ALL = { text: '', limit: 100, offset: 0 };
const ANYTHING = { askers: 1, isMissed: false };
const headers = new Headers({ 'user-agent': 'Mozilla/5.0 Firefox/140.0' });
const from = (clientAddress: string) => ({ headers, clientAddress });

describe.each(ENGINES)('words that are searched for, on %s', (engine) => {
  async function wordsFor() {
    const app = await appFor(engine, 'bare');
    const { db } = app.database;
    let time = LATE.getTime();
    const parts = { database: app.database, report: app.report, now: () => new Date(time) };
    return {
      db,
      parts,
      words: new SearchWords(parts),
      pass: (ms: number) => (time += ms),
      listed: async () =>
        (await mostSearched(db, ANYTHING, ALL)).map((row) => [row.word, row.askers]),
      askers: () => db.selectFrom('searched_asker').selectAll().execute(),
      keys: () => db.selectFrom('searched_key').selectAll().execute(),
    };
  }
  const search = (text: string, isFound = true) => ({ text, locale: 'de', isFound }) as const;

  it('SE-04 count once for each asker and day, however many processes count', async () => {
    const { words, parts, listed, db } = await wordsFor();
    const other = new SearchWords(parts);
    for (let time = 0; time < 3; time += 1) {
      words.note(search(' BACH'), from('192.0.2.1'));
      other.note(search('bach'), from('192.0.2.1'));
      await words.write();
      await other.write();
    }
    other.note(search('Bach'), from('192.0.2.2'));
    words.note(search('Berg', false), from('192.0.2.1'));
    await Promise.all([words.write(), other.write()]);
    expect(await listed()).toEqual([
      ['bach', 2],
      ['berg', 1],
    ]);
    // The control: without the hash of an asker the same search counts again.
    await db.deleteFrom('searched_asker').execute();
    words.note(search('bach'), from('192.0.2.1'));
    await words.write();
    expect(await listed()).toContainEqual(['bach', 3]);
  });

  it('SE-04 what tells askers apart is gone at midnight in Berlin, and no address was ever written', async () => {
    const { words, pass, keys, askers, listed, db } = await wordsFor();
    words.note(search('bach'), from('192.0.2.1'));
    await words.write();
    await words.sweep();
    expect(await keys()).toHaveLength(1);
    const [asker] = await askers();
    expect(asker).toEqual({
      day: '2026-11-20',
      hash: expect.stringMatching(/^[\w-]{43}$/u) as string,
    });
    pass(60_000);
    await words.sweep();
    expect([await keys(), await askers()]).toEqual([[], []]);
    // The next day has another key, and the same asker is another one.
    words.note(search('bach'), from('192.0.2.1'));
    await words.write();
    expect(await listed()).toEqual([['bach', 2]]);
    const [next] = await askers();
    expect(next?.day).toBe('2026-11-21');
    expect(next?.hash).not.toBe(asker?.hash);
    for (const table of ['searched_word', 'searched_key', 'searched_asker'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(
        '192.0',
      );
  });

  it('SE-04 what is rare goes after 30 days, everything after 400', async () => {
    const { words, pass, listed } = await wordsFor();
    for (let asker = 1; asker <= SEARCH_WORD_ASKERS; asker += 1)
      words.note(search('bach'), from(`192.0.2.${String(asker)}`));
    words.note(search('rar'), from('192.0.2.1'));
    await words.write();
    pass(SEARCH_WORD_RARE_DAYS * DAY_MS);
    await words.sweep();
    expect((await listed()).map(([word]) => word)).toEqual(['bach', 'rar']);
    pass(DAY_MS);
    await words.sweep();
    expect(await listed()).toEqual([['bach', SEARCH_WORD_ASKERS]]);
    pass((SEARCH_WORD_KEEP_DAYS - SEARCH_WORD_RARE_DAYS) * DAY_MS);
    await words.sweep();
    expect(await listed()).toEqual([]);
  });

  it('SE-04 a client address fills nothing: so many an hour are counted', async () => {
    const { words, listed } = await wordsFor();
    for (let number = 0; number < SEARCH_WORDS_AN_HOUR + 20; number += 1)
      words.note(search(`w${String(number)}`), from('192.0.2.1'));
    await words.write();
    expect(await listed()).toHaveLength(SEARCH_WORDS_AN_HOUR);
  });

  it('SE-04 the lists of the hub show them from three askers on, and what found nothing by itself', async () => {
    const app = await appFor(engine, 'demo');
    for (let asker = 1; asker <= SEARCH_WORD_ASKERS; asker += 1) {
      app.searchWords.note(search('bach'), from(`192.0.2.${String(asker)}`));
      app.searchWords.note(search('xyzzyx', false), from(`192.0.2.${String(asker)}`));
    }
    app.searchWords.note(search('rar', false), from('192.0.2.1'));
    const context = await PageContext.open(app, 'de', '/de/cms-hub');
    const shown = async (list: typeof SEARCH_WORDS, text = '') => {
      const { rows, total } = await list.rows(context, { text, page: 1 }, NOBODY);
      expect(rows).toHaveLength(total);
      return rows.map(({ cells }) => cells[0]);
    };
    expect(await shown(SEARCH_WORDS)).toEqual(['bach', 'xyzzyx']);
    expect(await shown(MISSED_WORDS)).toEqual(['xyzzyx']);
    expect(await shown(SEARCH_WORDS, 'BA')).toEqual(['bach']);
  });
});
