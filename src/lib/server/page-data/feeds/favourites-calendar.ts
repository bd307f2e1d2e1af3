import { createHash } from 'node:crypto';
import type { ICalEventData } from 'ical-generator';
import { millisecondsInDay } from 'date-fns/constants';
import { CALENDAR_GONE_DAYS } from '../../../constants.ts';
import { formatInstant } from '../../../dates/dates.ts';
import { plainSpaces } from '../../../text/keep-together.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { Favourites } from '../../../programme/favourites.ts';
import { listedEvents, type ListedEvent } from '../../repositories/programme.ts';
import {
  isStillListed,
  notifiedEvents,
  type NotifiedEvent,
} from '../../services/favourites/notified-events.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';
import { CANCELLED, calendarEntry, calendarId, calendarOf, calendarTimes } from './calendar.ts';

/** An event of the programme, and that it goes from the list where it is cancelled. */
function liveEntry(event: ListedEvent, turns: number, context: PageContext): ICalEventData {
  const { t } = context;
  const { description, ...entry } = calendarEntry(event, context);
  const follows = event.status === 'cancelled' ? `${t('favourites:calendar.cancelledText')}\n` : '';
  return {
    ...entry,
    sequence: event.version + turns,
    description: follows + description,
  };
}

/** An event that has left the programme, by what was public of it. */
function goneEntry(event: NotifiedEvent, gone: string, context: PageContext): ICalEventData {
  const { t, locale } = context;
  const until = new Date(Date.parse(gone) + CALENDAR_GONE_DAYS * millisecondsInDay);
  return {
    id: calendarId(event.id, context),
    sequence: event.version + event.turns,
    stamp: new Date(gone),
    ...calendarTimes(event),
    summary: `${t('programme:status.cancelled')}: ${textIn(event.title, locale)}`,
    description: plainSpaces(
      t('favourites:calendar.goneText', { date: formatInstant(until, locale, 'long') }),
    ),
    ...CANCELLED,
  };
}

interface FavouritesFile {
  readonly file: string;
  /** What its reader knows from now on. */
  readonly notified: readonly NotifiedEvent[];
}

/** What is answered to a program that follows a list. `revoked`: there was a calendar. */
export type Subscription =
  | { readonly state: 'revoked' }
  | { readonly state: 'unknown' }
  | {
      readonly state: 'open';
      readonly file: string;
      /** Of the bytes, as a header has it. */
      readonly etag: string;
    };

/**
 * A list of favourites as an iCalendar file.
 * @param before what this calendar's readers were last notified of; empty for a file that is no subscription
 */
export async function favouritesFile(
  context: PageContext,
  ids: Favourites,
  before: readonly NotifiedEvent[] = [],
): Promise<FavouritesFile> {
  const { app, data, locale, now, t } = context;
  const wanted = new Set(ids);
  // Events come with their children, which are on a list only by themselves.
  const rows = await listedEvents(app.database.db, ids);
  const live = new Map(rows.filter(({ id }) => wanted.has(id)).map((row) => [row.id, row]));
  const notified = notifiedEvents(ids, live, before, now);
  const entries = notified.flatMap((event) => {
    const row = live.get(event.id);
    if (row !== undefined) return [liveEntry(row, event.turns, context)];
    return event.gone !== null && isStillListed(event, now)
      ? [goneEntry(event, event.gone, context)]
      : [];
  });
  const site = textIn(settingsOf(data).site_name, locale);
  const file = calendarOf(`${site} · ${t('favourites:headline')}`, entries, context);
  return { file, notified };
}

/** The calendar behind a secret for a program that asks for it, which is noted. */
export async function subscribedFile(context: PageContext, secret: string): Promise<Subscription> {
  const { calendars } = context.app;
  const found = await calendars.find(secret);
  if (found.state !== 'open') return found;
  const { file, notified } = await favouritesFile(context, found.ids, found.notified);
  await calendars.noteRead(secret, found, notified);
  const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
  return { state: 'open', file, etag };
}
