import type { FirstLogin } from '../../services/accounts/users.ts';
import type { Progress } from '../response/unavailable-page.ts';
import type { Env } from '../../config/env.ts';
import type { PageStore } from '../../page-store/store.ts';
import type { Log } from '../../ports/log.ts';
import type { RenderingStatus } from '../status/readiness.ts';
import type { Backend } from './backend.ts';

/** What renders and answers, and how to start and end it. */
export interface Rendering {
  readonly backend: Backend;
  /** How far the site is that is filled for the first time; null: it is not. */
  readonly preparing: () => Progress | null;
  /** Whether the site could not be opened so far. */
  readonly hasFailed: () => boolean;
  /** How its processes are, and what waits for them. */
  readonly status: () => RenderingStatus;
  /** Connects it to the page store, which needs it to render. */
  readonly start: (store: PageStore) => void;
  /** Gives back what only was needed to render many pages. */
  readonly releaseMemory: () => void;
  readonly close: () => Promise<void>;
}

export interface RenderingOptions {
  readonly env: Env;
  /** `dist/server/entry.mjs`. */
  readonly entry: string;
  readonly log: Log;
  readonly onSeed: (done: number, all: number) => void;
  readonly onFirstLogin: (login: FirstLogin) => void;
  /** The paths of the site, the most wanted first, as soon as it is open. */
  readonly onPaths: (paths: readonly string[]) => void;
  /** The site cannot be opened. With `build` there is no sense in trying again. */
  readonly onFailure: (reason: 'build' | 'database', message: string) => void;
}
