import { formValues, type FormValues } from '../../../forms/form-values.ts';
import type { AstroCookies } from 'astro';
import { visitorOf } from '../../services/booking/visitor.ts';
import { readFormState } from '../../services/forms/form-states.ts';
import type { PageContext } from '../page/page-context.ts';

/** The key of the query under which an address restores a form. */
const FORM_STATE_KEY = 'again';

/** A request as far as it says whose form it is. */
export interface FormVisit {
  readonly cookies: AstroCookies;
  readonly clientAddress: string;
}

/** A form as it was submitted. */
export interface RestoredForm {
  readonly data: FormValues;
  readonly note: string;
  /** Under which it is shown, in every language. */
  readonly search: string;
}

export const searchOf = (key: string): string =>
  `?${new URLSearchParams({ [FORM_STATE_KEY]: key }).toString()}`;

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
  return state && { data: formValues(state.raw), note: state.note, search: searchOf(key) };
}

/** Whether an address asks for a form that a browser without cookies can never see. */
export const isWithoutCookies = (query: URLSearchParams, hasCookie: boolean): boolean =>
  query.has(FORM_STATE_KEY) && !hasCookie;
