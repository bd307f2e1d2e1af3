import { FAILURE_STATUS } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import {
  loginSchema,
  codeSchema,
  resetRequestSchema,
  newPasswordSchema,
} from '../../../accounts/user-forms.ts';
import * as forms from '../../page-data/accounts/user-form.ts';
import { saveLogin } from '../../services/accounts/cookies.ts';
import { requestReset, resetPassword } from '../../services/accounts/reset.ts';
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

/** Asks for a message with a link; the answer is the same for every address. */
export async function askForMail(
  input: forms.UserInput,
  context: PageContext,
): Promise<Response | forms.Refused> {
  const { app, locale } = context;
  const fields = await forms.fieldsOf(input.request, context);
  if (fields instanceof Response) return fields;
  const checked = forms.check(resetRequestSchema, fields, context);
  if (!('value' in checked)) return checked;
  const { email } = checked.value;
  const result = await requestReset(app.accounts, { email, locale, address: input.clientAddress });
  if (result === 'tooMany') return forms.tooMany(fields, context, input.response.headers);
  return input.redirect(`${pathTo('login-reset', locale)}?sent`, 303);
}

/** Sets the password by the link of such a message. */
export async function setByLink(
  input: forms.UserInput,
  token: string,
  context: PageContext,
): Promise<Response | forms.Refused> {
  const fields = await forms.fieldsOf(input.request, context);
  if (fields instanceof Response) return fields;
  const checked = forms.check(newPasswordSchema, fields, context);
  if (!('value' in checked)) return checked;
  const { new_password: next } = checked.value;
  const wrong = forms.passwordError(next, context);
  if (wrong !== null) return forms.refuse(fields, { new_password: wrong });
  const result = await resetPassword(context.app.accounts, token, next, input.clientAddress);
  if (result === 'busy') return forms.busy(fields, context, input.response.headers);
  if (result === 'over') return forms.refuse(fields, {});
  return input.redirect(`${pathTo('login', context.locale)}?told=reset`, 303);
}

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
