import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import * as versions from '../../../src/lib/server/repositories/versions.ts';
import { databaseFor, ENGINES, type Engine } from '../../support/database/house.ts';

const SAVED = { base: 1, saved_by: null, write_source: null } as const;

async function historyOf(engine: Engine) {
  const { db } = await openDatabase(await databaseFor(engine, 'bare'));
  onTestFinished(() => db.destroy());
  const save = (record: number, state: 'draft' | 'published', content: Record<string, unknown>) =>
    versions.insertVersion(db, 'page', record, { ...SAVED, state, content });
  return { db, save };
}

describe.each(ENGINES)('what a history knows of a record, on %s', (engine) => {
  it('ED-10 a version is found under its own record alone', async () => {
    const { db, save } = await historyOf(engine);
    const id = await save(7, 'published', { is_online: false });
    expect(await versions.versionById(db, 'page', 7, id)).toMatchObject({ id, state: 'published' });
    expect(await versions.versionById(db, 'page', 8, id)).toBeNull();
    expect(await versions.versionById(db, 'event', 7, id)).toBeNull();
  });

  it('ED-10 a record was public if visitors could see it at any time', async () => {
    const { db, save } = await historyOf(engine);
    await save(7, 'draft', { is_online: true });
    await save(7, 'published', { is_online: false });
    expect(await versions.wasPublic(db, 'page', 7)).toBe(false);
    await save(7, 'published', { is_online: true });
    await save(7, 'published', { is_online: false });
    expect(await versions.wasPublic(db, 'page', 7)).toBe(true);
    expect(await versions.wasPublic(db, 'page', 8)).toBe(false);
  });

  it('ED-21 drafts that hold a text are found, public states and other texts are not', async () => {
    const { db, save } = await historyOf(engine);
    const id = await save(7, 'draft', { title: 'Konzert' });
    await save(8, 'draft', { title: 'Lesung' });
    await save(9, 'published', { title: 'Konzert' });
    expect(await versions.draftsHolding(db, 'Konzert')).toMatchObject([
      { id, kind: 'page', record: 7, content: { title: 'Konzert' } },
    ]);
  });
});
