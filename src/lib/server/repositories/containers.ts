import type { Kysely } from 'kysely';
import { isKind, type Kind } from '../../../content/records/kinds.ts';
import { type Database, untyped } from '../db/schema.ts';

/** What modules with a key hold, as they are stored; keys are made of letters, digits and hyphens. */
const naming = (slug: string): string => `%"slug":${JSON.stringify(slug)}%`;

/** Records of a kind among whose public modules one may have a key, the first one first. */
export async function recordsNaming(
  db: Kysely<Database>,
  kind: Kind,
  slug: string,
): Promise<readonly number[]> {
  const rows = await untyped(db)
    .selectFrom(kind as string)
    .select('id')
    .where('modules', 'like', naming(slug))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => Number(id));
}

/** Records among whose drafts' modules one may have a key. */
export async function draftsNaming(
  db: Kysely<Database>,
  slug: string,
): Promise<readonly { readonly kind: Kind; readonly id: number }[]> {
  const rows = await db
    .selectFrom('record_version')
    .select(['kind', 'record'])
    .where('state', '=', 'draft')
    .where('content', 'like', naming(slug))
    .orderBy('record')
    .execute();
  return rows.flatMap(({ kind, record }) => (isKind(kind) ? [{ kind, id: record }] : []));
}
