import type { APIContext } from 'astro';
import { pathTo } from '../../lib/routing/routes.ts';
import { changeCalendar } from '../../lib/server/actions/favourites/change-calendar.ts';
import {
  formMeaningless,
  formRefused,
  readForm,
} from '../../lib/server/services/request/read-form.ts';
import { createPageContext } from '../_page-context.ts';

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
