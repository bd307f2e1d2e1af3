import type { APIContext } from 'astro';
import { favouriteId } from '../../lib/programme/favourites.ts';
import { ownPath } from '../../lib/routing/own-path.ts';
import { changedFavourites } from '../../lib/server/actions/favourites/change-favourites.ts';
import { saveAndFollow } from '../../lib/server/actions/favourites/save-list.ts';
import { carriedList } from '../../lib/server/services/favourites/cookies.ts';
import {
  formMeaningless,
  formRefused,
  readForm,
} from '../../lib/server/services/request/read-form.ts';
import { createPageContext } from '../_page-context.ts';

type AstroRequest = Pick<APIContext, 'request' | 'cookies' | 'redirect' | 'locals' | 'url'>;

/** A heart pressed without scripts; redirects to it. 400 for what is no such form. */
export async function changeFavourites(astro: AstroRequest): Promise<Response> {
  const { request, cookies, redirect, locals, url } = astro;
  const context = await createPageContext(astro);
  const sent = await readForm(request, context.locale);
  if (!sent.ok) return formRefused(sent.failure);
  const form = sent.value;
  const next = await changedFavourites(form, carriedList(cookies, locals.app.env).ids, context);
  if (next === null) return formMeaningless(context.locale);
  await saveAndFollow(context, cookies, next);
  const heart = favouriteId(form.get('toggle'));
  const back = ownPath(form.get('back'), url.pathname);
  return redirect(heart === null ? back : `${back}#heart-${heart}`, 303);
}
