import { z } from 'zod';
import type { EventEntity } from '../../../../content/records/event.ts';
import { millisecondsInDay } from 'date-fns/constants';
import { CALENDAR_GONE_DAYS } from '../../../constants.ts';
import type { Favourites } from '../../../programme/favourites.ts';
import type { ListedEvent } from '../../repositories/programme.ts';

/*
 * What the readers of a calendar were last told of each event, so that an event that leaves
 * the programme can still be told as cancelled, in the words that were public then.
 */

const toldSchema = z.object({
  id: z.int(),
  /** The version that was told. */
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
export type ToldEvent = z.output<typeof toldSchema>;
const listSchema = z.array(toldSchema);

/** @throws when the text is not one that was written by `toldText`: a bug */
export const toldIn = (json: string): readonly ToldEvent[] => listSchema.parse(JSON.parse(json));
export const toldText = (told: readonly ToldEvent[]): string => JSON.stringify(told);

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
 * What is to be told now of the events of a list, in its order.
 * @param live those of them that are in the programme
 * @param before what was told last
 */
export function tellEvents(
  ids: Favourites,
  live: ReadonlyMap<number, ListedEvent>,
  before: readonly ToldEvent[],
  now: Date,
): readonly ToldEvent[] {
  const last = new Map(before.map((event) => [event.id, event]));
  return ids.flatMap((id): readonly ToldEvent[] => {
    const event = live.get(id);
    const told = last.get(id);
    const turns = told?.turns ?? 0;
    if (event !== undefined) {
      const isBack = told !== undefined && told.gone !== null;
      return [{ ...factsOf(event), gone: null, turns: isBack ? turns + 1 : turns }];
    }
    // Nobody was ever told of it: there is nothing to take back.
    if (told === undefined) return [];
    return [told.gone === null ? { ...told, gone: now.toISOString(), turns: turns + 1 } : told];
  });
}

/**
 * Whether an event that left the programme is still told. What vanishes from a feed vanishes
 * from calendars without a word, so that it stays for a while, as cancelled.
 */
export const isStillTold = ({ gone }: ToldEvent, now: Date): boolean =>
  gone === null || now.getTime() - Date.parse(gone) < CALENDAR_GONE_DAYS * millisecondsInDay;
