import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { accountEmail } from '../../../../content/fields/email.ts';
import { lineText } from '../../../../content/fields/plain-text.ts';
import { PASSWORD_LENGTH } from '../../../constants.ts';
import type { OpenDatabase } from '../../db/open.ts';
import * as users from '../../repositories/users.ts';
import { ROLES } from '../../../accounts/permissions.ts';
import { hashPassword } from './passwords/password.ts';

const nameSchema = lineText(100).min(1);
export const newUserSchema = z.strictObject({
  email: accountEmail(),
  first_name: nameSchema,
  last_name: nameSchema,
  role: z.enum(ROLES),
  password: z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most),
});
export type NewUser = z.output<typeof newUserSchema>;

type DatabaseHandle = Pick<OpenDatabase, 'db'>;

/** Adds a user; false when the address is taken. */
export async function addUser({ db }: DatabaseHandle, newUser: NewUser): Promise<boolean> {
  if ((await users.userByEmail(db, newUser.email)) !== null) return false;
  const { password, ...user } = newUser;
  await users.addUser(db, user, await hashPassword(password));
  return true;
}

/** Sets a user's password and ends their sessions; false for an unknown address. */
export async function setPassword({ db }: DatabaseHandle, email: string, password: string) {
  const user = await users.userByEmail(db, email.toLowerCase());
  if (user === null) return false;
  await users.setPassword(db, user.id, await hashPassword(password));
  return true;
}

/** The credentials of the first user. */
export interface FirstLogin {
  readonly email: string;
  readonly password: string;
}

/** Letters and digits that cannot be confused. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password that can be typed from a screen: twenty signs, 98 bits. */
export const randomPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');

/** Who looks after a new venue first; both parts of an address that nobody has are changed in the hub. */
const FIRST_USERS = {
  demo: { email: 'redaktion@morgenfeld.example', first_name: 'Ada', last_name: 'Redlich' },
  empty: { email: 'admin@house.example', first_name: 'Admin', last_name: 'Foyer' },
} as const;

/** The addresses of first accounts, until somebody has one of their own. */
export const FIRST_EMAILS: readonly string[] = Object.values(FIRST_USERS).map(({ email }) => email);

/** Adds the administrator of a venue that was just made. */
export async function addFirstLogin(
  database: Pick<OpenDatabase, 'db'>,
  house: keyof typeof FIRST_USERS,
): Promise<FirstLogin> {
  const user = FIRST_USERS[house];
  const password = randomPassword();
  await addUser(database, { ...user, password, role: 'admin' });
  return { email: user.email, password };
}
