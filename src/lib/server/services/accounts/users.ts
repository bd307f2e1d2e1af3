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
