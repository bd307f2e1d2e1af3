import { pathTo } from '../../../routing/routes.ts';
import { namesSchema } from '../../../accounts/user-forms.ts';
import type { User } from '../../services/accounts/user.ts';
import { rename } from '../../services/accounts/own-account.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import {
  type UserInput,
  check,
  fieldsOf,
  type Refused,
} from '../../page-data/accounts/user-form.ts';

/** Somebody changes their own name. */
export async function saveProfile(
  { request, redirect }: UserInput,
  user: User,
  context: PageContext,
): Promise<Response | Refused> {
  const fields = await fieldsOf(request, context);
  if (fields instanceof Response) return fields;
  const checked = check(namesSchema, fields, context);
  if (!('value' in checked)) return checked;
  await rename(context.app.accounts, user, checked.value);
  return redirect(`${pathTo('user-profile', context.locale)}?saved`, 303);
}
