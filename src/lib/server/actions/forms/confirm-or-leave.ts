import type { APIContext } from 'astro';
import type { Locale } from '../../../constants.ts';
import * as forms from '../../services/request/read-form.ts';

/** Something that somebody ordered by mail, by the secret of a link. */
interface Subscriptions<Subscription> {
  find(token: string): Promise<Subscription | null>;
  confirm(subscription: Subscription): Promise<unknown>;
  leave(subscription: Subscription): Promise<unknown>;
}

/**
 * Confirms what was ordered, or ends it: only what is pressed does, as programs that read
 * mail follow every link.
 */
export async function confirmOrLeave<Subscription>(
  { request, redirect, url }: Pick<APIContext, 'request' | 'redirect' | 'url'>,
  subscriptions: Subscriptions<Subscription>,
  token: string,
  locale: Locale,
): Promise<Response> {
  const form = await forms.readForm(request, locale);
  if (!form.ok) return forms.formRefused(form.failure);
  // RFC 8058: a mail program asks nobody, follows nothing, and may ask twice.
  if (form.value.get('List-Unsubscribe') === 'One-Click') {
    const subscription = await subscriptions.find(token);
    if (subscription !== null) await subscriptions.leave(subscription);
    return new Response(null, { status: 204 });
  }
  const action = form.value.get('action');
  if (action !== 'leave' && action !== 'confirm') return forms.formMeaningless(locale);
  const subscription = await subscriptions.find(token);
  if (subscription === null) return redirect(url.pathname, 303);
  if (action === 'confirm') {
    await subscriptions.confirm(subscription);
    return redirect(url.pathname, 303);
  }
  await subscriptions.leave(subscription);
  return redirect(`${url.pathname}?left`, 303);
}
