import type { APIContext } from 'astro';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import * as forms from '../../lib/server/services/request/read-form.ts';

/**
 * Confirms a subscription or ends it: only what is pressed does, as programs that read mail
 * follow every link.
 */
export async function changeSubscription(
  { request, redirect, url }: Pick<APIContext, 'request' | 'redirect' | 'url'>,
  token: string,
  { app, locale }: PageContext,
): Promise<Response> {
  const form = await forms.readForm(request, locale);
  if (!form.ok) return forms.formRefused(form.failure);
  const action = form.value.get('action');
  if (action !== 'leave' && action !== 'confirm') return forms.formMeaningless(locale);
  const subscription = await app.newsletter.find(token);
  if (subscription === null) return redirect(url.pathname, 303);
  if (action === 'confirm') {
    await app.newsletter.confirm(subscription);
    return redirect(url.pathname, 303);
  }
  await app.newsletter.leave(subscription);
  return redirect(`${url.pathname}?left`, 303);
}
