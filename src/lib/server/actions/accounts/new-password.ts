import { pathTo } from '../../../routing/routes.ts';
import { resetRequestSchema, newPasswordSchema } from '../../../accounts/user-forms.ts';
import { requestReset, resetPassword } from '../../services/accounts/reset.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import * as forms from '../../page-data/accounts/user-form.ts';

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
