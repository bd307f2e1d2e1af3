import type { APIContext } from 'astro';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import * as forms from '../../lib/server/services/request/read-form.ts';

/** Confirms or ends it: only what is pressed does, as programs that read mail follow every link. */
export async function changeFollower(
  { request, redirect, url }: Pick<APIContext, 'request' | 'redirect' | 'url'>,
  token: string,
  { app, locale }: PageContext,
): Promise<Response> {
  const form = await forms.readForm(request, locale);
  if (!form.ok) return forms.formRefused(form.failure);
  const action = form.value.get('action');
  if (action !== 'leave' && action !== 'confirm') return forms.formMeaningless(locale);
  const follower = await app.eventNews.find(token);
  if (follower === null) return redirect(url.pathname, 303);
  if (action === 'confirm') {
    await app.eventNews.confirm(follower);
    return redirect(url.pathname, 303);
  }
  await app.eventNews.leave(follower);
  return redirect(`${url.pathname}?left`, 303);
}
