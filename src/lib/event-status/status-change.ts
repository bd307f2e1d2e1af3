import type { Translated } from '../../content/fields/field.ts';
import type { EventEntity, EventStatus } from '../../content/records/event.ts';
import { isDateOpen } from '../booking/sale-state.ts';
import { instantText } from '../venue-clock.ts';

/** What the box office can say of an event, in the order in which it is offered. */
export const STATUS_TARGETS = [
  'cancelled',
  'postponed',
  'moved',
  'few_left',
  'sold_out',
  'on_sale',
] as const satisfies readonly EventStatus[];
export type StatusTarget = (typeof STATUS_TARGETS)[number];

export const isStatusTarget = (text: unknown): text is StatusTarget =>
  STATUS_TARGETS.some((target) => target === text);

/** The fields of an event that a change of its status touches; others stay as they are. */
export const STATUS_FIELDS = [
  'status',
  'status_note',
  'refund_note',
  'date_start',
  'date_end',
  'doors',
  'postponed_from',
  'room',
  'moved_from',
] as const satisfies readonly (keyof EventEntity)[];
export type StatusFields = Pick<EventEntity, (typeof STATUS_FIELDS)[number]>;

/** What somebody filled in. Instants are ISO texts. */
export interface StatusWish {
  readonly to: StatusTarget;
  readonly status_note: Translated;
  readonly refund_note: Translated;
  /** Of a postponed event; null: the new date is not known yet. */
  readonly date_start: string | null;
  /** Null: moves along with the start. */
  readonly date_end: string | null;
  readonly doors: string | null;
  /** Of a moved event. */
  readonly room: number;
  readonly moved_from: Translated;
}

const NOTHING: Translated = { de: '', en: '' };

export const fieldsOfStatus = (event: EventEntity): StatusFields =>
  Object.fromEntries(
    STATUS_FIELDS.map((field) => [field, event[field]]),
  ) as unknown as StatusFields;

/** An instant moved as far as the start was. */
const movedAlong = (instant: string | null, by: number): string | null =>
  instant === null ? null : instantText(new Date(Date.parse(instant) + by));

function postponed(event: StatusFields, wish: StatusWish): Partial<StatusFields> {
  const { date_start: start } = wish;
  // What was known of an earlier new date falls away with it.
  if (start === null) return { postponed_from: null };
  if (start === event.date_start) return {};
  const by = Date.parse(start) - Date.parse(event.date_start);
  return {
    date_start: start,
    date_end: wish.date_end ?? movedAlong(event.date_end, by),
    doors: wish.doors ?? movedAlong(event.doors, by),
    postponed_from: event.date_start,
  };
}

/**
 * The event's fields after a change. What it was postponed or moved from stays as long as that
 * is still so: whoever bought a ticket has the old date in hand. Back on sale it is as any other.
 */
export function changedFields(event: StatusFields, wish: StatusWish): StatusFields {
  const { to, status_note, refund_note } = wish;
  const said = { ...event, status: to, status_note, refund_note };
  if (to === 'postponed') return { ...said, ...postponed(event, wish) };
  if (to === 'moved') return { ...said, room: wish.room, moved_from: wish.moved_from };
  if (to !== 'on_sale') return said;
  return { ...said, refund_note: NOTHING, postponed_from: null, moved_from: NOTHING };
}

const NEWS: readonly EventStatus[] = ['cancelled', 'postponed', 'moved'];

/** Whether a change is worth a message: not that the sale goes well, nor words that were corrected. */
export function isNews(before: StatusFields, after: StatusFields): boolean {
  if (before.date_start !== after.date_start || before.room !== after.room) return true;
  // The new date is known by now, or falls away again.
  if (isDateOpen(before) !== isDateOpen(after)) return true;
  if (before.status === after.status) return false;
  return (
    NEWS.includes(after.status) ||
    (after.status === 'on_sale' && [...NEWS, 'sold_out'].includes(before.status))
  );
}
