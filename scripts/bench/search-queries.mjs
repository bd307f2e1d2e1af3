/**
 * Searches of many documents, and the queries of each run straight on the database: the
 * candidates, in the same order, as many of them, and how many there are in each part, which
 * the page shows beside them. Prints the medians as JSON, in milliseconds.
 */
import { findRecords } from '../../src/lib/server/services/search/find.ts';
import { conditionsOf } from '../../src/lib/server/services/search/query/conditions.ts';
import { planSearch } from '../../src/lib/server/services/search/query/plan.ts';
import { candidates, countMatches } from '../../src/lib/server/repositories/search/candidates.ts';
import { openDatabase } from '../../src/lib/server/db/open.ts';
import { dayOf, instantText } from '../../src/lib/dates/dates.ts';

const [dataDir = '', rounds = '15'] = process.argv.slice(2);
const LIMIT = 20;
/** What visitors look for: what nearly all have, what few have, two words, mistyped, nothing. */
const TEXTS = [
  'konzert',
  'beethoven',
  'streichquartett haydn',
  'klavierabend',
  'rollstuhl',
  'mendelsohn',
  'goldberg variationen',
  'waschmaschine',
];

const database = await openDatabase({ databaseUrl: null, dataDir });
if (database.engine !== 'sqlite') throw new Error('this measures SQLite');
const { db, raw } = database;

/** What the database was asked last. @type {{ sql: string, values: readonly unknown[] } | null} */
let lastQuery = null;
const prepare = raw.prepare.bind(raw);
raw.prepare = (sql) => {
  const statement = prepare(sql);
  const all = statement.all.bind(statement);
  statement.all = (...values) => {
    lastQuery = { sql, values };
    return all(...values);
  };
  return statement;
};
const synonyms = new Map();
const app = { database, now: () => new Date(), synonyms: () => Promise.resolve(synonyms) };
const now = instantText(new Date());
const today = dayOf(new Date());

/** @param {() => unknown} work @returns {Promise<number>} median in milliseconds */
async function median(work) {
  const times = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
}

/**
 * The candidate query of a search and the one that counts, as the database gets them.
 * @param {string} text
 * @returns {Promise<readonly (() => unknown)[] | null>} run them; null where there is nothing to look for
 */
async function straight(text) {
  const plan = await planSearch(text, { db, locale: 'de', now, today, synonyms });
  if (plan === null) return null;
  const match = { all: conditionsOf(plan.forms, 'de').any, none: [] };
  const part = /** @type {const} */ ('coming');
  const choice = { part, today, now, phrase: plan.phrase, limit: LIMIT };
  const runs = [];
  for (const ask of [
    () => candidates(db, match, choice),
    () => countMatches(db, match, { now, today }),
  ]) {
    await ask();
    if (lastQuery === null) throw new Error('the database was not asked');
    const { sql, values } = lastQuery;
    const statement = prepare(sql);
    runs.push(() => statement.all(.../** @type {never[]} */ (values)));
  }
  return runs;
}

const rows = [];
for (const text of TEXTS) {
  const query = {
    text,
    locale: /** @type {const} */ ('de'),
    category: /** @type {const} */ ('events'),
    withPast: false,
    offset: 0,
    limit: LIMIT,
  };
  const { counts } = await findRecords(app, query, today);
  const [find, count] = (await straight(text)) ?? [];
  if (find === undefined || count === undefined) throw new Error(`${text} is no search`);
  rows.push({
    text,
    hits: counts.events,
    candidatesMs: await median(find),
    countMs: await median(count),
    foyerMs: await median(() => findRecords(app, query, today)),
  });
}
const { count } = await db
  .selectFrom('search_document')
  .select((row) => row.fn.countAll().as('count'))
  .executeTakeFirstOrThrow();
await db.destroy();
console.log(JSON.stringify({ documents: Number(count), rows }));
