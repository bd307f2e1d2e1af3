import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { HubViewRow } from '../../db/tables/hub-schema.ts';

/** A view of a list that somebody saved. */
export type HubView = Omit<HubViewRow, 'id'> & { readonly id: number };

/** What of the views of a list a user sees: their own first, then those of others that are shared. */
export async function viewsOf(
  db: Kysely<Database>,
  list: string,
  user: string,
): Promise<readonly HubView[]> {
  const rows = await db
    .selectFrom('hub_view')
    .selectAll()
    .where('list', '=', list)
    .where((eb) => eb.or([eb('user', '=', user), eb('is_shared', '=', 1)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return [...rows.filter((row) => row.user === user), ...rows.filter((row) => row.user !== user)];
}

/** Saves a view; one of the same owner and name is replaced, and no other one is the default beside a new one. */
export async function saveView(db: Kysely<Database>, view: Omit<HubViewRow, 'id'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const own = { list: view.list, user: view.user };
    if (view.is_default === 1)
      await tx
        .updateTable('hub_view')
        .set({ is_default: 0 })
        .where('list', '=', own.list)
        .where('user', '=', own.user)
        .execute();
    await tx
      .deleteFrom('hub_view')
      .where('list', '=', own.list)
      .where('user', '=', own.user)
      .where('name', '=', view.name)
      .execute();
    await tx.insertInto('hub_view').values(view).execute();
  });
}

/** How many views of a list a user has. */
export async function countViews(
  db: Kysely<Database>,
  list: string,
  user: string,
): Promise<number> {
  const row = await db
    .selectFrom('hub_view')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('list', '=', list)
    .where('user', '=', user)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Deletes a view of somebody; that of anybody else stays. */
export async function deleteView(db: Kysely<Database>, id: number, user: string): Promise<void> {
  await db.deleteFrom('hub_view').where('id', '=', id).where('user', '=', user).execute();
}
