import { FAILURE_STATUS } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import { loginSchema, codeSchema } from '../../../accounts/user-forms.ts';
import { saveLogin } from '../../services/accounts/cookies.ts';
import { signIn, enterCode } from '../../services/accounts/sign-in.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { nextPath } from '../../page-data/accounts/next-path.ts';
import {
  type UserInput,
  busy,
  check,
  fieldsOf,
  refuse,
  type Refused,
  tooMany,
} from '../../page-data/accounts/user-form.ts';

/** Back to the first step, which was too long ago. */
export const startAgain = ({ redirect }: Pick<UserInput, 'redirect'>, { locale }: PageContext) =>
  redirect(`${pathTo('login', locale)}?told=over`, 303);

/** The second step of signing in. */
export async function verifySecondFactor(
  input: UserInput,
  context: PageContext,
): Promise<Response | Refused> {
  const { request, cookies, response } = input;
  const fields = await fieldsOf(request, context);
  if (fields instanceof Response) return fields;
  const checked = check(codeSchema, fields, context);
  if (!('value' in checked)) return checked;
  const visit = { headers: request.headers, address: input.clientAddress };
  const result = await enterCode(context.app.accounts, checked.value.code, visit);
  if (result.kind === 'tooMany') return tooMany(fields, context, response.headers);
  if (result.kind === 'over') return startAgain(input, context);
  const wrong = { code: context.t('user:fieldError.code') };
  if (!('cookies' in result))
    return refuse({ ...fields, code: '' }, wrong, FAILURE_STATUS.unauthorized);
  await saveLogin(cookies, result, context.app.accounts);
  return input.redirect(nextPath(fields['next'], context), 303);
}

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
