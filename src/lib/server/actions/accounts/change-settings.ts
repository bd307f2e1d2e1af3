import { FAILURE_STATUS } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import {
  changePasswordSchema,
  codeSchema,
  passwordSchema,
  namesSchema,
} from '../../../accounts/user-forms.ts';
import { SETTINGS_FORMS, type SettingsForm, type SettingsView } from '../../../views/user-view.ts';
import type { User } from '../../services/accounts/user.ts';
import { forwardCookies } from '../../services/accounts/cookies.ts';
import {
  changePassword,
  endOtherSessions,
  type RefusedPassword,
  rename,
} from '../../services/accounts/own-account.ts';
import * as factor from '../../services/accounts/second-factor.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import {
  type UserInput,
  check,
  fieldsOf,
  passwordError,
  refuse,
  type Refused,
  busy,
  tooMany,
} from '../../page-data/accounts/user-form.ts';

/** Somebody changes their own name. */
export async function saveProfile(
  { request, redirect }: UserInput,
  user: User,
  context: PageContext,
): Promise<Response | Refused> {
  const fields = await fieldsOf(request, context);
  if (fields instanceof Response) return fields;
  const checked = check(namesSchema, fields, context);
  if (!('value' in checked)) return checked;
  await rename(context.app.accounts, user, checked.value);
  return redirect(`${pathTo('user-profile', context.locale)}?saved`, 303);
}

/** The settings again: with a form that was refused, or with what can be shown only now. */
export interface Changed {
  readonly status: number;
  readonly view: Partial<SettingsView>;
  /** Of the session that goes on. */
  readonly headers: Headers;
}

interface Change {
  readonly input: UserInput;
  readonly user: User;
  readonly context: PageContext;
  readonly fields: Readonly<Record<string, string>>;
}

type FormResult = Refused | { readonly done: string } | { readonly view: Partial<SettingsView> };

/** The answer to a password that is wrong, or was wrong too often. */
function refusedPassword({ input, context, fields }: Change, field: string, why: RefusedPassword) {
  if (why === 'tooMany') return tooMany(fields, context, input.response.headers);
  if (why === 'busy') return busy(fields, context, input.response.headers);
  return refuse(
    fields,
    { [field]: context.t('user:fieldError.password') },
    FAILURE_STATUS.unauthorized,
  );
}

const visitOf = ({ request, clientAddress }: UserInput) => ({
  headers: request.headers,
  address: clientAddress,
});

async function newPassword(change: Change): Promise<FormResult> {
  const { input, user, context, fields } = change;
  const { app } = context;
  const checked = check(changePasswordSchema, fields, context);
  if (!('value' in checked)) return checked;
  const { current, new_password: next } = checked.value;
  const owner = [user.email, user.first_name, user.last_name];
  const fieldError = passwordError(next, context, owner);
  if (fieldError !== null) return refuse(fields, { new_password: fieldError });
  const result = await changePassword(app.accounts, user, { current, next }, visitOf(input));
  if (typeof result === 'string') return refusedPassword(change, 'current', result);
  await forwardCookies(input.cookies, result.cookies, app.accounts);
  return { done: 'password' };
}

async function begin(change: Change): Promise<FormResult> {
  const { input, user, context, fields } = change;
  const { accounts } = context.app;
  const checked = check(passwordSchema, fields, context);
  if (!('value' in checked)) return checked;
  const { password } = checked.value;
  const result = await factor.beginSecondFactor(accounts, user, password, visitOf(input));
  if (result !== 'begun') return refusedPassword(change, 'password', result);
  return { view: { enrolment: await factor.enrolmentIn(accounts, user) } };
}

async function confirm({ input, user, context, fields }: Change): Promise<FormResult> {
  const { accounts } = context.app;
  const checked = check(codeSchema, fields, context);
  if (!('value' in checked)) return checked;
  const { code } = checked.value;
  const result = await factor.confirmSecondFactor(accounts, user, code, visitOf(input));
  if (result === 'wrong')
    return refuse({}, { code: context.t('user:fieldError.code') }, FAILURE_STATUS.unauthorized);
  await forwardCookies(input.cookies, result.cookies, context.app.accounts);
  return { view: { backupCodes: result.backupCodes } };
}

async function end(change: Change): Promise<FormResult> {
  const { input, user, context, fields } = change;
  const { accounts } = context.app;
  const checked = check(passwordSchema, fields, context);
  if (!('value' in checked)) return checked;
  const { password } = checked.value;
  const result = await factor.endSecondFactor(accounts, user, password, visitOf(input));
  if (typeof result === 'string') return refusedPassword(change, 'password', result);
  await forwardCookies(input.cookies, result.cookies, context.app.accounts);
  return { done: 'factor' };
}

async function elsewhere({ input, context }: Change): Promise<FormResult> {
  await endOtherSessions(context.app.accounts, input.request.headers);
  return { done: 'sessions' };
}

const CHANGES: Readonly<Record<SettingsForm, (change: Change) => Promise<FormResult>>> = {
  password: newPassword,
  'factor-begin': begin,
  'factor-confirm': confirm,
  'factor-end': end,
  sessions: elsewhere,
};

/** One of the forms of the settings, by its name. */
export async function changeSettings(
  input: UserInput,
  user: User,
  context: PageContext,
): Promise<Response | Changed> {
  const { app, locale } = context;
  const fields = await fieldsOf(input.request, context);
  if (fields instanceof Response) return fields;
  const name = SETTINGS_FORMS.find((known) => known === fields['form']);
  if (name === undefined)
    return new Response('400 Bad Request', { status: FAILURE_STATUS.invalid });
  const outcome = await CHANGES[name]({ input, user, context, fields });
  if ('done' in outcome)
    return input.redirect(`${pathTo('user-settings', locale)}?done=${outcome.done}`, 303);
  const headers = sessionOf(input);
  if ('view' in outcome) return { status: 200, view: outcome.view, headers };
  const { form, status } = outcome;
  // The drawing stays beside the code that was wrong.
  const enrolment = name === 'factor-confirm' ? await factor.enrolmentIn(app.accounts, user) : null;
  return { status, view: { rejected: { name, form }, enrolment }, headers };
}

/** The headers of the request, with the cookies that were given out since. */
function sessionOf({ request, cookies }: UserInput): Headers {
  const headers = new Headers(request.headers);
  const given = [...cookies.headers()].map((line) => line.split(';', 1)[0] ?? '');
  headers.set('cookie', [...given, headers.get('cookie') ?? ''].join('; '));
  return headers;
}
