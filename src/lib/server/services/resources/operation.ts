import { createHash } from 'node:crypto';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import type { LinkFrom } from '../../../editing/calls.ts';
import type { Revision } from '../../../editing/revision.ts';
import type { Failure, Result } from '../../../result.ts';
import type { WriteSource } from '../../../versions/write-source.ts';
import type { ApiRequestRow } from '../../db/tables/resource-schema.ts';
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

/** What became of a request that was sent under a key. */
export type RequestState =
  | { readonly is: 'done'; readonly written: readonly Written[] }
  /** By then it has ended, well or not: an ISO text. */
  | { readonly is: 'running'; readonly until: string }
  /** Nothing of it was written. */
  | { readonly is: 'failed'; readonly failure: BatchFailure };

export const stateText = (state: RequestState): string =>
  JSON.stringify(state.is === 'done' ? state.written : state);

export function stateOf({ answer }: Pick<ApiRequestRow, 'answer'>): RequestState {
  const state = JSON.parse(answer) as RequestState | readonly Written[];
  return 'is' in state ? state : { is: 'done', written: state };
}

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Whose keys these are: each user, each token. */
const callerKey = ({ user, token }: Caller): string =>
  user?.id ?? (token === undefined ? 'program' : `token ${String(token.id)}`);

/** The row under which something of a caller is kept; keys of two purposes never meet. */
export const rowKeyOf = (purpose: 'key' | 'try' | 'dry-run', caller: Caller, key: string): string =>
  hashOf(purpose, callerKey(caller), key);

/** Tells one request from another. */
export const fingerprintOf = (asked: string): string => hashOf(asked);
