import type { Kysely } from 'kysely';
import type { Translated } from '../../../content/fields/field.ts';
import type { Fields } from '../../../content/records/define.ts';
import { records, type Kind } from '../../../content/records/kinds.ts';
import { instantText } from '../../dates/dates.ts';
import { entityOf } from '../db/codec.ts';
import { columnsOfField } from '../db/columns.ts';
import { type Database, untyped } from '../db/schema.ts';

/** Some fields of a record, by their names. */
export type PublicFields = Readonly<Record<string, unknown>> & {
  readonly id: number;
  /** An instant. */
  readonly updated_at: string;
};

/** Which records are asked for. */
export interface PublicChoice {
  readonly now: Date;
  /** All of the kind without it. */
  readonly ids?: readonly number[];
}

/** Some fields of the records of a kind that the public may see, the newest first. */
export async function publicFields(
  db: Kysely<Database>,
  kind: Kind,
  fields: readonly string[],
  { now, ids }: PublicChoice,
): Promise<readonly PublicFields[]> {
  if (ids?.length === 0) return [];
  const fieldsByName = records[kind].fields as Fields;
  const columns = fields.flatMap((name) => {
    const field = fieldsByName[name];
    return field === undefined ? [] : columnsOfField(name, field).map((column) => column.name);
  });
  let query = untyped(db)
    .selectFrom(kind as string)
    .select(['id', 'updated_at', ...columns])
    .where('is_online', '=', 1)
    .orderBy('id', 'desc');
  // A record with a moment of publication waits for it.
  if ('published_at' in fieldsByName) query = query.where('published_at', '<=', instantText(now));
  if (ids !== undefined) query = query.where('id', 'in', [...ids]);
  const rows = await query.execute();
  return rows.map((row) => entityOf(records[kind], row) as unknown as PublicFields);
}

/** A record with its name: what its address is made of. */
export interface Titled {
  readonly id: number;
  readonly title: Translated | string;
  readonly updated_at: string;
}

/** The names of the records of a kind that the public may see, the newest first. */
export async function titlesOf(
  db: Kysely<Database>,
  kind: Kind,
  choice: PublicChoice,
): Promise<readonly Titled[]> {
  const { title } = records[kind];
  const titledRows = await publicFields(db, kind, [title], choice);
  return titledRows.map((record) => ({
    id: record.id,
    title: record[title] as Titled['title'],
    updated_at: record.updated_at,
  }));
}
