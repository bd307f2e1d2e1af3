import type { Transaction } from 'kysely';
import type { Entity, Kind, Records } from '../../../../content/records/kinds.ts';
import type { InputOf } from '../../../../content/records/define.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { idsByName } from '../../repositories/hub/record-names.ts';
import type { RecordKey } from '../../repositories/records.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { moveChildrenIn } from './move-menu-item.ts';
import type { UndoStep } from './undo.ts';

/*
 * Entries of lists that name a person or a work which is not there yet: `new_person`, `new_work`
 * with `new_composer`. What is named is made with the record, in its transaction; what there is
 * already under that very name is taken.
 */

/** Kinds of record that are made by a name alone. */
export const NAMED_KINDS = ['person', 'composer', 'work'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

type Values = Readonly<Record<string, unknown>>;

/** What a write makes, and what it has made. */
export interface Making {
  readonly records: Pick<RecordService, 'createIn'>;
  readonly tx: Transaction<Database>;
  readonly options: WriteOptions;
  /** The kinds of which what is made is public at once. */
  readonly publicKinds: readonly NamedKind[];
  /** In the order in which records were made. */
  readonly steps: UndoStep[];
}

/** Every field that was refused. */
type Refused = Map<string, string>;

const nameIn = (entry: Values, field: string): string => {
  const name = entry[field];
  return typeof name === 'string' ? name.trim() : '';
};

/** Where values name what is to be made, and as what. */
export const newNamesIn = (
  values: object,
): readonly { readonly kind: NamedKind; readonly at: string }[] =>
  Object.entries(values as Values).flatMap(([list, entries]) =>
    Array.isArray(entries)
      ? (entries as unknown[]).flatMap((entry, index) =>
          NAMED_KINDS.filter((kind) => nameIn(Object(entry) as Values, `new_${kind}`) !== '').map(
            (kind) => ({ kind, at: `${list}.${String(index)}.new_${kind}` }),
          ),
        )
      : [],
  );

/** What there is of a record that is made by its name. */
function inputOf(
  { options: { locale }, publicKinds }: Making,
  kind: NamedKind,
  name: string,
  composer: number | null,
): object {
  const is_online = publicKinds.includes(kind);
  const said = { de: '', en: '', [locale]: name };
  if (kind === 'person') return { name, is_online };
  if (kind === 'composer') return { name: said, is_online };
  return { title: said, composers: composer === null ? [] : [composer], is_online };
}

/** The record of a name, made where there is none; of several none is guessed. */
async function named(
  making: Making,
  kind: NamedKind,
  name: string,
  composer: number | null = null,
): Promise<Result<number>> {
  const { tx, records, options, steps } = making;
  const [known, ...others] = await idsByName(tx, kind, name, composer);
  if (known !== undefined && others.length > 0) {
    const count = others.length + 1;
    return failure('invalid', translator(options.locale)('hub_records:names.several', { count }));
  }
  if (known !== undefined) return success(known);
  const input = inputOf(making, kind, name, composer);
  const made = await records.createIn(tx, kind, input, options);
  if (!made.ok) return made;
  const { id, version } = made.value;
  steps.push({ kind, id, before: null, after: version });
  return success(id);
}

/** A name with the field of the form that it stands in. */
interface NameAt {
  readonly kind: NamedKind;
  readonly name: string;
  readonly at: string;
}

/** Finds or makes what one field of an entry names; undefined: it names nothing, or is refused. */
async function nameAt(
  making: Making,
  { kind, name, at }: NameAt,
  refused: Refused,
  composer?: number,
): Promise<number | undefined> {
  if (name === '') return undefined;
  const found = await named(making, kind, name, composer);
  if (found.ok) return found.value;
  const { fields = {}, message } = found.failure;
  refused.set(at, Object.values(fields)[0] ?? message);
  return undefined;
}

/** An entry with the record that it names, as any other entry has one. */
async function entryOf(
  making: Making,
  entry: Values,
  at: string,
  refused: Refused,
): Promise<Values> {
  const fieldOf = (kind: NamedKind): NameAt => ({
    kind,
    name: nameIn(entry, `new_${kind}`),
    at: `${at}.new_${kind}`,
  });
  const names = NAMED_KINDS.map((kind) => `new_${kind}`);
  const found = Object.fromEntries(Object.entries(entry).filter(([key]) => !names.includes(key)));
  for (const kind of ['person', 'work'] as const) {
    const field = fieldOf(kind);
    if (field.name === '') continue;
    if (typeof entry[kind] === 'number') {
      refused.set(field.at, translator(making.options.locale)('hub_records:names.both'));
      continue;
    }
    const by = kind === 'work' ? await nameAt(making, fieldOf('composer'), refused) : undefined;
    found[kind] = await nameAt(making, field, refused, by);
  }
  return found;
}

/** Values with a record for each name in the entries of their lists, those made that are new. */
export async function withNamed<V extends object>(making: Making, values: V): Promise<Result<V>> {
  const refused: Refused = new Map();
  const found: Record<string, unknown> = {};
  for (const [list, entries] of Object.entries(values as Values)) {
    if (!Array.isArray(entries)) continue;
    const own: unknown[] = [];
    for (const [index, entry] of (entries as unknown[]).entries()) {
      const isEntry = typeof entry === 'object' && entry !== null;
      const at = `${list}.${String(index)}`;
      own.push(isEntry ? await entryOf(making, entry as Values, at, refused) : entry);
    }
    found[list] = own;
  }
  if (refused.size === 0) return success({ ...values, ...found });
  const message = translator(making.options.locale)('validation:whole');
  return failure('invalid', message, Object.fromEntries(refused));
}

/** The record that a form writes; of a new one the key is null. */
export interface WrittenForm {
  readonly kind: Kind;
  readonly key: RecordKey | null;
  readonly input: object;
  readonly publicKinds: readonly NamedKind[];
  /** How far the events below it move, in milliseconds; 0: they stay. */
  readonly distance: number;
}

/** Saves what a form holds, with what it names and is not there yet, and what moves with it: all of it or nothing. */
export const saveWithNames = (
  records: Pick<RecordService, 'createIn' | 'updateIn' | 'holdIn' | 'write'>,
  { kind, key, input, publicKinds, distance }: WrittenForm,
  options: WriteOptions,
): Promise<Result<Entity<Kind>>> =>
  records.write(async (tx): Promise<Result<Entity<Kind>>> => {
    const named = await withNamed({ records, tx, options, publicKinds, steps: [] }, input);
    if (!named.ok) return named;
    // Checked against the description by the service that every write goes through.
    const checked = named.value as InputOf<Records[Kind]>;
    if (key === null) return records.createIn(tx, kind, checked, options);
    const saved = await records.updateIn(tx, { kind, ...key }, checked, options);
    if (!saved.ok || distance === 0) return saved;
    const moved = await moveChildrenIn(records, tx, { parent: key.id, distance }, options);
    return moved.ok ? saved : moved;
  }, options.locale);
