import { z } from 'zod';
import { ROLES } from '../../../accounts/permissions.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import { failure, success, type Result } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { LoginUserRow } from '../../db/tables/login-schema.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { allRecords } from '../../repositories/records.ts';
import * as users from '../../repositories/users.ts';
import type { Transaction } from 'kysely';
import type { Actor, Grantor } from '../audit/actor.ts';
import type { Accounts } from './accounts.ts';
import { grantDenial, rightsOfRole } from './grants.ts';

/** What administrators do with the accounts of others. */

const name = z.string().trim().min(1).max(100);
/** What is changed of somebody; what is left out stays. */
export const userChangeSchema = z.strictObject({
  first_name: name.optional(),
  last_name: name.optional(),
  role: z.enum(ROLES).optional(),
  locale: z.enum(LOCALES).optional(),
  is_disabled: z.boolean().optional(),
});
export type UserChange = z.output<typeof userChangeSchema>;

/** Somebody who may sign in, without anything that lets them in. */
export interface ManagedUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: LoginUserRow['role'];
  readonly is_disabled: boolean;
  /** The language in which they are written to; null: not known. */
  readonly locale: Locale | null;
  /** Whether they have still to choose a password. */
  readonly is_invited: boolean;
  readonly has_second_factor: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An account as administrators see it. */
export const managed = (row: LoginUserRow): ManagedUser => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  role: row.role,
  is_disabled: row.is_disabled === 1,
  locale: row.locale,
  is_invited: row.invited_at !== null,
  has_second_factor: row.two_factor_enabled === 1,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

type Stored = Pick<Accounts, 'database'>;

/** Everybody, by e-mail address. */
export const listUsers = async ({ database }: Stored): Promise<readonly ManagedUser[]> =>
  (await users.allUsers(database.db)).map(managed);

/** @returns null where there is nobody of that id */
export async function readUser({ database }: Stored, id: string): Promise<ManagedUser | null> {
  const row = await users.userById(database.db, id);
  return row && managed(row);
}

const gone = (locale: Locale) => failure('not_found', translator(locale)('hub:goneRow'));

/** Tells somebody in their language what was done with their account. */
async function tell(
  { outbox, env }: Accounts,
  tx: Transaction<Database>,
  { email, locale: known }: Pick<ManagedUser, 'email' | 'locale'>,
  what: 'changed' | 'factor',
): Promise<void> {
  const locale = known ?? DEFAULT_LOCALE;
  const t = translator(locale);
  const [settings] = await allRecords(tx, 'settings');
  const host = new URL(env.siteOrigin).host;
  const site = settings?.site_name[locale] ?? host;
  const link = env.siteOrigin + pathTo('login', locale);
  const text = t(`user:told.${what}`, { site, link });
  await outbox.enqueue(tx, {
    to: email,
    subject: t('user:told.subject', { site }),
    text,
    topic: 'account',
    locale,
  });
}

/** Why an administrator may not do this: it would leave the venue without one, or is about themselves. */
async function lockOut(
  tx: Transaction<Database>,
  user: LoginUserRow,
  change: UserChange,
  by: Actor,
): Promise<'yourself' | 'onlyAdmin' | null> {
  const isLess =
    change.is_disabled === true || (change.role !== undefined && change.role !== 'admin');
  if (user.role !== 'admin' || !isLess) return null;
  if (by.actor === 'user' && by.id === user.id) return 'yourself';
  return (await users.isOnlyAdmin(tx, user.email)) ? 'onlyAdmin' : null;
}

/**
 * Changes a user. Another role or a disabled account ends all sessions, and its owner is told.
 * Nobody takes their own rights, and nobody those of the last administrator.
 */
export async function changeUser(
  accounts: Accounts,
  { id, change: input }: { readonly id: string; readonly change: unknown },
  by: Grantor,
  locale: Locale,
): Promise<Result<ManagedUser>> {
  const parsed = userChangeSchema.safeParse(input, { error: errorsIn(locale) });
  if (!parsed.success) return invalid(parsed.error.issues, locale);
  const change = parsed.data;
  return transaction(accounts.database, async (tx) => {
    const user = await users.userById(tx, id);
    if (user === null) return gone(locale);
    const locked = await lockOut(tx, user, change, by);
    if (locked !== null) {
      const text = translator(locale)(`user:manage.${locked}`);
      const field = change.is_disabled === true ? 'is_disabled' : 'role';
      return failure('conflict', text, { [field]: text });
    }
    const isDisabled = user.is_disabled === 1;
    const isGiven =
      (change.role !== undefined && change.role !== user.role) ||
      (change.is_disabled === false && isDisabled);
    const denial = isGiven && grantDenial(by, rightsOfRole(change.role ?? user.role), locale);
    if (denial) return denial;
    const hasOtherRights =
      (change.role ?? user.role) !== user.role || (change.is_disabled ?? isDisabled) !== isDisabled;
    await users.updateUser(tx, id, change, hasOtherRights);
    const now = managed((await users.userById(tx, id)) ?? user);
    if (hasOtherRights) await tell(accounts, tx, user, 'changed');
    const note = { by, action: 'change', subject: 'user', record: id } as const;
    // What they are called is theirs; what they may do is the venue's.
    const rights = ({ role, is_disabled }: ManagedUser) => ({ role, is_disabled });
    if (hasOtherRights)
      await accounts.audit?.note(
        { ...note, before: rights(managed(user)), after: rights(now) },
        tx,
      );
    return success(now);
  });
}

const MAX_REASON = 500;
export const openFactorSchema = z.strictObject({
  reason: z.string().trim().min(3).max(MAX_REASON),
});

/**
 * Takes the second factor off an account whose owner has lost it. All its sessions end,
 * and its owner is told, so that one who did not ask for it knows.
 */
export async function openSecondFactor(
  accounts: Accounts,
  { id, reason: given }: { readonly id: string; readonly reason: unknown },
  by: Actor,
  locale: Locale,
): Promise<Result<null>> {
  const parsed = openFactorSchema.safeParse({ reason: given }, { error: errorsIn(locale) });
  if (!parsed.success) return invalid(parsed.error.issues, locale);
  return transaction(accounts.database, async (tx) => {
    const user = await users.userById(tx, id);
    if (user === null) return gone(locale);
    if (!(await users.removeSecondFactor(tx, id)))
      return failure('conflict', translator(locale)('user:manage.noFactor'));
    await tell(accounts, tx, user, 'factor');
    const after = { reason: parsed.data.reason };
    const note = {
      by,
      action: 'second_factor_opened',
      subject: 'user',
      record: id,
      after,
    } as const;
    await accounts.audit?.note(note, tx);
    return success(null);
  });
}
