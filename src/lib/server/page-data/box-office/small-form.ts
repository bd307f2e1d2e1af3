import type { Failure } from '../../../result.ts';
import type { Typed } from './plain-fields.ts';

/** What came of a small form: an address to go to, or the form again as it was typed. */
export type SmallOutcome =
  | { readonly location: string }
  | { readonly status: number; readonly failure: Failure; readonly typed: Typed };
