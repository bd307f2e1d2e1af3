import type { AstroCookies } from 'astro';
import { setVisitor, visitorOf } from '../../services/booking/visitor.ts';
import { readFormState, saveFormState } from '../../services/forms/form-states.ts';
import type { TypedAnswers } from '../../repositories/forms/drafts.ts';
import type { PageContext } from '../page/page-context.ts';

/** The key of the query under which an address restores a form. */
const FORM_STATE_KEY = 'again';

/** A request as far as it says whose form it is. */
export interface FormVisit {
  readonly cookies: AstroCookies;
  readonly clientAddress: string;
}

/** A form that something is wrong with. */
export interface InvalidForm {
  /** Which form it is: «booking 12». */
  readonly place: string;
  readonly data: FormData;
  readonly note: string;
  /** The page that it stands on. */
  readonly path: string;
}

/** A form as it was submitted. */
export interface RestoredForm {
  readonly data: FormData;
  readonly note: string;
  /** Under which it is shown, in every language. */
  readonly search: string;
}

const searchOf = (key: string): string =>
  `?${new URLSearchParams({ [FORM_STATE_KEY]: key }).toString()}`;

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

function dataOf(raw: TypedAnswers): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(raw))
    for (const value of [values].flat()) data.append(name, value);
  return data;
}

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

/** The form that an address asks for; null: none, or it is there no longer, or somebody else's. */
export async function restoredForm(
  { app }: PageContext,
  place: string,
  { cookies, clientAddress }: FormVisit,
  query: URLSearchParams,
): Promise<RestoredForm | null> {
  const key = query.get(FORM_STATE_KEY);
  if (key === null) return null;
  const visitor = await visitorOf({ cookies, clientAddress }, app);
  const state = await readFormState(app, place, key, visitor);
  return state && { data: dataOf(state.raw), note: state.note, search: searchOf(key) };
}

/** Whether an address asks for a form that a browser without cookies can never see. */
export const isWithoutCookies = (query: URLSearchParams, hasCookie: boolean): boolean =>
  query.has(FORM_STATE_KEY) && !hasCookie;
