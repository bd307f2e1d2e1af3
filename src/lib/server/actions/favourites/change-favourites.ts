import type { APIContext, AstroCookies } from 'astro';
import {
  favouriteId,
  toggledFavourite,
  withFavourite,
  withoutFavourite,
  type Favourites,
  favouritesIn,
  joinedFavourites,
} from '../../../programme/favourites.ts';
import { ownPath } from '../../../routing/own-path.ts';
import { pathTo } from '../../../routing/routes.ts';
import { createPageContext } from '../../page-data/page/create-page-context.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { favouritesAhead } from '../../page-data/favourites/favourites.ts';
import {
  carriedList,
  forgetCalendar,
  saveCalendar,
  saveList,
} from '../../services/favourites/cookies.ts';
import { formMeaningless, formRefused, readForm } from '../../services/request/read-form.ts';

type Cookies = Pick<AstroCookies, 'get' | 'set'>;

/** Writes a visitor's list, and takes its calendar along where there is one. */
export async function saveAndFollow(
  { app }: PageContext,
  cookies: Cookies,
  ids: Favourites,
): Promise<void> {
  const { secret } = carriedList(cookies, app.env);
  saveList(cookies, app.env, ids);
  if (secret === '') return;
  if (await app.calendars.follow(secret, ids)) saveCalendar(cookies, app.env, secret);
  else forgetCalendar(cookies, app.env);
}

/**
 * Takes the calendar along with a list that a script has changed. Writes no list, nor that the
 * calendar is up to date: hearts may be pressed before the answer is there, also when the page
 * is left, and only the script knows.
 */
async function followScript({ app }: PageContext, cookies: Cookies, list: string): Promise<void> {
  const { secret } = carriedList(cookies, app.env);
  if (secret === '' || (await app.calendars.follow(secret, favouritesIn(list)))) return;
  forgetCalendar(cookies, app.env);
}

/** Adds a list that somebody passed on to the visitor's own; leads to that. */
export async function addShared(
  astro: Pick<APIContext, 'request' | 'cookies' | 'redirect' | 'locals' | 'url'>,
): Promise<Response> {
  const context = await createPageContext(astro);
  const sent = await readForm(astro.request, context.locale);
  if (!sent.ok) return formRefused(sent.failure);
  const ids = sent.value.get('ids');
  const shared = typeof ids === 'string' ? favouritesIn(ids) : [];
  if (shared.length === 0) return formMeaningless(context.locale);
  const { ids: own } = carriedList(astro.cookies, context.app.env);
  const joined = joinedFavourites(own, shared);
  await saveAndFollow(context, astro.cookies, joined);
  const added = joined.length - own.length;
  return astro.redirect(`${pathTo('favourites', context.locale)}?added=${added}`, 303);
}

/** What a form can ask for, by the name of its button; the value is an event's id. */
const CHANGES = {
  toggle: toggledFavourite,
  add: withFavourite,
  remove: withoutFavourite,
} as const;

/**
 * The list of favourites after a form: `toggle`, `add` or `remove` with an event's
 * id, `clear` with `over` (what lies behind) or `all`. Null: no such form.
 */
export async function changedFavourites(
  form: FormData,
  ids: Favourites,
  context: PageContext,
): Promise<Favourites | null> {
  if (form.get('clear') === 'over') return favouritesAhead(context, ids);
  if (form.get('clear') === 'all') return [];
  for (const [name, change] of Object.entries(CHANGES)) {
    const id = favouriteId(form.get(name));
    if (id !== null) return change(ids, id);
  }
  return null;
}

type AstroRequest = Pick<APIContext, 'request' | 'cookies' | 'redirect' | 'locals' | 'url'>;

/** A heart pressed without scripts; redirects to it. 400 for what is no such form. */
export async function changeFavourites(astro: AstroRequest): Promise<Response> {
  const { request, cookies, redirect, locals, url } = astro;
  const context = await createPageContext(astro);
  const sent = await readForm(request, context.locale);
  if (!sent.ok) return formRefused(sent.failure);
  const form = sent.value;
  const list = form.get('list');
  if (typeof list === 'string') {
    await followScript(context, cookies, list);
    return redirect(url.pathname, 303);
  }
  const next = await changedFavourites(form, carriedList(cookies, locals.app.env).ids, context);
  if (next === null) return formMeaningless(context.locale);
  await saveAndFollow(context, cookies, next);
  const heart = favouriteId(form.get('toggle'));
  const back = ownPath(form.get('back'), url.pathname);
  return redirect(heart === null ? back : `${back}#heart-${heart}`, 303);
}
