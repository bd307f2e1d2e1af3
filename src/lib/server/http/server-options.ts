import type { Progress } from './response/unavailable-page.ts';
import type { Env } from '../config/env.ts';
import type { Page } from '../page-store/page.ts';
import type { PageStore } from '../page-store/store.ts';
import type { Log } from '../ports/log.ts';
import type { MediaStore } from '../ports/media-store.ts';
import type { Assets } from './assets.ts';
import type { EdgeGate } from './edge/from-edge.ts';
import type { Backend, UploadClass } from './rendering/backend.ts';
import type { BodyBudget } from './request/body-budget.ts';
import type { IsProgram } from './request/program-token.ts';
import type { HasSession } from './request/session-signature.ts';
import type { Spool } from './request/spool.ts';
import type { StatusPages } from './status/answer-status.ts';
import type { RequestCounts } from './status/request-counts.ts';

/** Where bodies with files of each kind are received before their turn. */
export type Spools = Readonly<Record<UploadClass, Spool>>;

export interface ServerOptions {
  readonly env: Pick<Env, 'siteOrigin' | 'allowedHosts' | 'trustProxy'>;
  readonly store: PageStore;
  readonly assets: Assets;
  /** The hashed files of the release before; null: there was none. */
  readonly previousAssets?: () => Promise<Assets | null>;
  /** The service worker's script; null: the build has none. */
  readonly worker?: () => Promise<Page | null>;
  /** What answers whatever is neither kept nor a file. */
  readonly backend: Backend;
  readonly log: Log;
  /** Whether a session in the cookies is signed by this venue; without it none is. */
  readonly hasSession?: HasSession;
  /** Whether a request is a program's, by its Authorization header; without it none is. */
  readonly isProgram?: IsProgram;
  /** Room for bodies that are being received; without it there is no bound. */
  readonly bodies?: BodyBudget;
  /** Where bodies with files are received before their turn; without it they stream. */
  readonly spools?: Spools;
  /** The files of the media library; without it none are there and no uploads are taken. */
  readonly media?: MediaStore;
  /** What operators ask of it; without it there are no such addresses. */
  readonly status?: StatusPages;
  /** How many requests were answered; without it nobody counts. */
  readonly requests?: RequestCounts;
  /** How far the site is that is filled for the first time; null: it is not. */
  readonly preparing?: () => Progress | null;
  /** The front at the edge, which requests may come by; without it none do. */
  readonly edge?: EdgeGate | null;
  /** For tests: shorter limits. */
  readonly headersTimeoutMs?: number;
  readonly slowReaderMs?: number;
  readonly connections?: number;
  readonly connectionsPerAddress?: number;
}
