import type { EventEntity } from '../../../../content/records/event.ts';
import { doorsOf } from '../../../booking/sale-state.ts';
import type { Locale } from '../../../constants.ts';
import {
  dayOf,
  formatDay,
  formatMoment,
  formatTime,
  moveDay,
  type Day,
} from '../../../dates/dates.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { SheetEventView, SheetSeats, SheetView } from '../../../views/hub/box-office-view.ts';
import { waitingCounts } from '../../repositories/visitors/waiting.ts';
import { durationLabel } from '../../../dates/duration-label.ts';
import { placeOf } from '../../services/programme/place.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import { statusOf } from '../events/event-views.ts';
import { accessOf } from '../events/event-facts.ts';
import { performersOf, programmeOf } from '../events/event-works.ts';
import type { PageContext } from '../page/page-context.ts';
import { dayHeading, eventsOfDay, hoursOf, timeOfEvent } from './days.ts';
import { salesOf, totalOf, type EventSales, type GroupSales } from './sales.ts';

/** The paper has room for so many pieces of an event. */
const MAX_PIECES = 12;
/** What somebody who cannot use a stair or needs company sits on. */
const ACCESS_FEATURES: GroupSales['features'] = ['wheelchair', 'companion', 'assistance_dog'];

const figure = (number: number | null): string => (number === null ? '–' : String(number));

function seatRows(sales: EventSales, { t }: PageContext): readonly SheetSeats[] {
  const rows = sales.groups.map(({ name, seats, sold, reserved, free }) => ({
    name,
    seats: figure(seats),
    sold: figure(sold),
    reserved: figure(reserved),
    free: figure(free),
  }));
  if (rows.length < 2) return rows;
  const sum = (key: 'seats' | 'sold' | 'reserved' | 'free') => figure(totalOf(sales, key));
  const name = t('box_office:sheet.sum');
  return [
    ...rows,
    { name, seats: sum('seats'), sold: sum('sold'), reserved: sum('reserved'), free: sum('free') },
  ];
}

/** When it ends: the time alone where that is on the same day. */
function endOf(
  { date_start: start, date_end: end, all_day: isAllDay }: EventEntity,
  locale: Locale,
) {
  if (end === null || isAllDay) return '';
  return dayOf(start) === dayOf(end) ? formatTime(end, locale) : formatMoment(end, locale);
}

/** Times and numbers of an event, as far as they are known. */
function factsOf(event: EventEntity, context: PageContext): SheetEventView['facts'] {
  const { t, locale, data } = context;
  const venue = data.venue.get(data.room.get(event.room)?.venue ?? 0);
  const minutes = (count: number | null) => (count === null ? '' : durationLabel(count, t));
  const doors = doorsOf(event);
  const facts = {
    doors: doors === null ? '' : formatTime(doors, locale),
    start: timeOfEvent(event, context),
    end: endOf(event, locale),
    place: placeOf(event, context),
    status: statusOf(event, context)?.label ?? t(`programme:status.${event.status}`),
    duration: minutes(event.duration),
    interval: minutes(event.interval),
    phone: venue?.phone ?? '',
  };
  return Object.entries(facts)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => ({ term: t(`box_office:sheet.${key}`), text }));
}

async function piecesOf(event: EventEntity, context: PageContext): Promise<readonly string[]> {
  const pieces = (await programmeOf(event, context)).map(({ composers, title, note }) => {
    const by = composers.map(({ name }) => name).join(', ');
    const piece = [by, title.text].filter(Boolean).join(': ');
    return note.text === '' ? piece : `${piece} (${note.text})`;
  });
  const more = pieces.length - MAX_PIECES;
  return more <= 0
    ? pieces
    : [...pieces.slice(0, MAX_PIECES), context.t('box_office:sheet.more', { count: more })];
}

function accessLines(
  event: EventEntity,
  sales: EventSales,
  context: PageContext,
): readonly string[] {
  const { t } = context;
  const places = sales.groups
    .filter(({ features }) => features.some((feature) => ACCESS_FEATURES.includes(feature)))
    .map(({ name, features, seats, sold, free }) => {
      const told = features.map((feature) => t(`booking:feature.${feature}`)).join(', ');
      const figures = { seats: figure(seats), sold: figure(sold), free: figure(free) };
      return t('box_office:sheet.places', { name: `${name} (${told})`, ...figures });
    });
  return [...places, ...accessOf(event, context)];
}

async function eventView(
  event: EventEntity,
  sales: EventSales,
  waiting: string,
  context: PageContext,
): Promise<SheetEventView> {
  const { locale, t } = context;
  const title = localText(event.title, locale);
  const performers = await performersOf(event, context);
  const status = statusOf(event, context);
  return {
    title: title.text,
    lang: title.lang,
    subtitle: textIn(event.subtitle, locale),
    facts: factsOf(event, context),
    programme: await piecesOf(event, context),
    performers: performers
      .map(({ name, role }) => (role.text === '' ? name : `${name} (${role.text})`))
      .join(', '),
    seats: seatRows(sales, context),
    prices: sales.prices.map(({ name, sold }) => ({ name, sold: String(sold) })),
    access: accessLines(event, sales, context),
    notes: [
      status?.note ?? '',
      textIn(event.status_note, locale),
      textIn(event.access_note, locale),
      waiting,
      sales.isSilent ? t('box_office:today.unknown') : '',
    ].filter(Boolean),
  };
}

/** What hangs in the venue on a day. */
export async function sheetView(context: PageContext, day: Day): Promise<SheetView> {
  const { app, locale, t, data, now } = context;
  const path = pathTo('hub-sheet', locale);
  const events = await eventsOfDay(day, context);
  const sales = await salesOf(events, context);
  const waiting = new Map(
    (await waitingCounts(app.database.db)).map(({ event, waiting: count }) => [event, count]),
  );
  const views: SheetEventView[] = [];
  for (const event of events) {
    const count = waiting.get(event.id) ?? 0;
    const told = t('box_office:today.waiting', { count });
    const line = count === 0 ? '' : `${t('box_office:sheet.waiting')}: ${told}`;
    const own = sales.get(event.id) ?? { groups: [], prices: [], isSilent: false };
    views.push(await eventView(event, own, line, context));
  }
  const dayLink = (other: Day) => ({
    label: formatDay(other, locale, 'short'),
    href: `${path}?day=${other}`,
  });
  return {
    title: t('box_office:sheet.title', { day: dayHeading(day, context) }),
    venue: textIn(settingsOf(data).site_name, locale),
    asOf: t('box_office:sheet.asOf', { time: formatMoment(now, locale) }),
    hours: t('box_office:today.hours', { hours: hoursOf(day, context) }),
    events: views,
    days: [dayLink(moveDay(day, -1)), dayLink(moveDay(day, 1))],
    back: { label: t('box_office:back'), href: `${pathTo('hub-today', locale)}?day=${day}` },
  };
}
