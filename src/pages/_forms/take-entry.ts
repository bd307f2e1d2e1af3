import type { APIContext } from 'astro';
import type { FormEntity } from '../../content/records/form.ts';
import { failure } from '../../lib/result.ts';
import { answerEntry } from '../../lib/server/actions/forms/send-entry.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import { formRefused, readForm } from '../../lib/server/services/request/read-form.ts';

type AstroRequest = Pick<
  APIContext,
  'request' | 'redirect' | 'params' | 'cookies' | 'clientAddress'
>;

/** One step of a form that somebody sent; leads to where it goes on. */
export async function takeEntry(
  { request, redirect, params, cookies, clientAddress }: AstroRequest,
  form: FormEntity,
  context: PageContext,
): Promise<Response> {
  const sent = await readForm(request, context.locale);
  if (!sent.ok) return formRefused(sent.failure);
  const draft = params['draft'] ?? '';
  const answer = await answerEntry(context, form, {
    data: sent.value,
    draft,
    cookies,
    clientAddress,
  });
  return answer === 'tooMany'
    ? formRefused(failure('too_many', context.t('forms:note.tooMany')).failure)
    : redirect(answer.to, 303);
}
