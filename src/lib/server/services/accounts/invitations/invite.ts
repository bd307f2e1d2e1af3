import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { millisecondsInMinute } from 'date-fns/constants';
import { z } from 'zod';
import { accountEmail } from '../../../../../content/fields/email.ts';
import { lineText } from '../../../../../content/fields/plain-text.ts';
import { ROLES } from '../../../../accounts/permissions.ts';
import {
  DEFAULT_LOCALE,
  INVITATION_DAYS,
  LOCALES,
  PASSWORD_LENGTH,
  type Locale,
} from '../../../../constants.ts';
import { translator } from '../../../../i18n/translator.ts';
import { errorsIn, invalid } from '../../../../i18n/validation.ts';
import { failure, success, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { LoginUserRow } from '../../../db/tables/login-schema.ts';
import { siteName } from '../../../repositories/settings.ts';
import * as users from '../../../repositories/users.ts';
import type { Grantor } from '../../audit/actor.ts';
import type { Accounts } from '../accounts.ts';
import { grantDenial, rightsOfRole } from '../grants.ts';
import { managed, type ManagedUser } from '../manage-users.ts';
import { noPassword } from '../passwords/password.ts';

const name = lineText(100).min(1);
/** Somebody new: the password is chosen by the link that they are sent, in their language. */
export const invitedUserSchema = z.strictObject({
  email: accountEmail(),
  first_name: name,
  last_name: name,
  role: z.enum(ROLES),
  locale: z.enum(LOCALES).optional(),
});
type Invited = z.output<typeof invitedUserSchema>;

const TOKEN_BYTES = 24;

/** The message with the link, in the language of whoever is invited. */
async function messageTo({ database, env }: Accounts, user: LoginUserRow, token: string) {
  const locale = user.locale ?? DEFAULT_LOCALE;
  const t = translator(locale);
  const known = await siteName(database.db, locale);
  const values = {
    // A venue without a name is known by its address.
    site: known === '' ? new URL(env.siteOrigin).host : known,
    name: `${user.first_name} ${user.last_name}`,
    role: t(`user:profile.roles.${user.role}`),
    link: env.siteOrigin + pathTo('login-reset-token', locale, { token }),
    login: env.siteOrigin + pathTo('login', locale),
    days: INVITATION_DAYS,
    least: PASSWORD_LENGTH.least,
  };
  return {
    to: user.email,
    subject: t('user:invitation.subject', values),
    text: t('user:invitation.mail', values),
    topic: 'password' as const,
    locale,
  };
}

/** Sends somebody the link by which they choose their password; an earlier one ends. */
async function sendLink(accounts: Accounts, user: LoginUserRow): Promise<void> {
  const { db } = accounts.database;
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  const expiresAt = addDays(new Date(), INVITATION_DAYS);
  await users.deletePendingLogins(db, user.id);
  const { $context } = await accounts.auth();
  const { internalAdapter } = await $context;
  const link = { identifier: `reset-password:${token}`, value: user.id, expiresAt };
  await internalAdapter.createVerificationValue(link);
  await users.setInvited(db, user.id, new Date().toISOString());
  await accounts.outbox.enqueue(db, { ...(await messageTo(accounts, user, token)), expiresAt });
}

/** As long as the same form sent again is a second click, not a second thought. */
const SAME_CLICK_MINUTES = 2;

/** Whether somebody was invited just now by the very same form. */
const isSameClick = (user: LoginUserRow, { first_name, last_name, role }: Invited): boolean =>
  user.invited_at !== null &&
  Date.now() - Date.parse(user.invited_at) < SAME_CLICK_MINUTES * millisecondsInMinute &&
  user.first_name === first_name &&
  user.last_name === last_name &&
  user.role === role;

/** Lets somebody in: they get a link by mail, by which they choose their password. */
export async function inviteUser(
  accounts: Accounts,
  input: unknown,
  by: Grantor,
  locale: Locale,
): Promise<Result<ManagedUser>> {
  const parsed = invitedUserSchema.safeParse(input, { error: errorsIn(locale) });
  if (!parsed.success) return invalid(parsed.error.issues, locale);
  const { db } = accounts.database;
  const { data } = parsed;
  const denial = grantDenial(by, rightsOfRole(data.role), locale);
  if (denial !== null) return denial;
  const known = await users.userByEmail(db, data.email);
  if (known !== null && isSameClick(known, data)) return success(managed(known));
  if (known !== null) {
    const text = translator(locale)('user:manage.taken');
    return failure('conflict', text, { email: text });
  }
  const row = { ...data, locale: data.locale ?? locale, invited_at: new Date().toISOString() };
  await users.addUser(db, row, noPassword());
  const made = await users.userByEmail(db, data.email);
  if (made === null) return failure('not_found', translator(locale)('hub:goneRow'));
  const after = { email: data.email, role: made.role };
  await accounts.logInAudit({ by, action: 'create', record: made.id, after });
  await sendLink(accounts, made);
  return success(managed(made));
}

/** Sends the invitation once more, with a new link: the old one ends. */
export async function inviteAgain(
  accounts: Accounts,
  id: string,
  by: Grantor,
  locale: Locale,
): Promise<Result<null>> {
  const t = translator(locale);
  const user = await users.userById(accounts.database.db, id);
  if (user === null) return failure('not_found', t('hub:goneRow'));
  if (user.is_disabled === 1) return failure('conflict', t('user:manage.isDisabled'));
  if (user.invited_at === null) return failure('conflict', t('user:manage.hasPassword'));
  const denial = grantDenial(by, rightsOfRole(user.role), locale);
  if (denial !== null) return denial;
  await sendLink(accounts, user);
  return success(null);
}
