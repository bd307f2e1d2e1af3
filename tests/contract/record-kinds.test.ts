import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../demo/build.ts';
import { inputSchema, type RecordDescription } from '../../src/content/records/define.ts';
import { KINDS, records } from '../../src/content/records/kinds.ts';
import { DETAIL_KINDS } from '../../src/lib/routing/record-routes.ts';
import { ROUTE_NAMES, routeRow } from '../../src/lib/routing/routes.ts';
import { KEPT } from '../support/content/media-files.ts';
import { fieldProblems, placeProblems } from '../support/content/record-checks.ts';
import { NOW } from '../support/env.ts';

const demo = buildDemo(NOW, { kept: KEPT });

/** A few records of the demo for each kind; the parts of fixed pages are pages, too. */
const SAMPLES = new Map(
  KINDS.map((kind) => {
    const inputs = (demo[kind] as readonly object[]).slice(0, 20);
    const values = inputs.map((input) => {
      const { id: _, ...rest } = input as Readonly<Record<string, unknown>>;
      return { id: 7, ...inputSchema(records[kind]).parse(rest) };
    });
    return [kind, values] as const;
  }),
);

describe('the kinds of records', () => {
  it.each(KINDS)('API-03 the row of a %s names what there is', (kind) => {
    expect(fieldProblems(records[kind])).toEqual([]);
  });

  it.each(KINDS)('API-03 what follows from the row of a %s is there', (kind) => {
    const samples = SAMPLES.get(kind) ?? [];
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) expect(placeProblems(records[kind], sample)).toEqual([]);
  });

  it('RT-01 have a page where a route shows one', () => {
    const shown = ROUTE_NAMES.flatMap((name) => {
      const { shows } = routeRow(name);
      return shows?.as === 'detail' ? [shows.kind] : [];
    });
    expect([...DETAIL_KINDS].sort()).toEqual(shown.sort());
    expect(shown.length).toBeGreaterThan(7);
  });
});

describe('control: the checks of the kinds find', () => {
  const tag: RecordDescription = records.tag;

  it('fields, columns and kinds that there are not', () => {
    const reference = { ...records.room.fields.venue, target: 'nothing' };
    const description: RecordDescription = {
      ...tag,
      title: 'a',
      card: ['b'],
      searchFields: ['c'],
      indexes: [['d']],
      isVersioned: true,
      label: { de: '', en: ' ' },
      fields: { ...tag.fields, reference },
    };
    expect(fieldProblems(description)).toEqual([
      'it has no field a',
      'it has no field b',
      'it has no field c',
      'no column d',
      'reference points to nothing',
      'versions belong to modules',
      'no label in de',
      'no label in en',
    ]);
  });

  it('a kind that is linked and found without page and texts', () => {
    const description: RecordDescription = { ...tag, isLinkable: true, searchFields: [] };
    expect(placeProblems({ ...description, isReference: false }, { id: 7 })).toEqual([
      'it has no page',
      'no text in search.json in de',
      'no text in editor.json in de',
      'no text in search.json in en',
      'no text in editor.json in en',
      'links do not know it',
      'the reference data do not know it',
    ]);
  });

  it('a page without an address', () => {
    const page = { content_type: 'page', urls: { de: 'a', en: '' } };
    expect(placeProblems(records.page, page)).toEqual(['no page in en']);
    expect(
      placeProblems(records.page, { content_type: 'page', urls: { de: '503x/y', en: 'Å' } }),
    ).toEqual(['/en/Å is the page of something else']);
  });
});
