import { randomInt } from 'node:crypto';
import type { OpenDatabase } from '../../db/open.ts';
import { addUser } from './users.ts';

/** How to sign in for the first time. */
export interface FirstLogin {
  readonly email: string;
  readonly password: string;
}

/** Letters and digits that cannot be taken for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password that can be typed from a screen: twenty signs, 98 bits. */
export const randomPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');

/** Who looks after the demo venue. */
export async function addFirstLogin(database: Pick<OpenDatabase, 'db'>): Promise<FirstLogin> {
  const login = { email: 'redaktion@morgenfeld.example', password: randomPassword() };
  await addUser(database, {
    ...login,
    first_name: 'Ada',
    last_name: 'Redlich',
    role: 'admin',
  });
  return login;
}
