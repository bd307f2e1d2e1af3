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

/** Adds the administrator of the demo venue. */
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
