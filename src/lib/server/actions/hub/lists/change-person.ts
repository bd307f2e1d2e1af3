import { FAILURE_STATUS, failure, success, type Result } from '../../../../result.ts';
import { actorOf } from '../../../services/accounts/actor-of.ts';
import { checkReadAccess } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { type Told, personAddress } from '../../../page-data/hub/lists/personal-data.ts';

/** Deletes what there is about an address, where an administrator has said so twice. */
async function erasePerson(
  { app, locale, t }: PageContext,
  caller: Caller,
  email: string,
  isConfirmed: boolean,
): Promise<Result<null>> {
  if (!isConfirmed) return failure('invalid', t('hub:person.confirmFirst'));
  const right = { subject: 'personal_data', action: 'delete' } as const;
  const denial = checkReadAccess(caller, right, locale);
  if (denial !== null) return { ok: false, failure: denial };
  if (caller.user?.email.toLowerCase() === email)
    return failure('conflict', t('hub:person.yourself'));
  const counts = await app.personalData.erase(
    email,
    caller.user?.id ?? null,
    actorOf(caller, locale),
  );
  return counts === 'only-admin' ? failure('conflict', t('hub:person.onlyAdmin')) : success(null);
}

/**
 * Does what the form of the page asks for.
 * @param remembered whose data is looked at now
 * @returns whose data is looked at from now on, empty: nobody's; or what is wrong
 */
export async function changePersonBy(
  context: PageContext,
  caller: Caller,
  form: FormData,
  remembered: string | undefined,
): Promise<string | Told> {
  const value = form.get('email');
  const typed = typeof value === 'string' ? value.slice(0, 300) : '';
  const isErasing = form.get('action') === 'erase';
  const address = personAddress(isErasing ? remembered : typed, context);
  if (!address.ok)
    return { status: FAILURE_STATUS[address.failure.code], typed, error: address.failure.message };
  if (!isErasing) return address.value;
  const isConfirmed = form.get('confirmed') === 'yes';
  const erased = await erasePerson(context, caller, address.value, isConfirmed);
  if (erased.ok) return '';
  return { status: FAILURE_STATUS[erased.failure.code], refusal: erased.failure.message };
}
