import type { APIContext } from 'astro';
import { COOKIE } from '../../../constants.ts';
import { failure } from '../../../result.ts';
import { setVisitor, visitorOf } from '../../services/booking/visitor.ts';
import { saveFormState } from '../../services/forms/form-states.ts';
import type { TypedAnswers } from '../../repositories/forms/drafts.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import {
  type FormVisit,
  searchOf,
  isWithoutCookies,
  restoredForm,
  type RestoredForm,
} from '../../page-data/forms/form-state.ts';
import { formRefused } from '../../services/request/read-form.ts';

/** A form that something is wrong with. */
export interface InvalidForm {
  /** Which form it is: «booking 12». */
  readonly place: string;
  readonly data: FormData;
  readonly note: string;
  /** The page that it stands on. */
  readonly path: string;
}

/** Longer than every limit; more is not kept to be shown again. */
const MAX_CHARACTERS = 6000;

const rawOf = (data: FormData): TypedAnswers =>
  Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data
        .getAll(name)
        .filter((value) => typeof value === 'string')
        .map((value) => value.slice(0, MAX_CHARACTERS)),
    ]),
  );

/**
 * Saves what was typed for the page that says what is wrong with it.
 * @returns the address of that page; null: too many forms came from this client address
 */
export async function addressWithErrors(
  { app }: PageContext,
  { place, data, note, path }: InvalidForm,
  { cookies, clientAddress }: FormVisit,
): Promise<string | null> {
  const visitor = await visitorOf({ cookies, clientAddress }, app);
  const key = await saveFormState(app, place, { raw: rawOf(data), note }, visitor);
  await setVisitor(cookies, app, visitor);
  return key === null ? null : path + searchOf(key);
}

type AstroRequest = Pick<APIContext, 'url' | 'cookies' | 'clientAddress' | 'redirect'>;

/** Redirects to the page that restores the form and says what is wrong with it. */
export async function redirectWithErrors(
  { redirect, cookies, clientAddress }: AstroRequest,
  context: PageContext,
  invalid: InvalidForm,
): Promise<Response> {
  const address = await addressWithErrors(context, invalid, { cookies, clientAddress });
  return address === null
    ? formRefused(failure('too_many', context.t('forms:note.tooMany')).failure)
    : redirect(address, 303);
}

/** The form that this address restores; null: none. A browser without cookies is told that it needs them. */
export async function restoreForm(
  { url, cookies, clientAddress }: AstroRequest,
  context: PageContext,
  place: string,
): Promise<RestoredForm | null | Response> {
  const query = url.searchParams;
  if (isWithoutCookies(query, cookies.has(COOKIE.visitor)))
    return formRefused(failure('invalid', context.t('forms:note.noCookies')).failure);
  return restoredForm(context, place, { cookies, clientAddress }, query);
}
