import type { APIContext } from 'astro';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import { saveUser } from '../../lib/server/actions/hub/lists/save-user.ts';
import type { SentUser } from '../../lib/server/page-data/hub/lists/users.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import type { ManagedUser } from '../../lib/server/services/accounts/manage-users.ts';
import type { Caller } from '../../lib/server/services/accounts/user.ts';
import { formRefused, readForm } from '../../lib/server/services/request/read-form.ts';

/** What was sent of an account, and what came of it; an answer where that is another page. */
export async function sendUser(
  { request, redirect, url }: Pick<APIContext, 'request' | 'redirect' | 'url'>,
  context: PageContext,
  user: ManagedUser | null,
  caller: Caller,
): Promise<Response | SentUser> {
  const done = url.searchParams.get('done');
  if (['GET', 'HEAD'].includes(request.method)) return { form: null, failure: null, done };
  const { locale } = context;
  const sent = await readForm(request, locale);
  if (!sent.ok) return formRefused(sent.failure);
  const saved = await saveUser(context, user, sent.value, caller);
  if (!saved.ok) return { form: sent.value, failure: saved.failure, done };
  const outcome = user === null ? 'invited' : 'saved';
  return redirect(`${pathTo('hub-user', locale, { id: saved.value.id })}?done=${outcome}`, 303);
}
