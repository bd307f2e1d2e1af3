import type { Kysely, Selectable } from 'kysely';
import type { ApiTokenRow } from '../../db/tables/access-schema.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;
export type StoredToken = Omit<Selectable<ApiTokenRow>, 'hash'>;

const COLUMNS = [
  'id',
  'name',
  'role',
  'scopes',
  'prefix',
  'created_at',
  'made_by',
  'expires_at',
  'used_at',
  'revoked_at',
] as const;

/** @returns its id */
export async function insertToken(
  db: Db,
  token: Omit<ApiTokenRow, 'id' | 'used_at' | 'revoked_at'>,
): Promise<number> {
  const { id } = await db
    .insertInto('api_token')
    .values({ ...token, used_at: null, revoked_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** All tokens, those that hold first, the newest before the others; never a hash. */
export const allTokens = (db: Db): Promise<StoredToken[]> =>
  db.selectFrom('api_token').select(COLUMNS).orderBy('id', 'desc').execute();

export const tokenById = async (db: Db, id: number): Promise<StoredToken | null> =>
  (await db.selectFrom('api_token').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ??
  null;

export const tokenByHash = async (db: Db, hash: string): Promise<StoredToken | null> =>
  (await db.selectFrom('api_token').select(COLUMNS).where('hash', '=', hash).executeTakeFirst()) ??
  null;

export async function updateLastUse(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable('api_token').set({ used_at: at }).where('id', '=', id).execute();
}

/** @returns false where there is none that holds */
export async function revokeToken(db: Db, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_token')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
