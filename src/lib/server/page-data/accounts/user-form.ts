import type { APIContext } from 'astro';
import type { z } from 'zod';
import { LOGIN_TRIES, PASSWORD_LENGTH } from '../../../constants.ts';
import { FAILURE_STATUS } from '../../../result.ts';
import { isPasswordLength, type UserForm } from '../../../accounts/user-forms.ts';
import { errorsIn, fieldErrorsOf } from '../../../i18n/validation.ts';
import { isGuessable } from '../../services/accounts/passwords/guessable-password.ts';
import { formRefused, readForm } from '../../services/request/read-form.ts';
import type { PageContext } from '../page/page-context.ts';

/** A form to be shown again, and the status that goes with it. */
export interface Refused {
  readonly form: UserForm;
  readonly status: number;
}

/** When more can be checked again, in seconds. */
const BUSY_S = 10;
/** Shown again is what was typed, but never a password. */
const SECRET = /^(?:password|current|new_password)$/u;

/** What a form says; the answer where it cannot be read. */
export async function fieldsOf(
  request: Request,
  { locale }: Pick<PageContext, 'locale'>,
): Promise<Readonly<Record<string, string>> | Response> {
  const form = await readForm(request, locale);
  if (!form.ok) return formRefused(form.failure);
  return Object.fromEntries(
    [...form.value].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** The form again with what is wrong with it. */
export const refuse = (
  fields: Readonly<Record<string, string>>,
  fieldErrors: Readonly<Record<string, string>>,
  status: number = FAILURE_STATUS.invalid,
): Refused => ({
  form: {
    values: Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name))),
    fieldErrors,
  },
  status,
});

/** What a form says, held against what it has to say. */
export function check<T>(
  schema: z.ZodType<T>,
  fields: Readonly<Record<string, string>>,
  { locale }: Pick<PageContext, 'locale'>,
): { readonly value: T } | Refused {
  const input = { ...emptyOf(schema), ...fields };
  const parsed = schema.safeParse(input, { error: errorsIn(locale) });
  if (parsed.success) return { value: parsed.data };
  return refuse(fields, fieldErrorsOf(parsed.error.issues, locale));
}

/** A field that was not sent at all is an empty one. */
function emptyOf(schema: object): Readonly<Record<string, string>> {
  const shape = 'shape' in schema ? (schema.shape as object) : {};
  return Object.fromEntries(Object.keys(shape).map((name) => [name, '']));
}

/**
 * What is wrong with a new password, in words; null: nothing.
 * @param owner names and addresses of whose it will be
 */
export function passwordError(
  password: string,
  { t, app }: Pick<PageContext, 't' | 'app'>,
  owner: readonly string[] = [],
): string | null {
  if (!isPasswordLength(password)) return t('user:fieldError.length', { ...PASSWORD_LENGTH });
  const context = [new URL(app.env.siteOrigin).hostname, ...owner];
  return isGuessable(password, context) ? t('user:fieldError.guessable') : null;
}

/** The answer to too many tries: the form, kept, and when to come back. */
export function tooMany(
  fields: Readonly<Record<string, string>>,
  { t }: Pick<PageContext, 't'>,
  headers: Headers,
): Refused {
  headers.set('retry-after', String(LOGIN_TRIES.minutes * 60));
  const { minutes } = LOGIN_TRIES;
  return refuse(fields, { _: t('user:fieldError.tooMany', { minutes }) }, FAILURE_STATUS.too_many);
}

/** The answer where more sign in at this moment than can be checked: the form, kept. */
export function busy(
  fields: Readonly<Record<string, string>>,
  { t }: Pick<PageContext, 't'>,
  headers: Headers,
): Refused {
  headers.set('retry-after', String(BUSY_S));
  return refuse(fields, { _: t('user:fieldError.busy') }, FAILURE_STATUS.unavailable);
}

/** The input of a form of accounts: the request and its response. */
export type UserInput = Pick<
  APIContext,
  'request' | 'redirect' | 'cookies' | 'clientAddress' | 'locals' | 'url'
> & { readonly response: { readonly headers: Headers } };
