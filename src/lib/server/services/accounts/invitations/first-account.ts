import { z } from 'zod';
import { accountEmail } from '../../../../../content/fields/email.ts';
import { lineText } from '../../../../../content/fields/plain-text.ts';
import type { Locale } from '../../../../constants.ts';
import { translator } from '../../../../i18n/translator.ts';
import { errorsIn, invalid } from '../../../../i18n/validation.ts';
import { failure, success, type Result } from '../../../../result.ts';
import * as users from '../../../repositories/users.ts';
import type { Actor } from '../../audit/actor.ts';
import type { Accounts } from '../accounts.ts';
import { FIRST_EMAILS } from '../users.ts';

const name = lineText(100).min(1);
const ownerSchema = z.strictObject({ email: accountEmail(), first_name: name, last_name: name });

/** Whether an account still has the address that every new venue begins with. */
export const isFirstAccount = async ({ database }: Accounts, id: string): Promise<boolean> =>
  FIRST_EMAILS.includes((await users.userById(database.db, id))?.email ?? '');

/**
 * Makes the first account that of whoever uses it: it gets their address and their name, once.
 * Its password stays, and with it whoever is signed in.
 */
export async function takeFirstAccount(
  accounts: Accounts,
  input: unknown,
  by: Actor & { readonly id: string },
  locale: Locale,
): Promise<Result<null>> {
  const parsed = ownerSchema.safeParse(input, { error: errorsIn(locale) });
  if (!parsed.success) return invalid(parsed.error.issues, locale);
  const { db } = accounts.database;
  const t = translator(locale);
  const known = await users.userByEmail(db, parsed.data.email);
  if (known !== null) {
    const text = t('user:manage.taken');
    return failure('conflict', text, { email: text });
  }
  if (!(await users.giveAddress(db, by.id, parsed.data, FIRST_EMAILS)))
    return failure('conflict', t('hub:goneRow'));
  const { email } = parsed.data;
  await accounts.logInAudit({ by, action: 'change', record: by.id, after: { email } });
  return success(null);
}
