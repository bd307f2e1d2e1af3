import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { BundleItemRow } from '../../db/tables/bundle-schema.ts';
import type { Database } from '../../db/schema.ts';

export type BundleItem = Readonly<Omit<Selectable<BundleItemRow>, 'kind'>> & {
  readonly kind: Kind;
};

type AnyDb = Kysely<Database> | Transaction<Database>;

/** What a bundle holds, in the order in which it was put in. */
export async function itemsOf(db: AnyDb, bundle: number): Promise<readonly BundleItem[]> {
  const rows = await db
    .selectFrom('bundle_item')
    .selectAll()
    .where('bundle', '=', bundle)
    .orderBy('id')
    .execute();
  return rows as readonly BundleItem[];
}

/** What all bundles hold that something can be put into. */
export async function itemsOfOpenBundles(db: AnyDb): Promise<readonly BundleItem[]> {
  const rows = await db
    .selectFrom('bundle_item')
    .innerJoin('bundle', 'bundle.id', 'bundle_item.bundle')
    .selectAll('bundle_item')
    .where('bundle.state', '=', 'open')
    .execute();
  return rows as readonly BundleItem[];
}

/** The bundles that were not released yet and hold a record. */
export async function bundlesOf(
  db: AnyDb,
  kind: Kind,
  record: number,
): Promise<readonly (BundleItem & { readonly name: string })[]> {
  const rows = await db
    .selectFrom('bundle_item')
    .innerJoin('bundle', 'bundle.id', 'bundle_item.bundle')
    .selectAll('bundle_item')
    .select('bundle.name')
    .where('bundle_item.kind', '=', kind)
    .where('bundle_item.record', '=', record)
    .where('bundle.state', 'in', ['open', 'scheduled'])
    .orderBy('bundle.name')
    .execute();
  return rows as readonly (BundleItem & { readonly name: string })[];
}

/** Numbers of items of each bundle, by the bundle's id. */
export async function itemCounts(db: AnyDb): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('bundle_item')
    .select(({ fn }) => ['bundle', fn.countAll().as('count')])
    .groupBy('bundle')
    .execute();
  return new Map(rows.map(({ bundle, count }) => [bundle, Number(count)]));
}

export async function insertItem(db: AnyDb, item: Omit<BundleItem, 'id'>): Promise<void> {
  await db.insertInto('bundle_item').values(item).execute();
}

export async function judgeItem(
  db: AnyDb,
  id: number,
  verdict: Pick<BundleItem, 'verdict' | 'verdict_name' | 'verdict_at' | 'review_comment'>,
): Promise<void> {
  await db.updateTable('bundle_item').set(verdict).where('id', '=', id).execute();
}

export async function deleteItem(db: AnyDb, id: number): Promise<void> {
  await db.deleteFrom('bundle_item').where('id', '=', id).execute();
}

/** Takes the name of somebody out of what was put into bundles, judged and released. */
export async function forgetNameInBundles(db: AnyDb, name: string): Promise<void> {
  const nobody = { added_name: '', added_by: null };
  await db.updateTable('bundle_item').set(nobody).where('added_name', '=', name).execute();
  const judged = { verdict_name: '' };
  await db.updateTable('bundle_item').set(judged).where('verdict_name', '=', name).execute();
  await db.updateTable('bundle').set({ created_by: '' }).where('created_by', '=', name).execute();
  await db.updateTable('bundle').set({ released_by: '' }).where('released_by', '=', name).execute();
}
