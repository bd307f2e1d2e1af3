import { createHash } from 'node:crypto';
import type { ApiRequestRow } from '../../db/tables/resource-schema.ts';
import type { Caller } from '../accounts/user.ts';
import type { BatchFailure, Written } from './operation.ts';

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
