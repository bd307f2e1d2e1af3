import { z } from 'zod';
import { MESSAGES } from '../../content/fields/messages.ts';
import { lineText } from '../../content/fields/plain-text.ts';
import { PASSWORD_LENGTH } from '../constants.ts';

/** A form of the account's pages as it was filled in; passwords are never among its values. */
export interface UserForm {
  readonly values: Readonly<Record<string, string>>;
  /** By the name of a field, or `_` for the whole. */
  readonly mistakes: Readonly<Record<string, string>>;
}

export const NO_FORM: UserForm = { values: {}, mistakes: {} };

/** Any text longer than this is no answer to what is asked. */
const MOST = 1000;

const given = z.string().min(1, { message: MESSAGES.required }).max(MOST);
const emailSchema = z
  .string()
  .trim()
  .min(1, { message: MESSAGES.required })
  .max(254, { message: MESSAGES.email })
  .pipe(z.email({ message: MESSAGES.email }));

export const loginSchema = z.object({ email: emailSchema, password: given });
export const askSchema = z.object({ email: emailSchema });
export const codeSchema = z.object({ code: given.max(40) });
export const passwordSchema = z.object({ password: given });
export const newPasswordSchema = z.object({ new_password: given });
export const changePasswordSchema = z.object({ current: given, new_password: given });

const nameSchema = lineText(100).min(1, { message: MESSAGES.required });
export const namesSchema = z.object({ first_name: nameSchema, last_name: nameSchema });

/** US-01: long enough to be no guess and short enough to be hashed; nothing else is asked of a password. */
export function isPasswordLength(password: string): boolean {
  const { length } = password;
  return length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most;
}
