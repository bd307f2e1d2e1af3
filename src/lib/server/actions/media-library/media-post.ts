import type { APIContext } from 'astro';
import type { MediaEntity } from '../../../../content/records/media.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import type { SentMedia } from '../../page-data/media-library/media-file.ts';
import { sendMediaForm, sendRestore } from './send-media.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { formMeaningless, formRefused, readForm } from '../../services/request/read-form.ts';

/** Does what a form of a file says. A deleted file has one button: it comes back. */
export async function postMedia(
  { request, url, redirect, params }: Pick<APIContext, 'request' | 'url' | 'redirect' | 'params'>,
  context: PageContext,
  media: MediaEntity | null,
  caller: Caller,
): Promise<SentMedia | Response> {
  const nothing = { form: null, outcome: null, search: url.searchParams };
  if (['GET', 'HEAD'].includes(request.method)) return nothing;
  const form = await readForm(request, context.locale, 'editor');
  if (!form.ok) return formRefused(form.failure);
  if (media === null) {
    if (form.value.get('action') !== 'restore') return formMeaningless(context.locale);
    const restored = await sendRestore(context, Number(params['id']), caller);
    if ('location' in restored) return redirect(restored.location, 303);
    return formRefused(restored.failure);
  }
  // Sent twice: it is back already.
  if (form.value.get('action') === 'restore') return redirect(`${url.pathname}?done=restored`, 303);
  const outcome = await sendMediaForm(context, media, form.value, caller);
  if (outcome === null) return formMeaningless(context.locale);
  return 'location' in outcome
    ? redirect(outcome.location, 303)
    : { ...nothing, form: form.value, outcome };
}
