import type { APIContext } from 'astro';
import { FAILURE_STATUS } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Right } from '../../../accounts/permissions.ts';
import { checkReadAccess } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { formRefused } from '../../services/request/read-form.ts';
import { localeOf } from '../page/create-page-context.ts';

/** Who may see a page of the hub; nobody is led to the login and back, others are told 403. */
export async function hubAccess(
  { locals, url, redirect, request }: Pick<APIContext, 'locals' | 'url' | 'redirect' | 'request'>,
  right: Right = { subject: 'dashboard', action: 'read' },
): Promise<Caller | Response> {
  const caller = await locals.caller();
  const locale = localeOf({ url });
  const refusal = checkReadAccess(caller, right, locale);
  if (refusal === null) return caller;
  if (FAILURE_STATUS[refusal.code] === FAILURE_STATUS.forbidden) return formRefused(refusal);
  const isSent = !['GET', 'HEAD'].includes(request.method);
  const query = new URLSearchParams({
    next: url.pathname + url.search,
    ...(isSent && { told: 'typed' }),
  });
  return redirect(`${pathTo('login', locale)}?${query}`, 303);
}
