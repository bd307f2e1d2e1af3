import type { AstroCookies, APIContext } from 'astro';
import { pathTo } from '../../../routing/routes.ts';
import type { CalendarNotice } from '../../../views/favourites-view.ts';
import { createPageContext } from '../../page-data/page/create-page-context.ts';
import { carriedList, forgetCalendar, saveCalendar } from '../../services/favourites/cookies.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { rememberedList } from '../../page-data/favourites/following-calendar.ts';
import { formMeaningless, formRefused, readForm } from '../../services/request/read-form.ts';
import { saveAndFollow } from './change-favourites.ts';

/** Who presses a button of the calendar. */
interface Visit {
  readonly cookies: Pick<AstroCookies, 'get' | 'set'>;
  /** The network address of the visitor. */
  readonly clientAddress: string;
}

/** Makes a calendar of the visitor's list; one that it had is over then. */
async function make(
  context: PageContext,
  { cookies, clientAddress }: Visit,
  done: CalendarNotice,
): Promise<CalendarNotice> {
  const { app } = context;
  const { ids, isKnown, secret: before } = carriedList(cookies, app.env);
  // A browser that has lost its list does not empty the calendar by that.
  const list = isKnown ? ids : await rememberedList(context, cookies);
  const secret = await app.calendars.make(list, clientAddress, before);
  if (secret === null) return 'limit';
  saveCalendar(cookies, app.env, secret);
  return done;
}

/** What can be done, by the button's value. */
const ACTIONS = {
  make: async (context, visit) => {
    const { secret } = carriedList(visit.cookies, context.app.env);
    const { state } = await context.app.calendars.find(secret);
    // Whoever presses twice has one.
    return state === 'open' ? 'made' : make(context, visit, 'made');
  },
  renew: (context, visit) => make(context, visit, 'renewed'),
  revoke: async ({ app }, { cookies }) => {
    await app.calendars.revoke(carriedList(cookies, app.env).secret);
    forgetCalendar(cookies, app.env);
    return 'revoked';
  },
  restore: async (context, { cookies }) => {
    await saveAndFollow(context, cookies, await rememberedList(context, cookies));
    return 'restored';
  },
} as const satisfies Record<
  string,
  (context: PageContext, visit: Visit) => Promise<CalendarNotice>
>;

/** Does what a button of the calendar's forms says. @returns what was done; null: no such button */
export async function changeCalendar(
  context: PageContext,
  visit: Visit,
  form: FormData,
): Promise<CalendarNotice | null> {
  const asked = form.get('action');
  const [, action] = Object.entries(ACTIONS).find(([name]) => name === asked) ?? [];
  return action === undefined ? null : action(context, visit);
}

type AstroRequest = Pick<
  APIContext,
  'request' | 'cookies' | 'redirect' | 'locals' | 'url' | 'clientAddress'
>;

/** A form about the calendar of the visitor's list; redirects to its page. */
export async function answerCalendarForm(astro: AstroRequest): Promise<Response> {
  const { request, redirect, cookies, clientAddress } = astro;
  const context = await createPageContext(astro);
  const { locale } = context;
  const sent = await readForm(request, locale);
  if (!sent.ok) return formRefused(sent.failure);
  const done = await changeCalendar(context, { cookies, clientAddress }, sent.value);
  if (done === null) return formMeaningless(locale);
  return redirect(`${pathTo('favourites-calendar', locale)}?done=${done}`, 303);
}
