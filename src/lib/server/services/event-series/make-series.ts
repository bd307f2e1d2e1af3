import type { Transaction } from 'kysely';
import type { EventInput } from '../../../../content/records/event.ts';
import { success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import type { UndoServices, UndoStep } from '../hub/undo.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { ifMany } from '../records/run-writes.ts';
import { makeOnce, SERIES_TABLES, type OrderedBy, type SeriesMade } from './make-once.ts';
import { withNamed, type NamedKind } from '../hub/new-names.ts';

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
