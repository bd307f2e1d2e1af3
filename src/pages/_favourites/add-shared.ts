import type { APIContext } from 'astro';
import { favouritesIn, joinedFavourites } from '../../lib/programme/favourites.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { saveAndFollow } from '../../lib/server/actions/favourites/save-list.ts';
import { carriedList } from '../../lib/server/services/favourites/cookies.ts';
import {
  formMeaningless,
  formRefused,
  readForm,
} from '../../lib/server/services/request/read-form.ts';
import { createPageContext } from '../_page-context.ts';

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
