import { z } from 'zod';
import { cleanEmail, EMAIL, EMAIL_LENGTH } from './email-address.ts';
import { MESSAGES } from './messages.ts';

/**
 * The one rule for an e-mail address: forms, accounts, calls, settings and the mailer take and
 * refuse the same.
 */
export const emailText = (message: string = MESSAGES.email) =>
  z
    .string()
    .overwrite(cleanEmail)
    .min(1, { message: MESSAGES.required })
    .max(EMAIL_LENGTH, { message })
    .pipe(z.email({ pattern: EMAIL, message }));

/** The same in lower case, where addresses are looked up. */
export const emailKey = () => emailText().pipe(z.string().toLowerCase());

/** The address of an account: only what the library of logins takes at every login, too. */
export const accountEmail = () => emailKey().pipe(z.email({ message: MESSAGES.email }));
