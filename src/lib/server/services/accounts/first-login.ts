import { randomInt } from 'node:crypto';
import type { OpenDatabase } from '../../db/open.ts';
import { addUser } from './users.ts';

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
