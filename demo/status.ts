import type { EventInput, EventStatus } from '../src/content/records/event.ts';
import { addDays, daysBetween, isoOf, momentAt, plusMinutes, type Day } from './days.ts';
import type { Draft } from './draft.ts';
import { pickOf } from './random.ts';
import { ROOM_KEYS, rooms } from './rooms.ts';
import { tierOf } from './price-tiers.ts';

/** Days ahead from which tickets are not on sale yet. */
const SALE_HORIZON = 230;
const DAY_MINUTES = 24 * 60;
const UPCOMING = 100;

/** What befalls every so-many-th upcoming event: remainder of its place in the programme by 100. */
const fates: readonly { readonly status: EventStatus; readonly places: readonly number[] }[] = [
  { status: 'few_left', places: [2, 9, 17, 26, 33, 41, 58, 66, 74, 83, 91] },
  { status: 'sold_out', places: [4, 12, 21, 36, 47, 62, 79, 88] },
  { status: 'cancelled', places: [7, 54] },
  { status: 'postponed', places: [14, 69] },
  { status: 'moved', places: [19, 51] },
];

type StatusFields = Pick<EventInput, 'status' | 'postponed_from' | 'moved_from' | 'sale_start'>;

/**
 * The sale's state of one event.
 * @param place its place among the upcoming events with tickets; -1 for all others
 */
export function statusOf(draft: Draft, place: number, today: Day): StatusFields {
  const ahead = daysBetween(today, draft.day);
  const hasTickets = draft.ticketed && tierOf(draft.concept.prices).groups.length > 0;
  if (ahead < 0) {
    const wasFull =
      hasTickets && !draft.allDay && pickOf(`${draft.concept.key} ${draft.day}`, 5) === 0;
    return { status: wasFull ? 'sold_out' : 'on_sale' };
  }
  if (!hasTickets || place < 0) return { status: 'on_sale' };
  if (ahead > SALE_HORIZON) {
    const opens = addDays(today, 5 + Math.floor((ahead - SALE_HORIZON) / 2));
    return { status: 'planned', sale_start: momentAt(opens, '10:00') };
  }
  const status = fates.find(({ places }) => places.includes(place % UPCOMING))?.status ?? 'on_sale';
  if (status === 'postponed') {
    const weeks = 3 + (place % 4);
    return { status, postponed_from: isoOf(plusMinutes(draft.start, -weeks * 7 * DAY_MINUTES)) };
  }
  if (status === 'moved') {
    const others = rooms.list.filter((_, index) => ROOM_KEYS[index] !== draft.concept.room);
    const old = others[place % others.length];
    return old ? { status, moved_from: old.name } : { status: 'on_sale' };
  }
  return { status };
}
