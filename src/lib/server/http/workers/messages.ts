import type { Invalidation } from '../../page-store/contract.ts';
import type { FirstLogin } from '../../services/accounts/users.ts';
import type { ProcessStatus } from '../status/process-status.ts';

/** What a worker is told when it starts. */
export interface StartMessage {
  readonly type: 'start';
  /** `server/entry.mjs` of the build that the server in front began with. */
  readonly entry: string;
  /** The Unix socket (a named pipe on Windows) at which it answers. */
  readonly socketPath: string;
  /** The last change that the page store knows of; null: none. */
  readonly since: number | null;
  /** Whether what has to happen in one place only happens in this worker. */
  readonly runsTasks: boolean;
}

export type ToWorker =
  | StartMessage
  /** Another one does the work from now on: it ends its tasks. */
  | { readonly type: 'retire' }
  /** It gives back memory that it does not use. */
  | { readonly type: 'release-memory' }
  | { readonly type: 'stop' };

export type FromWorker =
  /** Every second: its event loop turns. `temporaryBytes` of its memory go by themselves. */
  | { readonly type: 'alive'; readonly rssBytes: number; readonly temporaryBytes: number }
  /** Every two seconds: how it is. */
  | { readonly type: 'status'; readonly status: ProcessStatus }
  /** The demo venue is being written. */
  | { readonly type: 'seeding'; readonly done: number; readonly all: number }
  | { readonly type: 'first-login'; readonly login: FirstLogin }
  /** It answers requests. */
  | { readonly type: 'open' }
  | { readonly type: 'failed'; readonly reason: 'build' | 'database'; readonly message: string }
  /** The paths of the site, the most wanted first. */
  | { readonly type: 'paths'; readonly paths: readonly string[] }
  /** `number` counts these messages of one worker; its answers name the last one before them. */
  | {
      readonly type: 'invalidate';
      readonly number: number;
      readonly change: Invalidation;
      readonly lastChange: number | null;
    }
  /** The database is another one than the pages were made from. */
  | { readonly type: 'clear'; readonly number: number };

/** Headers between the server and its workers; visitors' headers of these names are dropped. */
export const INTERNAL_PREFIX = 'foyer-';
/** `render` for the page store, or the request class of a visitor's request. */
export const TASK_HEADER = 'foyer-task';
export const PRIVACY_HEADER = 'foyer-privacy';
export const BODY_LIMIT_HEADER = 'foyer-body-limit';
/** The visitor's address. */
export const VISITOR_HEADER = 'foyer-visitor';
/** What the request is called in the log. */
export const REQUEST_ID_HEADER = 'foyer-request-id';
/** The last change that the page store knows of: older data must not be shown. */
export const CHANGE_HEADER = 'foyer-change';
/** In answers: how many invalidations the worker had sent before. */
export const SENT_HEADER = 'foyer-invalidations';
