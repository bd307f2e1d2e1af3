import type { APIContext } from 'astro';
import { COOKIE, FAVOURITES_COOKIE_DAYS } from '../../lib/constants.ts';
import { favouriteId, favouritesIn, favouritesText } from '../../lib/programme/favourites.ts';
import { ownPath } from '../../lib/routing/own-path.ts';
import { changedFavourites } from '../../lib/server/page-data/site/favourites-form.ts';
import {
  formMeaningless,
  formRefused,
  readForm,
} from '../../lib/server/services/request/read-form.ts';
import { open } from '../_open.ts';

type AstroRequest = Pick<APIContext, 'request' | 'cookies' | 'redirect' | 'locals' | 'url'>;

const DAY_SECONDS = 86_400;

/** LY-03: a heart pressed without scripts; leads back to it. 400 for what is no such form. */
export async function changeFavourites(astro: AstroRequest): Promise<Response> {
  const { request, cookies, redirect, locals, url } = astro;
  const context = await open(astro);
  const sent = await readForm(request, context.locale);
  if (!sent.ok) return formRefused(sent.failure);
  const form = sent.value;
  const ids = favouritesIn(cookies.get(COOKIE.favourites)?.value ?? '');
  const next = await changedFavourites(form, ids, context);
  if (next === null) return formMeaningless(context.locale);
  cookies.set(COOKIE.favourites, favouritesText(next), {
    path: '/',
    maxAge: next.length === 0 ? 0 : FAVOURITES_COOKIE_DAYS * DAY_SECONDS,
    sameSite: 'lax',
    secure: locals.app.env.siteOrigin.startsWith('https:'),
  });
  const heart = favouriteId(form.get('toggle'));
  const back = ownPath(form.get('back'), url.pathname);
  return redirect(heart === null ? back : `${back}#heart-${heart}`, 303);
}
