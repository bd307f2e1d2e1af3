import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { appliedMigrations, MIGRATION_NAMES } from '../../../src/lib/server/db/migrate.ts';
import { settingsOf } from '../../../src/lib/server/services/records/reference-data.ts';
import { EARLIER, earlier, inDatabase } from '../../support/database/earlier-database.ts';
import { databaseFor } from '../../support/database/house.ts';
import { envFor, NOW } from '../../support/env.ts';

/** What a later step has called otherwise. */
const RENAMED: Readonly<Record<string, string>> = {
  bundle: 'release',
  bundle_item: 'release_item',
  kept_form: 'form_state',
};
/** The search's index is made anew, and who is here now is nobody's to keep. */
const isKept = (table: string): boolean => !/^(?:search|kysely|sqlite|presence)/u.test(table);

/** The columns of every table, whatever the order in which they came. */
async function schemaOf(db: Kysely<never>): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await db.introspection.getTables();
  return Object.fromEntries(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]),
  );
}

async function countsOf(db: Kysely<never>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await db.introspection.getTables()) {
    if (!isKept(name)) continue;
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(
      db,
    );
    counts.set(RENAMED[name] ?? name, Number(rows[0]?.n));
  }
  return counts;
}

const appAt = (place: Awaited<ReturnType<typeof earlier>>) =>
  createApp(envFor(place), { now: () => NOW, runsTasks: false });

describe.each(EARLIER)('OP-03 a database as of %s', (name) => {
  it('becomes one of this release, loses nothing, and is copied before', async () => {
    const place = await earlier(name);
    const before = await inDatabase(place, countsOf);
    // Two processes that start at once: one of them migrates.
    const apps = await Promise.all([appAt(place), appAt(place)]);
    const [app] = apps;
    const { events } = await app.programme.read();
    expect(events.length).toBeGreaterThan(0);
    const reference = await app.reference.read();
    expect(reference.page.size).toBeGreaterThan(5);
    // What is stored as JSON has what this release looks for.
    expect(settingsOf(reference).ticketing).toMatchObject({
      refund: { de: expect.any(String) as string },
      refund_url: null,
    });
    for (const each of apps) await each.close();
    const after = await inDatabase(place, countsOf);
    const lost = [...before].filter(([table, count]) => (after.get(table) ?? 0) < count);
    expect(lost).toEqual([]);
    const bare = await databaseFor('sqlite', 'bare');
    expect(await inDatabase(place, schemaOf)).toEqual(await inDatabase(bare, schemaOf));
    const copy = path.join(place.dataDir, 'before-migration', name.replace('.br', '.foyer'));
    expect(existsSync(copy)).toBe(true);
  });
});

it('OP-03 a database of a newer release is refused in words, and left as it is', async () => {
  const place = await databaseFor('sqlite', 'bare');
  await inDatabase(place, (db) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(db),
  );
  await expect(appAt(place)).rejects.toThrow(/newer version.*9999_later/u);
  expect(await inDatabase(place, appliedMigrations)).toHaveLength(MIGRATION_NAMES.length + 1);
});
