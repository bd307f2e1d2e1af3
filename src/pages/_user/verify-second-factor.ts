import { FAILURE_STATUS } from '../../lib/result.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { codeSchema } from '../../lib/accounts/user-forms.ts';
import { saveLogin } from '../../lib/server/services/accounts/cookies.ts';
import { enterCode } from '../../lib/server/services/accounts/sign-in.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import {
  type UserInput,
  check,
  fieldsOf,
  refuse,
  type Refused,
  tooMany,
} from '../../lib/server/page-data/accounts/user-form.ts';
import { nextPath } from '../../lib/server/page-data/accounts/next-path.ts';

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
