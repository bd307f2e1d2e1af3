import type { APIContext } from 'astro';
import type { JoinForm } from '../../lib/views/waiting-view.ts';
import { FAILURE_STATUS } from '../../lib/result.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import type { JoinPage } from '../../lib/server/page-data/booking/waiting.ts';
import { formRefused, readForm } from '../../lib/server/services/request/read-form.ts';
import { readJoin } from '../../lib/server/services/waiting-list/read-join.ts';

type AstroRequest = Pick<APIContext, 'request' | 'redirect' | 'clientAddress'>;

/** The form again, with what is wrong with it; or where to go on. */
export type Joined = { readonly form: JoinForm; readonly status: number } | Response;

const TOO_MANY = 429;

/** Somebody puts themselves on the waiting list; leads to «please check your e-mail», whoever they are. */
export async function joinList(
  astro: AstroRequest,
  { event, view }: JoinPage,
  context: PageContext,
): Promise<Joined> {
  const { app, locale, t } = context;
  const sent = await readForm(astro.request, locale);
  if (!sent.ok) return formRefused(sent.failure);
  if (view.state === 'closed') return { form: view.form, status: FAILURE_STATUS.conflict };
  const { join, form } = readJoin(event, sent.value, locale);
  if (join === null) return { form, status: FAILURE_STATUS.invalid };
  const joined = await app.waiting.join(event, join, locale, astro.clientAddress);
  if (joined === 'joined') return astro.redirect(`${view.path}?sent`, 303);
  const fieldErrors = { _: t(`waiting:fieldError.${joined}`) };
  const status = joined === 'tooMany' ? TOO_MANY : FAILURE_STATUS.unavailable;
  return { form: { ...form, fieldErrors }, status };
}
