import type { Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import type { LinkFrom } from '../../../editing/calls.ts';
import type { Revision } from '../../../editing/revision.ts';
import type { Failure, Result } from '../../../result.ts';
import type { WriteSource } from '../../../versions/write-source.ts';
import type { OutsideName } from '../../repositories/resources/outside-identities.ts';
import type { Caller } from '../accounts/user.ts';
import type { Actor } from '../audit/actor.ts';
import type { ManyWrites } from '../records/run-writes.ts';
import type { ResourceRecord } from './list-records.ts';

/** The state that the caller saw; null: it does not matter to it. */
export type AnyRevision = Revision | null;

type Fields = Readonly<Record<string, unknown>>;

/**
 * One write of a record. `create` makes a new one; `replace` sets what is left out back to
 * its default; `change` leaves it as it is; `put` makes or changes the one that another
 * system calls by a name; `delete`.
 */
export type Operation =
  | { readonly do: 'create'; readonly kind: Kind; readonly body: Fields }
  | {
      readonly do: 'replace' | 'change';
      readonly kind: Kind;
      readonly id: number;
      readonly revision: AnyRevision;
      readonly body: Fields;
    }
  | {
      readonly do: 'put';
      readonly kind: Kind;
      readonly name: OutsideName;
      readonly revision: AnyRevision;
      readonly body: Fields;
    }
  | {
      readonly do: 'delete';
      readonly kind: Kind;
      readonly id: number;
      readonly revision: AnyRevision;
      /** Also where texts of others lead to it. */
      readonly isAnyway: boolean;
    };

export interface WriteOptions {
  readonly caller: Caller;
  readonly locale: Locale;
  /** By what name versions are kept, and who is noted in the audit log. */
  readonly name: string;
  readonly actor: Actor;
  /** The write source of the versions. */
  readonly source: WriteSource;
  /** Texts are handed in in this language only, and the other one stays; null: in both. */
  readonly language: Locale | null;
  /** What is written is no more than a draft: nothing public changes. */
  readonly isDraft: boolean;
  /** It is one of many. */
  readonly many?: ManyWrites | undefined;
}

export const CHANGES = ['created', 'updated', 'unchanged', 'deleted'] as const;

/** What a write did. */
export interface Written {
  readonly change: (typeof CHANGES)[number];
  readonly kind: Kind;
  readonly id: number;
  readonly version: number;
  /** The id of the draft beside the record; null: none was kept. */
  readonly draft: number | null;
  /** Null where it was deleted. */
  readonly record: ResourceRecord | null;
}

/** Why something was not written: with the record as it is where somebody else was first, or who leads to it. */
export interface WriteFailure extends Failure {
  readonly current?: ResourceRecord;
  readonly links?: readonly LinkFrom[];
}
/** Which of several operations failed first, and how. */
export interface BatchFailure extends WriteFailure {
  readonly operation: number;
  /** Those after it that fail, too: whoever mends one wants to know of all. */
  readonly others?: readonly BatchFailure[];
}

export type WriteResult<Value> = Result<Value, WriteFailure>;
