import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { ReleaseItemRow } from '../../db/tables/release-schema.ts';
import type { Database } from '../../db/schema.ts';

export type ReleaseItem = Readonly<Omit<Selectable<ReleaseItemRow>, 'kind'>> & {
  readonly kind: Kind;
};

type AnyDb = Kysely<Database> | Transaction<Database>;

/** What a release holds, in the order in which it was put in. */
export async function itemsOf(db: AnyDb, release: number): Promise<readonly ReleaseItem[]> {
  const rows = await db
    .selectFrom('release_item')
    .selectAll()
    .where('release', '=', release)
    .orderBy('id')
    .execute();
  return rows as readonly ReleaseItem[];
}

/** What all releases hold that something can be put into. */
export async function itemsOfOpenReleases(db: AnyDb): Promise<readonly ReleaseItem[]> {
  const rows = await db
    .selectFrom('release_item')
    .innerJoin('release', 'release.id', 'release_item.release')
    .selectAll('release_item')
    .where('release.state', '=', 'open')
    .execute();
  return rows as readonly ReleaseItem[];
}

/** The releases that were not published yet and hold a record. */
export async function releasesOf(
  db: AnyDb,
  kind: Kind,
  record: number,
): Promise<readonly (ReleaseItem & { readonly name: string })[]> {
  const rows = await db
    .selectFrom('release_item')
    .innerJoin('release', 'release.id', 'release_item.release')
    .selectAll('release_item')
    .select('release.name')
    .where('release_item.kind', '=', kind)
    .where('release_item.record', '=', record)
    .where('release.state', 'in', ['open', 'scheduled'])
    .orderBy('release.name')
    .execute();
  return rows as readonly (ReleaseItem & { readonly name: string })[];
}

/** Numbers of items of each release, by the release's id. */
export async function itemCounts(db: AnyDb): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('release_item')
    .select(({ fn }) => ['release', fn.countAll().as('count')])
    .groupBy('release')
    .execute();
  return new Map(rows.map(({ release, count }) => [release, Number(count)]));
}

export async function insertItem(db: AnyDb, item: Omit<ReleaseItem, 'id'>): Promise<void> {
  await db.insertInto('release_item').values(item).execute();
}

export async function judgeItem(
  db: AnyDb,
  id: number,
  verdict: Pick<ReleaseItem, 'verdict' | 'verdict_name' | 'verdict_at' | 'review_comment'>,
): Promise<void> {
  await db.updateTable('release_item').set(verdict).where('id', '=', id).execute();
}

export async function deleteItem(db: AnyDb, id: number): Promise<void> {
  await db.deleteFrom('release_item').where('id', '=', id).execute();
}

/** Takes the name of somebody out of what was put into releases, judged and published. */
export async function forgetNameInReleases(db: AnyDb, name: string): Promise<void> {
  const nobody = { added_name: '', added_by: null };
  await db.updateTable('release_item').set(nobody).where('added_name', '=', name).execute();
  const judged = { verdict_name: '' };
  await db.updateTable('release_item').set(judged).where('verdict_name', '=', name).execute();
  await db.updateTable('release').set({ created_by: '' }).where('created_by', '=', name).execute();
  await db
    .updateTable('release')
    .set({ published_by: '' })
    .where('published_by', '=', name)
    .execute();
}
