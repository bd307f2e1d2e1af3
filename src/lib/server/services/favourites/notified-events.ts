import { z } from 'zod';
import type { EventEntity } from '../../../../content/records/event.ts';
import { millisecondsInDay } from 'date-fns/constants';
import { CALENDAR_GONE_DAYS } from '../../../constants.ts';
import type { Favourites } from '../../../programme/favourites.ts';
import type { ListedEvent } from '../../repositories/programme.ts';

/*
 * The facts of each event that the readers of a calendar were last notified of, so that an event
 * that leaves the programme can still be shown as cancelled, in the words that were public then.
 */

const notifiedSchema = z.object({
  id: z.int(),
  /** The version that readers were notified of. */
  version: z.int(),
  title: z.object({ de: z.string(), en: z.string() }),
  date_start: z.string(),
  date_end: z.string().nullable(),
  all_day: z.boolean(),
  /** Since when it is not in the programme, as an instant; null: it is there. */
  gone: z.string().nullable(),
  /** How often it left the programme and came back: counts into the sequence beside the version. */
  turns: z.int(),
});
export type NotifiedEvent = z.output<typeof notifiedSchema>;
const listSchema = z.array(notifiedSchema);

/** @throws when the text is not one that was written by `notifiedText`: a bug */
export const notifiedIn = (json: string): readonly NotifiedEvent[] =>
  listSchema.parse(JSON.parse(json));
export const notifiedText = (notified: readonly NotifiedEvent[]): string =>
  JSON.stringify(notified);

/** The part of an event that is remembered. */
const factsOf = (event: ListedEvent | EventEntity) => ({
  id: event.id,
  version: event.version,
  title: event.title,
  date_start: event.date_start,
  date_end: event.date_end,
  all_day: event.all_day,
});

/**
 * What readers are notified of now, in the order of the list.
 * @param live those of them that are in the programme
 * @param before what they were last notified of
 */
export function notifiedEvents(
  ids: Favourites,
  live: ReadonlyMap<number, ListedEvent>,
  before: readonly NotifiedEvent[],
  now: Date,
): readonly NotifiedEvent[] {
  const last = new Map(before.map((event) => [event.id, event]));
  return ids.flatMap((id): readonly NotifiedEvent[] => {
    const event = live.get(id);
    const known = last.get(id);
    const turns = known?.turns ?? 0;
    if (event !== undefined) {
      const isBack = known !== undefined && known.gone !== null;
      return [{ ...factsOf(event), gone: null, turns: isBack ? turns + 1 : turns }];
    }
    // No reader knows of it: there is nothing to take back.
    if (known === undefined) return [];
    return [known.gone === null ? { ...known, gone: now.toISOString(), turns: turns + 1 } : known];
  });
}

/**
 * Whether an event that left the programme is still in the file. What vanishes from a feed vanishes
 * from calendars without a word, so that it stays for a while, as cancelled.
 */
export const isStillListed = ({ gone }: NotifiedEvent, now: Date): boolean =>
  gone === null || now.getTime() - Date.parse(gone) < CALENDAR_GONE_DAYS * millisecondsInDay;
