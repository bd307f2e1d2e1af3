/** A field of a body, a parameter or a header, as a row of a table. */
export interface ReferenceRow {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

/** One call as the reference shows it. */
export interface ReferenceCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly ReferenceRow[];
  readonly body: readonly ReferenceRow[];
  /** JSON; empty: none. */
  readonly example: string;
  readonly answers: readonly { readonly status: string; readonly text: string }[];
  /** Whether it can be tried on this page: calls on resources can. */
  readonly isTriable: boolean;
}

/** Calls that belong together, with their page. */
export interface ReferenceGroup {
  readonly key: string;
  /** What editors call it; empty: it is no kind of record. */
  readonly label: string;
  readonly href: string;
  readonly count: number;
}

/** What a try answered. */
export interface TriedAnswer {
  readonly call: string;
  readonly status: number;
  /** JSON over several lines. */
  readonly body: string;
  readonly asked: string;
}

/** The calls of one group, for people who write programs. */
export interface ReferenceView {
  readonly calls: readonly ReferenceCall[];
  /** Where tries are sent to; null: nobody is signed in who may. */
  readonly tryAt: string | null;
  readonly answer: TriedAnswer | null;
}
