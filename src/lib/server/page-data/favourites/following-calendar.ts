import type { AstroCookies } from 'astro';
import { formatDay } from '../../../dates/dates.ts';
import { favouritesIn } from '../../../programme/favourites.ts';
import { pathTo } from '../../../routing/routes.ts';
import { perLocale } from '../../../../content/i18n/locales.ts';
import type { CalendarPageView, FollowingCalendar } from '../../../views/favourites-view.ts';
import { CALENDAR_NOTICES } from '../../../views/favourites-view.ts';
import type { Page } from '../../../views/page.ts';
import {
  carriedList,
  forgetCalendar,
  saveCalendar,
  type CarriedList,
} from '../../services/favourites/cookies.ts';
import type { CalendarState } from '../../services/favourites/favourites-calendars.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';
import { shareLinks } from './favourites.ts';

type Cookies = Pick<AstroCookies, 'get' | 'set'>;
type OpenCalendar = Extract<CalendarState, { state: 'open' }>;

/**
 * Brings the calendar of a visitor's list up to date, as far as the browser knows its list,
 * and prolongs its cookies. Done whenever the server sees the list: what a script did may
 * not have reached it.
 * @returns null where there is none, or none any more
 */
async function followed(
  { app }: PageContext,
  cookies: Cookies,
  { ids, isKnown, secret }: CarriedList,
): Promise<OpenCalendar | null> {
  if (secret === '') return null;
  if (isKnown) await app.calendars.follow(secret, ids);
  const found = await app.calendars.find(secret);
  if (found.state === 'open') saveCalendar(cookies, app.env, secret);
  else forgetCalendar(cookies, app.env);
  return found.state === 'open' ? found : null;
}

const restorableOf = ({ isKnown }: CarriedList, { ids }: OpenCalendar): number =>
  isKnown ? 0 : ids.length;

/** What the list says of its calendar, which is brought up to date first. */
export async function followingCalendar(
  context: PageContext,
  cookies: Cookies,
): Promise<FollowingCalendar | null> {
  const carried = carriedList(cookies, context.app.env);
  const calendar = await followed(context, cookies, carried);
  return calendar && { restorable: restorableOf(carried, calendar) };
}

/**
 * A page on which nothing of others runs, whatever the visitor has agreed to: programs that
 * count visits send on which links are pressed.
 */
const withoutServices = ({ chrome, ...page }: Page): Page => ({
  ...page,
  chrome: {
    ...chrome,
    consent: { ...chrome.consent, scripts: [], scriptOrigins: [], connectOrigins: [] },
  },
});

/** The page of the calendar: the only one that shows its address, and never kept. */
export async function calendarPage(
  context: PageContext,
  cookies: Cookies,
  done: string | null,
): Promise<{ readonly page: Page; readonly view: CalendarPageView }> {
  const { app, locale, t } = context;
  const carried = carriedList(cookies, app.env);
  const { secret } = carried;
  const calendar = await followed(context, cookies, carried);
  const address = new URL(
    app.env.siteOrigin +
      pathTo('favourites-calendar-feed', locale, { token: secret === '' ? '-' : secret }),
  );
  return {
    view: {
      notice: CALENDAR_NOTICES.find((notice) => notice === done) ?? null,
      calendar: calendar && {
        https: address.href,
        webcal: `webcal://${address.host}${address.pathname}`,
        readOn: calendar.readOn === null ? null : formatDay(calendar.readOn, locale, 'full'),
        restorable: restorableOf(carried, calendar),
      },
      file: shareLinks(context, carried.ids)?.file ?? null,
    },
    page: withoutServices(
      makePage(context, {
        route: 'favourites-calendar',
        title: t('favourites:calendar.headline'),
        description: t('favourites:calendar.lead'),
        parents: [{ label: t('favourites:headline'), href: pathTo('favourites', locale) }],
        translations: perLocale((other) => pathTo('favourites-calendar', other)),
      }),
    ),
  };
}

/** The events that the calendar still holds, for a browser that has lost its list. */
export async function rememberedList(context: PageContext, cookies: Cookies) {
  const { app } = context;
  const { ids, secret } = carriedList(cookies, app.env);
  const found = await app.calendars.find(secret);
  return found.state === 'open' ? favouritesIn([...ids, ...found.ids].join('.')) : ids;
}
