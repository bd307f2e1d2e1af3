import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { LoginTwoFactorRow, LoginUserRow } from '../db/tables/login-schema.ts';
import type { Database } from '../db/schema.ts';
import { forgetAuthor } from './notes/notes.ts';

type Db = Kysely<Database>;

const nowText = (): string => new Date().toISOString();

export interface NewUserRow {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: LoginUserRow['role'];
  /** The language in which they are written to; left out: not known. */
  readonly locale?: LoginUserRow['locale'];
  /** When they were invited; left out: they have a password that they know. */
  readonly invited_at?: string;
}

/** The user with an e-mail address, which has to be in lower case. */
export const userByEmail = async (db: Db, email: string): Promise<LoginUserRow | null> =>
  (await db.selectFrom('login_user').selectAll().where('email', '=', email).executeTakeFirst()) ??
  null;

export const userById = async (db: Db, id: string): Promise<LoginUserRow | null> =>
  (await db.selectFrom('login_user').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export const allUsers = (db: Db): Promise<LoginUserRow[]> =>
  db.selectFrom('login_user').selectAll().orderBy('email').execute();

/** The name of every user, by id. */
export async function userNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const users = await allUsers(db);
  return new Map(users.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
}

export const isDisabled = async (db: Db, email: string): Promise<boolean> =>
  (await userByEmail(db, email))?.is_disabled === 1;

/** Inserts a user. @param password its hash */
export const addUser = (db: Db, user: NewUserRow, password: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const timestamps = { created_at: nowText(), updated_at: nowText() };
    const id = randomUUID();
    await trx
      .insertInto('login_user')
      .values({
        id,
        ...user,
        ...timestamps,
        email_verified: 1,
        is_disabled: 0,
        two_factor_enabled: 0,
      })
      .execute();
    await trx
      .insertInto('login_account')
      .values({
        id: randomUUID(),
        user_id: id,
        account_id: id,
        provider_id: 'credential',
        password,
        ...timestamps,
      })
      .execute();
  });

/**
 * Deletes the password reset links of a user and logins that wait for a code: they must
 * not stay valid after the password changed.
 */
export async function deletePendingLogins(
  db: Db | Transaction<Database>,
  id: string,
): Promise<void> {
  await db.deleteFrom('login_verification').where('value', '=', id).execute();
}

/** Ends one session. @param token as its cookie names it, without the signature */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('login_session').where('token', '=', token).execute();
}

async function endSessions(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('login_session').where('user_id', '=', id).execute();
  await deletePendingLogins(trx, id);
}

export const setPassword = (db: Db, id: string, password: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .updateTable('login_account')
      .set({ password, updated_at: nowText() })
      .where('user_id', '=', id)
      .where('provider_id', '=', 'credential')
      .execute();
    await setInvited(trx, id, null);
    await endSessions(trx, id);
  });

/** Changes what is given. @param endsSessions what they may do is another thing now */
export async function updateUser(
  trx: Transaction<Database>,
  id: string,
  {
    is_disabled: isDisabled,
    ...fields
  }: {
    readonly first_name?: string | undefined;
    readonly last_name?: string | undefined;
    readonly role?: LoginUserRow['role'] | undefined;
    readonly locale?: LoginUserRow['locale'] | undefined;
    readonly is_disabled?: boolean | undefined;
  },
  endsSessions: boolean,
): Promise<void> {
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const disabled = isDisabled === undefined ? {} : { is_disabled: isDisabled ? 1 : 0 };
  await trx
    .updateTable('login_user')
    .set({ ...given, ...disabled, updated_at: nowText() })
    .where('id', '=', id)
    .execute();
  if (endsSessions) await endSessions(trx, id);
}

/** Takes the second factor off an account, and ends its sessions. @returns false where there was none */
export async function removeSecondFactor(trx: Transaction<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('login_two_factor')
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx
    .updateTable('login_user')
    .set({ two_factor_enabled: 0, updated_at: nowText() })
    .where('id', '=', id)
    .execute();
  await endSessions(trx, id);
  return true;
}

/** Says since when an invitation waits; null: it was accepted, or there was none. */
export async function setInvited(
  db: Db | Transaction<Database>,
  id: string,
  at: string | null,
): Promise<void> {
  await db.updateTable('login_user').set({ invited_at: at }).where('id', '=', id).execute();
}

/**
 * Gives an account the address and the name of whoever uses it.
 * @param from the addresses that it may have until then
 * @returns whether it had one of them
 */
export async function giveAddress(
  db: Db,
  id: string,
  owner: Pick<LoginUserRow, 'email' | 'first_name' | 'last_name'>,
  from: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_user')
    .set({ ...owner, updated_at: nowText() })
    .where('id', '=', id)
    .where('email', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function renameUser(
  db: Db,
  id: string,
  names: Pick<LoginUserRow, 'first_name' | 'last_name'>,
): Promise<void> {
  await db
    .updateTable('login_user')
    .set({ ...names, updated_at: nowText() })
    .where('id', '=', id)
    .execute();
}

/** Deletes sessions and verifications that expired before `now`, an ISO text. */
export async function sweepLogins(db: Db, now: string): Promise<void> {
  await db.deleteFrom('login_session').where('expires_at', '<', now).execute();
  await db.deleteFrom('login_verification').where('expires_at', '<', now).execute();
}

export const secondFactorOf = async (db: Db, user: string): Promise<LoginTwoFactorRow | null> =>
  (await db
    .selectFrom('login_two_factor')
    .selectAll()
    .where('user_id', '=', user)
    .executeTakeFirst()) ?? null;

/** Sessions of a user, without what would let somebody in. */
export const sessionsOf = (db: Db, id: string) =>
  db
    .selectFrom('login_session')
    .select(['ip_address', 'user_agent', 'created_at', 'expires_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();

/** Whether nobody else could look after the site. */
export async function isOnlyAdmin(db: Db, email: string): Promise<boolean> {
  const admins = await db
    .selectFrom('login_user')
    .select('email')
    .where('role', '=', 'admin')
    .where('is_disabled', '=', 0)
    .limit(2)
    .execute();
  return admins.length === 1 && admins[0]?.email === email;
}

/** Deletes a user with all ways to sign in. */
export async function deleteUser(trx: Transaction<Database>, id: string): Promise<void> {
  await endSessions(trx, id);
  await trx.deleteFrom('login_two_factor').where('user_id', '=', id).execute();
  await trx.deleteFrom('login_account').where('user_id', '=', id).execute();
  await trx.deleteFrom('presence').where('editor', '=', id).execute();
  await forgetAuthor(trx, id);
  await trx.deleteFrom('login_user').where('id', '=', id).execute();
}
