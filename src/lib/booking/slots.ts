import { dayOf, instantOf } from '../dates/dates.ts';

interface Slot {
  /** HH:MM:SS on the venue's clock. */
  readonly time_start: string;
}
interface Dated {
  readonly date_start: string;
  readonly date_end: string | null;
}

/** When a time slot begins: on the event's day, or on the last of its days, as tickets are valid on any of them. */
export const slotStart = (slot: Slot, { date_start, date_end }: Dated): Date =>
  instantOf(dayOf(date_end ?? date_start), slot.time_start.slice(0, 5));

/** A slot that has begun is no longer sold. */
export const slotIsOver = (slot: Slot, event: Dated, now: Date): boolean =>
  slotStart(slot, event) <= now;
