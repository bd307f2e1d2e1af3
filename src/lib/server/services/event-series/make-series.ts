import type { Transaction } from 'kysely';
import type { EventInput } from '../../../../content/records/event.ts';
import { success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { undoOf } from '../../repositories/hub/hub-undo.ts';
import { type UndoServices, type UndoStep, saveUndo } from '../hub/undo.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { ifMany, type Writer, type WrittenTables } from '../records/run-writes.ts';
import { withNamed, type NamedKind } from '../hub/new-names.ts';

/** Whose order it is. */
export interface OrderedBy {
  /** Random, of the form, and the name of its undoing: the same form twice makes them once. */
  readonly key: string;
  /** Id of who makes them, and may undo it. */
  readonly user: string;
}

/** What was made: the ids of the events, a parent before its children. */
export interface SeriesMade {
  readonly events: readonly number[];
}

/** What making events writes. */
const SERIES_TABLES: WrittenTables = {
  kinds: ['event', 'person', 'composer', 'work'],
  mustRun: true,
};

type Make = (
  tx: Transaction<Database>,
  options: WriteOptions,
) => Promise<Result<readonly UndoStep[]>>;

const eventsIn = (steps: readonly UndoStep[]): readonly number[] =>
  steps.filter(({ kind }) => kind === 'event').map(({ id }) => id);

/**
 * Makes events, all of them or none, in one transaction that notes how to undo it. The same
 * order once more answers what it made.
 * @param make says what it made as steps that can be undone
 * @param count how many events it makes
 */
export function makeOnce(
  { records, now }: UndoServices,
  { key, user }: OrderedBy,
  how: WriteOptions,
  { count, make }: { readonly count: number; readonly make: Make },
): Promise<Result<SeriesMade>> {
  const write: Writer<SeriesMade> = async (tx, many) => {
    const before = await undoOf(tx, key, user);
    if (before !== null)
      return success({ events: eventsIn(JSON.parse(before.steps) as readonly UndoStep[]) });
    const made = await make(tx, { ...how, many });
    if (!made.ok) return made;
    // Two of the same form at once: the second one finds the name taken, and begins anew.
    await saveUndo({ now }, tx, { id: key, user, kind: 'event', action: 'create' }, made.value);
    return success({ events: eventsIn(made.value) });
  };
  return records.write(write, how.locale, ifMany(count, SERIES_TABLES));
}

/** Events that somebody orders together. */
export interface SeriesOrder extends OrderedBy {
  /** Who performs and what is played at all of them; null: as each event says. */
  readonly cast: {
    readonly performers: readonly object[];
    readonly programme: readonly object[];
  } | null;
  /** The event that the others are children of; null: they stand alone. */
  readonly parent: EventInput | null;
  readonly events: readonly EventInput[];
  /** The kinds of which what is made by name is public. */
  readonly publicKinds: readonly NamedKind[];
}

/**
 * Makes everything of an order as a part of a write: persons, composers and works that are
 * not there yet, the parent, and the events. Errors stand at the fields of the form.
 */
export async function makeSeriesIn(
  records: UndoServices['records'],
  tx: Transaction<Database>,
  { cast, parent, events, publicKinds }: SeriesOrder,
  options: WriteOptions,
): Promise<Result<readonly UndoStep[]>> {
  const steps: UndoStep[] = [];
  const making = { records, tx, options, publicKinds, steps };
  const shared = await withNamed(making, cast ?? {});
  if (!shared.ok) return shared;
  const inputs = [...(parent === null ? [] : [parent]), ...events];
  let above: number | null = null;
  for (const one of inputs) {
    // What was handed in is checked against the description by the service that every write goes through.
    const input = {
      ...one,
      ...shared.value,
      ...(above !== null && { parent: above }),
    } as EventInput;
    const made = await records.createIn(tx, 'event', input, options);
    if (!made.ok) return made;
    const { id, version } = made.value;
    if (one === parent) above = id;
    steps.push({ kind: 'event', id, before: null, after: version });
  }
  return success(steps);
}

/** Makes the events of an order with all that is new, once however often it is sent. */
export const makeSeries = (
  services: UndoServices,
  order: SeriesOrder,
  options: WriteOptions,
): Promise<Result<SeriesMade>> =>
  makeOnce(services, order, options, {
    count: order.events.length,
    make: (tx, how) => makeSeriesIn(services.records, tx, order, how),
  });

/** Why an order could not be made, without making it; null: it can. */
export async function previewSeries(
  { records }: Pick<UndoServices, 'records'>,
  order: SeriesOrder,
  options: WriteOptions,
): Promise<Result<readonly UndoStep[]>> {
  const many = ifMany(order.events.length, SERIES_TABLES);
  return records.dryRun(
    (tx, writes) => makeSeriesIn(records, tx, order, { ...options, many: writes }),
    options.locale,
    many,
  );
}
