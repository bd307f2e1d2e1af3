import type { Transaction } from 'kysely';
import { KINDS, type Entity, type Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { recordById } from '../../repositories/records.ts';
import { ifMany, type Writer } from '../records/run-writes.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { incomingReferences } from './incoming-references.ts';
import { saveUndo, type UndoServices, type UndoStep } from './undo.ts';
import { inputOf } from '../records/record-input.ts';

type Tx = Transaction<Database>;

/** What can be done to several records of a kind at once. */
export type ManyChange =
  | { readonly is: 'publish' | 'unpublish' | 'delete' }
  | {
      readonly is: 'tag' | 'untag';
      /** The field that holds the tags, and the tag. */
      readonly field: string;
      readonly tag: number;
    };

export interface ManyOrder {
  readonly kind: Kind;
  readonly ids: readonly number[];
  readonly change: ManyChange;
  /** The version that the caller saw, of one record; left out: as it is now. */
  readonly version?: number;
  /** Id of who does it, and may undo it; null: a program, which undoes nothing here. */
  readonly user: string | null;
}

/** What came of it. */
export interface ManyDone {
  /** Records that are another state than before. */
  readonly changed: number;
  /** How to undo it; null: there is nothing to undo. */
  readonly undo: string | null;
}

/** The record as it is to be; null: it is so already. */
function changed(record: Entity<Kind>, change: ManyChange): object | null {
  if (change.is === 'publish') return record.is_online ? null : { ...record, is_online: true };
  if (change.is !== 'tag' && change.is !== 'untag') return null;
  const values = record as unknown as Readonly<Record<string, unknown>>;
  const tags = (values[change.field] ?? []) as readonly number[];
  if (tags.includes(change.tag) === (change.is === 'tag')) return null;
  const wanted =
    change.is === 'tag' ? [...tags, change.tag] : tags.filter((tag) => tag !== change.tag);
  return { ...record, [change.field]: wanted };
}

/** Changes one record; null: it is as it should be already. */
async function changeOne(
  { records: writer }: UndoServices,
  tx: Tx,
  { kind, change, record }: { kind: Kind; change: ManyChange; record: Entity<Kind> },
  options: WriteOptions,
): Promise<Result<UndoStep> | null> {
  const { id, version: before } = record;
  if (change.is === 'delete') {
    const held = await incomingReferences(tx, kind, record, options.locale);
    if (held !== null) return { ok: false, failure: held };
    const removed = await writer.removeIn(tx, { kind, id, version: before }, options);
    return removed.ok ? success({ id, before, after: null }) : removed;
  }
  if (change.is === 'unpublish') {
    if (!record.is_online) return null;
    const hidden = await writer.hideIn(tx, kind, record, options);
    return hidden.ok ? success({ id, before, after: hidden.value.version }) : hidden;
  }
  const wanted = changed(record, change);
  if (wanted === null) return null;
  const key = { kind, id, version: before };
  const saved = await writer.updateIn(tx, key, inputOf(kind, wanted), options);
  return saved.ok ? success({ id, before, after: saved.value.version }) : saved;
}

/** A refusal with the name of the record that it is about. */
function about(
  kind: Kind,
  record: Entity<Kind>,
  { code, message, fields }: Failure,
  locale: Locale,
) {
  const name = titleOf(kind, record, locale);
  const reason = [message, ...Object.values(fields ?? {})].filter((text) => !text.includes(name));
  return failure(code, reason.length === 0 ? message : `«${name}»: ${reason.join(' ')}`);
}

/**
 * Does the same to several records, to all of them or, where one cannot, to none; those that
 * are gone meanwhile, and those that are so already, are passed over. It can be undone.
 */
export async function changeMany(
  services: UndoServices,
  { kind, ids, change, user, version }: ManyOrder,
  how: WriteOptions,
): Promise<Result<ManyDone>> {
  const write: Writer<ManyDone> = async (tx, many) => {
    const options = { ...how, many };
    const steps: UndoStep[] = [];
    // In one order for everybody: two at once do not wait for each other.
    for (const id of [...new Set(ids)].sort((left, right) => left - right)) {
      await services.records.holdIn(tx, kind, id);
      const record = await recordById(tx, kind, id);
      if (record === null) continue;
      if (version !== undefined && version !== record.version)
        return failure('conflict', translator(options.locale)('api:changedMeanwhile'));
      const step = await changeOne(services, tx, { kind, change, record }, options);
      if (step?.ok === false) return about(kind, record, step.failure, options.locale);
      if (step !== null) steps.push(step.value);
    }
    const canUndo = user !== null && steps.length > 0;
    const undo = canUndo
      ? await saveUndo(services, tx, { user, kind, action: change.is }, steps)
      : null;
    return success({ changed: steps.length, undo });
  };
  // Whoever refers to what is deleted is looked at, too.
  const kinds = change.is === 'delete' ? KINDS : [kind];
  return services.records.write(write, how.locale, ifMany(ids.length, { kinds, mustRun: true }));
}
