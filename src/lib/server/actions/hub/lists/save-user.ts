import type { APIContext } from 'astro';
import { failure, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { SentUser } from '../../../page-data/hub/lists/users.ts';
import { inviteUser } from '../../../services/accounts/invitations/invite.ts';
import {
  changeUser,
  openSecondFactor,
  type ManagedUser,
} from '../../../services/accounts/manage-users.ts';
import { type Caller, grantorOf } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import { formRefused, readForm } from '../../../services/request/read-form.ts';

/** Does with an account what its form says; with none, lets somebody new in. */
export async function saveUser(
  { app, locale, t }: PageContext,
  user: ManagedUser | null,
  form: FormData,
  caller: Caller,
): Promise<Result<ManagedUser>> {
  const by = grantorOf(caller, locale);
  const input = {
    first_name: textIn(form, 'first_name'),
    last_name: textIn(form, 'last_name'),
    role: textIn(form, 'role'),
    locale: textIn(form, 'locale') || undefined,
  };
  if (user === null)
    return inviteUser(app.accounts, { ...input, email: textIn(form, 'email') }, by, locale);
  const { id } = user;
  const reason = textIn(form, 'reason').trim();
  const opensFactor = form.has('open_factor');
  if (opensFactor && reason === '') {
    const text = t('hub:access.reasonNeeded');
    return failure('invalid', text, { reason: text });
  }
  // A name that is stored as it is, also none, is nobody's mistake of now.
  const kept = Object.entries(input).filter(
    ([key, text]) => text !== user[key as keyof ManagedUser],
  );
  const change = { ...Object.fromEntries(kept), is_disabled: form.has('is_disabled') };
  const changed = await changeUser(app.accounts, { id, change }, by, locale);
  if (!changed.ok || !opensFactor) return changed;
  const opened = await openSecondFactor(app.accounts, { id, reason }, by, locale);
  return opened.ok ? changed : opened;
}

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
