import type { Field, Storage } from '../../../content/fields/field.ts';
import type { RecordDescription } from '../../../content/records/define.ts';
import { LOCALES } from '../../constants.ts';

/** One column of a record's table, as it follows from the record's description. */
export interface Column {
  readonly name: string;
  readonly storage: Storage;
  readonly nullable: boolean;
  readonly inLists: boolean;
  /** The kind whose id the column holds. */
  readonly target: string | null;
}

/** A table of pairs (owner, target, position) for a field that points to many records. */
export interface LinkTable {
  readonly table: string;
  readonly field: string;
  readonly target: string;
}

const base = (name: string, storage: Storage): Column => ({
  name,
  storage,
  nullable: false,
  inLists: true,
  target: null,
});

export const BASE_COLUMNS: readonly Column[] = [
  base('id', 'integer'),
  base('version', 'integer'),
  base('is_online', 'flag'),
  base('updated_at', 'text'),
];

/** The columns of one field; none for links. */
export function columnsOfField(name: string, field: Field): readonly Column[] {
  if (field.keep === 'links') return [];
  const { storage, nullable, inLists, target = null } = field;
  const names = field.keep === 'translated' ? LOCALES.map((locale) => `${name}_${locale}`) : [name];
  return names.map((column) => ({ name: column, storage, nullable, inLists, target }));
}

/** All columns of a record's table, its own after the common ones. */
export const columnsOf = (description: RecordDescription): readonly Column[] => [
  ...BASE_COLUMNS,
  ...Object.entries(description.fields).flatMap(([name, field]) => columnsOfField(name, field)),
];

export const linkTablesOf = (description: RecordDescription): readonly LinkTable[] =>
  Object.entries(description.fields).flatMap(([field, { keep, target }]) =>
    keep === 'links' && target !== undefined
      ? [{ table: `${description.kind}_${field}`, field, target }]
      : [],
  );
