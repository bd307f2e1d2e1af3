import type { APIContext } from 'astro';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { type JoinPage, joinPlace } from '../../page-data/booking/waiting.ts';
import { formRefused, readForm } from '../../services/request/read-form.ts';
import { readJoin } from '../../services/waiting-list/read-join.ts';
import { redirectWithErrors } from '../forms/redirect-with-errors.ts';

type AstroRequest = Pick<APIContext, 'request' | 'url' | 'cookies' | 'clientAddress' | 'redirect'>;

/** Somebody puts themselves on the waiting list; leads to «please check your e-mail», whoever they are. */
export async function joinList(
  astro: AstroRequest,
  page: JoinPage,
  context: PageContext,
): Promise<Response> {
  const { app, locale } = context;
  const { event, view } = page;
  const sent = await readForm(astro.request, locale);
  if (!sent.ok) return formRefused(sent.failure);
  const back = (note: string) =>
    redirectWithErrors(astro, context, {
      place: joinPlace(page),
      data: sent.value,
      note,
      path: view.path,
    });
  const { join } = readJoin(event, sent.value, locale);
  if (view.state === 'closed' || join === null) return back('');
  const joined = await app.waiting.join(event, join, locale, astro.clientAddress);
  return joined === 'joined' ? astro.redirect(`${view.path}?sent`, 303) : back(joined);
}
