import { FAILURE_STATUS } from '../../lib/result.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { loginSchema } from '../../lib/accounts/user-forms.ts';
import { saveLogin } from '../../lib/server/services/accounts/cookies.ts';
import { signIn } from '../../lib/server/services/accounts/sign-in.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import { nextPath } from '../../lib/server/page-data/accounts/next-path.ts';
import {
  type UserInput,
  busy,
  check,
  fieldsOf,
  refuse,
  type Refused,
  tooMany,
} from '../../lib/server/page-data/accounts/user-form.ts';

/** Signs somebody in who sent the form; leads on, or to the second step. */
export async function logIn(input: UserInput, context: PageContext): Promise<Response | Refused> {
  const { request, cookies, clientAddress, redirect, response } = input;
  const { app, locale, t } = context;
  const fields = await fieldsOf(request, context);
  if (fields instanceof Response) return fields;
  const checked = check(loginSchema, fields, context);
  if (!('value' in checked)) return checked;
  const visit = { headers: request.headers, address: clientAddress };
  const result = await signIn(app.accounts, checked.value, visit);
  if (result.kind === 'tooMany') return tooMany(fields, context, response.headers);
  if (result.kind === 'busy') return busy(fields, context, response.headers);
  if (!('cookies' in result))
    return refuse(fields, { _: t('user:fieldError.login') }, FAILURE_STATUS.unauthorized);
  await saveLogin(cookies, result, app.accounts);
  const next = nextPath(fields['next'], context);
  if (result.kind === 'in') return redirect(next, 303);
  return redirect(`${pathTo('login-code', locale)}?${new URLSearchParams({ next })}`, 303);
}
