import type { Kysely } from 'kysely';
import type { Fields } from '../../../../content/records/define.ts';
import type { Locale } from '../../../../content/i18n/locales.ts';
import { isKind, records, type Kind } from '../../../../content/records/kinds.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { entityOf } from '../../db/codec.ts';
import { columnsOfField } from '../../db/columns.ts';
import { type Database, untyped } from '../../db/schema.ts';

/** A field of a kind that holds several references. */
export interface LinkField {
  readonly kind: Kind;
  readonly field: string;
}

/** The field among some of a kind's that holds several references; null: none does. */
export function linkField(kind: Kind, among: readonly string[]): LinkField | null {
  const fields = records[kind].fields as Fields;
  const field = among.find((name) => fields[name]?.keep === 'links');
  return field === undefined ? null : { kind, field };
}

/**
 * What records point to, by their names: the composers of works. One query.
 * @param ids the records that are asked for; null: all of the kind
 * @returns names by the id of the record, in their order; nothing for a record without any
 */
export async function linkedNames(
  db: Kysely<Database>,
  { kind, field }: LinkField,
  ids: readonly number[] | null,
  locale: Locale,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const byOwner = new Map<number, string[]>();
  const target = (records[kind].fields as Fields)[field]?.target ?? '';
  if (!isKind(target)) return byOwner;
  const { title, fields } = records[target] as { title: string; fields: Fields };
  const titleField = fields[title];
  const columns = titleField === undefined ? [] : columnsOfField(title, titleField);
  const table = `${kind}_${field}`;
  let query = untyped(db)
    .selectFrom(table)
    .innerJoin(target as string, `${target}.id`, `${table}.target`)
    .select([`${table}.owner`, `${target}.id`, ...columns.map(({ name }) => `${target}.${name}`)]);
  if (ids !== null) query = query.where(`${table}.owner`, 'in', [...ids]);
  for (const row of await query.orderBy(`${table}.position`).execute()) {
    const owner = Number(row['owner']);
    const names = byOwner.get(owner) ?? [];
    byOwner.set(owner, names);
    names.push(titleOf(target, entityOf(records[target], row), locale));
  }
  return byOwner;
}
