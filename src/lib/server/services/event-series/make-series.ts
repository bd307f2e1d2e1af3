import type { Transaction } from 'kysely';
import type { EventInput } from '../../../../content/records/event.ts';
import { success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { undoOf } from '../../repositories/hub/hub-undo.ts';
import { noteUndo, type UndoServices, type UndoStep } from '../hub/undo.ts';
import type { WriteOptions } from '../records/write-options.ts';
import {
  performersOf,
  programmeOf,
  type Making,
  type SeriesPerformer,
  type SeriesWork,
} from './names.ts';

/** Events that somebody orders together. */
export interface SeriesOrder {
  /** Random, of the form, and the name of its undoing: the same form twice makes them once. */
  readonly key: string;
  /** Id of who makes them, and may undo it. */
  readonly user: string;
  /** Who performs and what is played at all of them; null: as each event says. */
  readonly cast: {
    readonly performers: readonly SeriesPerformer[];
    readonly programme: readonly SeriesWork[];
  } | null;
  /** The event that the others are children of; null: they stand alone. */
  readonly parent: EventInput | null;
  readonly events: readonly EventInput[];
  /** Whether what is made by name is public. */
  readonly isOnline: boolean;
}

/** What was made: the ids of the events, the parent first. */
export interface SeriesMade {
  readonly events: readonly number[];
}

const eventsIn = (steps: readonly UndoStep[]): readonly number[] =>
  steps.filter(({ kind }) => kind === 'event').map(({ id }) => id);

/**
 * Makes everything of an order as a part of a write: persons, composers and works that are
 * not there yet, the parent, and the events. Errors stand at the fields of the form.
 */
export async function makeSeriesIn(
  records: UndoServices['records'],
  tx: Transaction<Database>,
  { cast, parent, events, isOnline }: SeriesOrder,
  options: WriteOptions,
): Promise<Result<readonly UndoStep[]>> {
  const steps: UndoStep[] = [];
  const making: Making = { records, tx, options, isOnline, steps };
  const performers = cast === null ? null : await performersOf(making, cast.performers);
  if (performers?.ok === false) return performers;
  const programme = cast === null ? null : await programmeOf(making, cast.programme);
  if (programme?.ok === false) return programme;
  const shared = {
    ...(performers !== null && { performers: performers.value }),
    ...(programme !== null && { programme: programme.value }),
  };
  const inputs = [...(parent === null ? [] : [parent]), ...events];
  let above: number | null = null;
  for (const one of inputs) {
    // What was handed in is checked against the description by the one door for writes.
    const input = { ...one, ...shared, ...(above !== null && { parent: above }) } as EventInput;
    const made = await records.createIn(tx, 'event', input, options);
    if (!made.ok) return made;
    const { id, version } = made.value;
    if (one === parent) above = id;
    steps.push({ kind: 'event', id, before: null, after: version });
  }
  return success(steps);
}

/** What a form has made before; null: nothing. */
async function madeBefore(
  tx: Transaction<Database>,
  { key, user }: SeriesOrder,
): Promise<SeriesMade | null> {
  const row = await undoOf(tx, key, user);
  return row && { events: eventsIn(JSON.parse(row.steps) as readonly UndoStep[]) };
}

/**
 * Makes the events of an order, all of them with all that is new, or nothing, in one
 * transaction that notes how to undo it. The same order once more answers what it made.
 */
export function makeSeries(
  { records, now }: UndoServices,
  order: SeriesOrder,
  options: WriteOptions,
): Promise<Result<SeriesMade>> {
  return records.write(async (tx) => {
    const before = await madeBefore(tx, order);
    if (before !== null) return success(before);
    const made = await makeSeriesIn(records, tx, order, options);
    if (!made.ok) return made;
    const of = { id: order.key, user: order.user, kind: 'event', action: 'create' } as const;
    // Two of the same form at once: the second one finds the name taken, and begins anew.
    await noteUndo({ now }, tx, of, made.value);
    return success({ events: eventsIn(made.value) });
  }, options.locale);
}

/** Why an order could not be made, without making it; null: it can. */
export async function rehearseSeries(
  { records }: Pick<UndoServices, 'records'>,
  order: SeriesOrder,
  options: WriteOptions,
): Promise<Result<readonly UndoStep[]>> {
  return records.rehearse((tx) => makeSeriesIn(records, tx, order, options), options.locale);
}
