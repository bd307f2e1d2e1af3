import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/lib/constants.ts';
import { ALL_ROWS, samplePath } from '../../support/routing/route-rows.ts';
import { handlerOf, serve } from './http-kit.ts';

/** What no page is kept under: keys that it does not take, and keys without a value. */
const NOTHING = ['?v', '?v=', '?version_id', '?version_id=', '?utm_source=x', '?&', '?nonsense'];

const KEPT = ALL_ROWS.filter(({ row }) => row.cache === 'kept' && row.page !== null);

/** A server that counts how often an address is rendered. */
async function counted() {
  const renders: string[] = [];
  const { ask } = await serve(
    handlerOf(({ url }) => {
      renders.push(url);
      return { body: `<!doctype html>${url}`.padEnd(500) };
    }),
  );
  return { ask, renders };
}

describe('RL-06 a kept page is not rendered again', () => {
  it('for keys that it does not take, or that hold nothing: every route, both languages', async () => {
    expect(KEPT.length).toBeGreaterThan(40);
    const { ask, renders } = await counted();
    for (const { row, patterns } of KEPT)
      for (const pattern of new Set(LOCALES.flatMap((locale) => patterns[locale]))) {
        const path = samplePath(pattern) ?? '';
        const before = renders.length;
        const keys = row.query.map((key) => `?${key}=`);
        for (const query of ['', ...NOTHING, ...keys]) await ask(path + query);
        expect([path, renders.slice(before)]).toEqual([path, renders.slice(before, before + 1)]);
      }
    expect(renders.length).toBeGreaterThan(80);
  });

  it('control: a version that is named asks for an answer of its own', async () => {
    const { ask, renders } = await counted();
    await ask('/de/team');
    await ask('/de/team?v=7');
    await ask('/de/pageeditor-api/page/haus?version_id=7');
    expect(renders).toHaveLength(3);
  });
});
