import type { EventEntity, EventStatus } from '../../../../content/records/event.ts';
import { doorsOf } from '../../../booking/sale-state.ts';
import { formatTime, moveDay, type Day } from '../../../dates/dates.ts';
import { STATUS_TARGETS, type StatusTarget } from '../../../event-status/status-change.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { pathTo } from '../../../routing/routes.ts';
import type {
  TodayDayView,
  TodayEventView,
  TodayView,
} from '../../../views/hub/box-office-view.ts';
import { followerCounts } from '../../repositories/box-office/followers.ts';
import { waitingCounts } from '../../repositories/visitors/waiting.ts';
import { hasRight, isAllowed } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { saleOf } from '../../services/booking/sale.ts';
import { placeOf } from '../../services/programme/place.ts';
import { statusOf } from '../events/event-views.ts';
import { hubListLink } from '../hub/lists/hub-link.ts';
import type { PageContext } from '../page/page-context.ts';
import { dayHeading, eventsOfDay, hoursOf, timeOfEvent } from './days.ts';
import { salesOf, totalOf, type EventSales } from './sales.ts';

/** What can be done once more: to another date, or to another place. */
const AGAIN: readonly EventStatus[] = ['postponed', 'moved'];

/** What is offered at an event, the most urgent first: nothing that it is already, but for what has more than one way to be so. */
function targetsOf(event: EventEntity, isOver: boolean): readonly StatusTarget[] {
  if (isOver) return [];
  if (event.status === 'cancelled') return ['on_sale'];
  return STATUS_TARGETS.filter((target) => target !== event.status || AGAIN.includes(target));
}

/** Figures of an event that are known, in words. */
interface Figures {
  readonly sales: EventSales | undefined;
  readonly waiting: number;
  readonly followers: number;
}

function countsOf({ sales, waiting, followers }: Figures, { t }: PageContext): readonly string[] {
  const told = (key: string, count: number | null) =>
    count === null ? [] : [t(`box_office:today.${key}`, { count })];
  if (sales?.isSilent === true) return [t('box_office:today.unknown')];
  return [
    ...(sales === undefined ? [] : told('sold', totalOf(sales, 'sold'))),
    ...(sales === undefined ? [] : told('free', totalOf(sales, 'free'))),
    ...(waiting === 0 ? [] : told('waiting', waiting)),
    ...(followers === 0 ? [] : told('followers', followers)),
  ];
}

/** The way to the times of an event, for whoever may change them. */
function timeLink({ id }: EventEntity, caller: Caller, { locale, t }: PageContext) {
  if (!isAllowed(caller, 'event', 'write')) return [];
  const form = pathTo('hub-record', locale, { list: 'event', id });
  return [{ label: t('box_office:today.time'), href: `${form}#date_start`, isMain: false }];
}

function eventView(
  event: EventEntity,
  figures: Figures,
  caller: Caller,
  context: PageContext,
): TodayEventView {
  const { locale, t } = context;
  const { id } = event;
  const doors = doorsOf(event);
  const title = localText(event.title, locale);
  const status = statusOf(event, context);
  const path = pathTo('hub-event-status', locale, { id });
  const right = { subject: 'event', action: 'publish', isByField: true } as const;
  const targets = hasRight(caller, right) ? targetsOf(event, saleOf(event, context).isOver) : [];
  return {
    id,
    title: title.text,
    lang: title.lang,
    href: detailPath('event', event, locale),
    time: timeOfEvent(event, context),
    doors: doors === null ? '' : t('box_office:today.doors', { time: formatTime(doors, locale) }),
    place: placeOf(event, context),
    status: event.status,
    statusLabel: status?.label ?? t(`programme:status.${event.status}`),
    note: [status?.note, status?.words?.text].filter(Boolean).join(' – '),
    counts: countsOf(figures, context),
    actions: [
      ...targets.map((target) => ({
        label: t(`box_office:to.${target}.short`),
        href: `${path}?to=${target}`,
        isMain: target === 'cancelled',
      })),
      ...timeLink(event, caller, context),
    ],
  };
}

async function dayView(day: Day, caller: Caller, context: PageContext): Promise<TodayDayView> {
  const { app, locale, t } = context;
  const { db } = app.database;
  const events = await eventsOfDay(day, context);
  const ids = events.map(({ id }) => id);
  const sales = await salesOf(events, context);
  const followers = await followerCounts(db, ids);
  const waiting = new Map((await waitingCounts(db)).map((count) => [count.event, count.waiting]));
  return {
    day,
    heading: dayHeading(day, context),
    hours: t('box_office:today.hours', { hours: hoursOf(day, context) }),
    hoursLink: {
      label: t('box_office:today.hoursLink'),
      href: `${pathTo('hub-hours', locale)}?day=${day}`,
    },
    sheetLink: {
      label: t('box_office:today.sheet'),
      href: `${pathTo('hub-sheet', locale)}?day=${day}`,
    },
    events: events.map((event) => {
      const { id } = event;
      const figures = {
        sales: sales.get(id),
        waiting: waiting.get(id) ?? 0,
        followers: followers.get(id) ?? 0,
      };
      return eventView(event, figures, caller, context);
    }),
  };
}

/** The alert that stands above every page now; null: none. */
function alertTitle({ data, locale }: PageContext): string | null {
  const [first] = [...data.breaking_news.values()].sort(
    (left, right) => left.position - right.position || left.id - right.id,
  );
  return first === undefined ? null : textIn(first.title, locale);
}

/** A day and the next, as the box office works with them. */
export async function todayView(
  context: PageContext,
  day: Day,
  caller: Caller,
): Promise<TodayView> {
  const { locale, t, today } = context;
  const path = pathTo('hub-today', locale);
  const alert = alertTitle(context);
  const link = (key: string, href: string) => ({ label: t(`box_office:today.${key}`), href });
  return {
    title: t('box_office:today.title'),
    days: [await dayView(day, caller, context), await dayView(moveDay(day, 1), caller, context)],
    alert: {
      text:
        alert === null
          ? t('box_office:today.alertOff')
          : t('box_office:today.alertOn', { title: alert }),
      isOn: alert !== null,
      link: link('alertLink', pathTo('hub-alert', locale)),
    },
    links: [
      link('previous', `${path}?day=${moveDay(day, -2)}`),
      ...(day === today ? [] : [link('backToToday', path)]),
      link('next', `${path}?day=${moveDay(day, 2)}`),
      link('all', hubListLink('event', context).href),
      ...(isAllowed(caller, 'waiting_entry', 'read') ? [hubListLink('waiting_list', context)] : []),
    ],
  };
}
