import { z } from 'zod';
import { PASSWORD_LENGTH } from '../../../constants.ts';
import type { OpenDatabase } from '../../db/open.ts';
import * as users from '../../repositories/users.ts';
import { ROLES, type Role } from './user.ts';
import { hashPassword } from './password.ts';

const nameSchema = z.string().trim().min(1).max(100);
export const newUserSchema = z.strictObject({
  email: z.email().max(254).toLowerCase(),
  first_name: nameSchema,
  last_name: nameSchema,
  role: z.enum(ROLES),
  password: z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most),
});
export type NewUser = z.output<typeof newUserSchema>;

type Where = Pick<OpenDatabase, 'db'>;

/** Adds somebody; false when there is somebody of that address. */
export async function addUser({ db }: Where, given: NewUser): Promise<boolean> {
  if ((await users.userByEmail(db, given.email)) !== null) return false;
  const { password, ...user } = given;
  await users.addUser(db, user, await hashPassword(password));
  return true;
}

/** Sets somebody's password and ends their sessions; false when there is nobody of that address. */
export async function setPassword({ db }: Where, email: string, password: string) {
  const found = await users.userByEmail(db, email.toLowerCase());
  if (found === null) return false;
  await users.setPassword(db, found.id, await hashPassword(password));
  return true;
}

/** A disabled user is signed out everywhere at once. */
export async function setDisabled({ db }: Where, email: string, isDisabled: boolean) {
  const found = await users.userByEmail(db, email.toLowerCase());
  if (found === null) return false;
  await users.setDisabled(db, found.id, isDisabled);
  return true;
}

export async function setRole({ db }: Where, email: string, role: Role): Promise<boolean> {
  const found = await users.userByEmail(db, email.toLowerCase());
  if (found === null) return false;
  await users.setRole(db, found.id, role);
  return true;
}
