import type { Transaction } from 'kysely';
import type { EventEntity } from '../../../../content/records/event.ts';
import type { MovableMoments } from '../../../programme/move-event.ts';
import { success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { asSaid } from '../../repositories/hub/unconfirmed-access.ts';
import { type UndoServices, type UndoStep } from '../hub/undo.ts';
import { inputOf } from '../records/record-input.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { makeOnce, type OrderedBy, type SeriesMade } from './make-series.ts';

/** An event that is copied to another date. */
export interface EventCopy {
  readonly source: EventEntity;
  readonly moments: MovableMoments;
  readonly season: number | null;
}

/** Copies that somebody orders together. */
export interface CopyOrder extends OrderedBy {
  readonly copies: readonly EventCopy[];
}

/** What belongs to the one evening, and not to the next time that it is given. */
const NOT_COPIED = {
  id_jet: null,
  ticket_url: null,
  status: 'on_sale',
  postponed_from: null,
  moved_from: { de: '', en: '' },
  status_note: { de: '', en: '' },
  refund_note: { de: '', en: '' },
  is_online: false,
} as const;

/** Parents before their children, each in the order in which they came. */
const parentsFirst = (copies: readonly EventCopy[]): readonly EventCopy[] => [
  ...copies.filter(({ source }) => source.parent === null),
  ...copies.filter(({ source }) => source.parent !== null),
];

async function copyEventsIn(
  records: UndoServices['records'],
  tx: Transaction<Database>,
  { copies }: CopyOrder,
  options: WriteOptions,
): Promise<Result<readonly UndoStep[]>> {
  const steps: UndoStep[] = [];
  const copied = new Map<number, number>();
  for (const { source, moments, season } of parentsFirst(copies)) {
    // A child whose parent stays behind stands alone: it does not become one of last season's.
    const parent = source.parent === null ? null : (copied.get(source.parent) ?? null);
    const said = await asSaid(tx, source.id, source);
    const input = { ...inputOf('event', said), ...NOT_COPIED, ...moments, season, parent };
    const made = await records.createIn(tx, 'event', input, options);
    if (!made.ok) {
      const { fields, ...rest } = made.failure;
      const text = Object.values(fields ?? {})[0] ?? rest.message;
      return { ok: false, failure: { ...rest, fields: { [`day.${String(source.id)}`]: text } } };
    }
    const { id, version } = made.value;
    copied.set(source.id, id);
    steps.push({ kind: 'event', id, before: null, after: version });
  }
  return success(steps);
}

/** Copies events to other dates, all of them offline, once however often the order is sent. */
export const copyEvents = (
  services: UndoServices,
  order: CopyOrder,
  options: WriteOptions,
): Promise<Result<SeriesMade>> =>
  makeOnce(services, order, options, {
    count: order.copies.length,
    make: (tx, how) => copyEventsIn(services.records, tx, order, how),
  });
