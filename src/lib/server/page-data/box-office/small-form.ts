import { FAILURE_STATUS, type Failure } from '../../../result.ts';
import type { Typed } from './plain-fields.ts';

/** What came of a small form: an address to go to, or the form again as it was typed. */
export type SmallOutcome =
  | { readonly location: string }
  | { readonly status: number; readonly failure: Failure; readonly typed: Typed };

/** The form again, with what is wrong. */
export const refusedForm = (
  failure: Failure,
  typed: Typed,
): Exclude<SmallOutcome, { readonly location: string }> => ({
  status: FAILURE_STATUS[failure.code],
  failure,
  typed,
});
