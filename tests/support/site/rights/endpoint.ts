import type { Action, Subject } from '../../../../src/lib/accounts/permissions.ts';

/** No record has it: whoever is let in is told so, and nothing is changed. */
export const NO_ID = '999999';

/** An endpoint of the product, and what it takes. */
export interface Endpoint {
  readonly subject: Subject;
  readonly action: Action;
  readonly method: string;
  readonly path: string;
  /** JSON, or the fields of a form; undefined: none. */
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly isByField?: boolean;
  /** Statuses beside 401 and 403 that say no: a page that is not there for its caller. */
  readonly hidden?: readonly number[];
}
