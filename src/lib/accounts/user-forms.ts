import { z } from 'zod';
import { emailText } from '../../content/fields/email.ts';
import { MESSAGES } from '../../content/fields/messages.ts';
import { lineText } from '../../content/fields/plain-text.ts';
import { PASSWORD_LENGTH } from '../constants.ts';

/** A form of the account's pages as it was filled in; passwords are never among its values. */
export interface UserForm {
  readonly values: Readonly<Record<string, string>>;
  /** By the name of a field, or `_` for the whole. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export const NO_FORM: UserForm = { values: {}, fieldErrors: {} };

/** The maximum length of a field. */
const MOST = 1000;

const requiredText = z.string().min(1, { message: MESSAGES.required }).max(MOST);
export const loginSchema = z.object({ email: emailText(), password: requiredText });
export const resetRequestSchema = z.object({ email: emailText() });
export const codeSchema = z.object({ code: requiredText.max(40) });
export const passwordSchema = z.object({ password: requiredText });
export const newPasswordSchema = z.object({ new_password: requiredText });
export const changePasswordSchema = z.object({ current: requiredText, new_password: requiredText });

const nameSchema = lineText(100).min(1, { message: MESSAGES.required });
export const namesSchema = z.object({ first_name: nameSchema, last_name: nameSchema });

/** Whether a password has an allowed length; what is easy to guess is refused elsewhere. */
export function isPasswordLength(password: string): boolean {
  const { length } = password;
  return length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most;
}
