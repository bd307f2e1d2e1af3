import type { Field, Storage } from '../../../content/fields/field.ts';
import type { RecordDescription } from '../../../content/records/define.ts';
import { LOCALES } from '../../constants.ts';
import type { UntypedRow } from './schema.ts';

type Cell = string | number | null;

function encode({ storage, nullable }: Field, value: unknown): Cell {
  if (nullable && (value === null || value === undefined)) return null;
  if (storage === 'json') return JSON.stringify(value);
  if (storage === 'flag') return value === true ? 1 : 0;
  return value as string | number;
}

function decode(storage: Storage, cell: Cell | undefined): unknown {
  if (cell === null || cell === undefined) return null;
  if (storage === 'json') return JSON.parse(cell as string) as unknown;
  if (storage === 'flag') return cell === 1;
  return cell;
}

function fieldCells(name: string, field: Field, value: unknown): [string, Cell][] {
  if (field.keep === 'links') return [];
  if (field.keep === 'column') return [[name, encode(field, value)]];
  const texts = value as Readonly<Record<string, string>>;
  return LOCALES.map((locale) => [`${name}_${locale}`, texts[locale] ?? '']);
}

/** A validated record's own fields as the cells of its row. Links are in tables of their own. */
export function rowOf(description: RecordDescription, value: Readonly<Record<string, unknown>>) {
  const cells = Object.entries(description.fields).flatMap(([name, field]) =>
    fieldCells(name, field, value[name]),
  );
  return {
    ...Object.fromEntries(cells),
    is_online: value['is_online'] === false ? 0 : 1,
  } as UntypedRow;
}

function fieldValue(name: string, field: Field, row: UntypedRow): unknown {
  if (field.keep === 'links') return [];
  if (field.keep === 'column') return decode(field.storage, row[name]);
  return Object.fromEntries(LOCALES.map((locale) => [locale, row[`${name}_${locale}`] ?? '']));
}

/**
 * A row as the record it is. Fields whose columns were not selected (long texts
 * in lists) are left out; links start empty and are filled by the repository.
 */
export function entityOf(description: RecordDescription, row: UntypedRow): Record<string, unknown> {
  const entity: Record<string, unknown> = {
    id: row['id'],
    version: row['version'],
    is_online: row['is_online'] === 1,
    updated_at: row['updated_at'],
  };
  for (const [name, field] of Object.entries(description.fields)) {
    const column = field.keep === 'translated' ? `${name}_de` : name;
    if (field.keep === 'links' || column in row) entity[name] = fieldValue(name, field, row);
  }
  return entity;
}
