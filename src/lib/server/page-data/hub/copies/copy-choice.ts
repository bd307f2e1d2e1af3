import type { EventEntity } from '../../../../../content/records/event.ts';
import { RECORD_ID } from '../../../../call-patterns.ts';
import { instantText, moveDay, startOfDay } from '../../../../dates/dates.ts';
import { eventsToCopy } from '../../../repositories/hub/events-to-copy.ts';
import type { PageContext } from '../../page/page-context.ts';

/** More dates than anybody looks through at once. */
export const MAX_COPIES = 200;

/** 52 weeks: the same day of the week, a season later. */
const A_SEASON_LATER = 364;
const MAX_DAYS = 3660;

/** What an address chooses. */
export interface CopyQuery {
  /** Chosen one by one; empty: a season, or parts of one. */
  readonly ids: readonly number[];
  /** Whether events or a season are named, even such as there are none. */
  readonly isNamed: boolean;
  readonly season: number | null;
  readonly series: number | null;
  readonly room: number | null;
  /** How many days later the copies are, as it was typed. */
  readonly days: string;
}

const idIn = (text: string | null): number | null =>
  text !== null && RECORD_ID.test(text) ? Number(text) : null;

export function copyQuery(search: URLSearchParams): CopyQuery {
  const ids = (search.get('ids') ?? '').split(',').map(idIn);
  return {
    // One more than is possible says that there are too many.
    ids: [...new Set(ids.filter((id) => id !== null))].slice(0, MAX_COPIES + 1),
    isNamed: ['ids', 'season'].some((name) => (search.get(name) ?? '') !== ''),
    season: idIn(search.get('season')),
    series: idIn(search.get('series')),
    room: idIn(search.get('room')),
    days: search.get('days') ?? String(A_SEASON_LATER),
  };
}

/** The same choice as an address. */
export function copySearch({ ids, season, series, room, days }: CopyQuery): string {
  const search = new URLSearchParams();
  if (ids.length > 0) search.set('ids', ids.join(','));
  for (const [name, id] of Object.entries({ season, series, room }))
    if (id !== null) search.set(name, String(id));
  search.set('days', days);
  return `?${search}`;
}

/** Days that the copies move by; null: what was typed is no such number. */
export function daysOf({ days }: CopyQuery): number | null {
  if (!/^-?\d{1,4}$/u.test(days.trim())) return null;
  const number = Number(days);
  return Math.abs(number) <= MAX_DAYS ? number : null;
}

/** The events of a choice. @returns null: nothing is chosen yet; one more than is possible: too many */
export async function chosenEvents(
  { app, data }: PageContext,
  { ids, isNamed, season, series, room }: CopyQuery,
): Promise<readonly EventEntity[] | null> {
  const most = MAX_COPIES + 1;
  if (ids.length > 0) return eventsToCopy(app.database.db, { ids }, most);
  const chosen = season === null ? undefined : data.season.get(season);
  if (chosen === undefined) return isNamed ? [] : null;
  const from = instantText(startOfDay(chosen.first_day));
  const to = instantText(startOfDay(moveDay(chosen.last_day, 1)));
  return eventsToCopy(app.database.db, { from, to, series, room }, most);
}
