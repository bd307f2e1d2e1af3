import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import type { RecordDescription } from '../../../src/content/records/define.ts';
import { KINDS, records } from '../../../src/content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../src/lib/constants.ts';
import { otherThan } from '../../../src/lib/i18n/localized.ts';
import { matchRoute } from '../../../src/lib/routing/routes.ts';
import { wrongLanguage } from '../../support/content/language-walk.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

/*
 * What stands in for words that a page's language does not have says which language it is.
 * Names stand for themselves in any language: what a record is called, places, countries.
 */

const MARK = 'Zwq';
const OF_EACH = 3;
const NAMES = ['name', 'title', 'country', 'moved_from', 'life'];
/** Modules have tests of their own; an offer is data of the API, in which no text has a language. */
const OWN = ['modules', 'urls', 'url', 'condition', 'ticketing'];

type Texts = Readonly<Record<Locale, string>>;
const isTexts = (value: object): value is Texts =>
  Object.keys(value).toSorted().join() === 'de,en' &&
  Object.values(value).every((text) => typeof text === 'string');

/** The same value, with each of its texts in one language alone, where it carries the mark. */
function inOne(value: unknown, kept: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inOne(item, kept));
  if (typeof value !== 'object' || value === null) return value;
  if (isTexts(value))
    return { ...value, [otherThan(kept)]: '', [kept]: value[kept] && `${value[kept]} ${MARK}` };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      [...NAMES, ...OWN].includes(key) ? part : inOne(part, kept),
    ]),
  );
}

/** Leaves the texts of all records in one language. */
async function keepOneLanguage({ app }: Product, kept: Locale): Promise<void> {
  const { db } = app.database;
  for (const kind of KINDS) {
    const { fields, title }: RecordDescription = records[kind];
    const names = Object.keys(fields).filter(
      (name) => name !== title && ![...NAMES, ...OWN].includes(name),
    );
    for (const name of names)
      if (fields[name]?.keep === 'translated') {
        const [from, to] = [sql.ref(`${name}_${kept}`), sql.ref(`${name}_${otherThan(kept)}`)];
        await sql`update ${sql.table(kind)} set ${to} = '',
          ${from} = case when ${from} = '' then '' else ${from} || ${` ${MARK}`} end`.execute(db);
      } else if (fields[name]?.storage === 'json') {
        const rows = await sql<{ id: number; value: string }>`select id, ${sql.ref(name)} as value
          from ${sql.table(kind)} where ${sql.ref(name)} like '%"de"%'`.execute(db);
        for (const { id, value } of rows.rows)
          await sql`update ${sql.table(kind)} set ${sql.ref(name)} =
            ${JSON.stringify(inOne(JSON.parse(value), kept))} where id = ${id}`.execute(db);
      }
  }
}

/** The addresses of a sitemap in one language: some of each kind of page. */
function someOfEach(sitemap: string, locale: Locale): readonly string[] {
  const counts = new Map<string, number>();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/gu)]
    .map(([, path]) => path ?? '')
    .filter((path) => {
      const route = matchRoute(path);
      if (route?.locale !== locale) return false;
      counts.set(route.name, (counts.get(route.name) ?? 0) + 1);
      return (counts.get(route.name) ?? 0) <= OF_EACH;
    });
}

for (const locale of LOCALES)
  test(`RT-11 what stands in on ${locale} pages says its language, and no description holds it`, async () => {
    const other = otherThan(locale);
    const product = await openProduct();
    try {
      await keepOneLanguage(product, other);
      const { body } = await product.get('/sitemap.xml');
      const paths = someOfEach(body, locale);
      const wrong = new Map<string, string>();
      let marked = 0;
      for (const path of paths) {
        const { body: html } = await product.get(path);
        if (html.includes(MARK)) marked += 1;
        for (const place of wrongLanguage(html, MARK, other))
          wrong.set(place.replaceAll('word-', ''), path);
      }
      expect(paths.length).toBeGreaterThan(40);
      expect(marked).toBe(paths.length);
      expect([...wrong]).toEqual([]);
    } finally {
      await product.close();
    }
  });

test('RT-11 a text, a picture or a description of the other language would be found', () => {
  const found = (html: string) => wrongLanguage(html, MARK, 'de');
  expect(found(`<html lang="en"><p lang="de">Wort ${MARK}</p></html>`)).toEqual([]);
  expect(found(`<html lang="en"><p>Wort ${MARK}</p></html>`)).toHaveLength(1);
  expect(found(`<html lang="en"><img alt="Wort ${MARK}"></html>`)).toHaveLength(1);
  expect(found(`<p lang="de"></p><p lang="en">${MARK}</p>`)).toHaveLength(1);
  expect(found(`<meta name="description" lang="de" content="${MARK}">`)).toHaveLength(1);
  const thing = `{"@type":"Event","location":{"description":"${MARK}"}}`;
  expect(found(`<script type="application/ld+json">${thing}</script>`)).toHaveLength(1);
});
