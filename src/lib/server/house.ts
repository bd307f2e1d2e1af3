import type { ErrorReporter } from './adapters/error-report.ts';
import type { OpenDatabase } from './db/open.ts';
import type { Env } from './env.ts';
import type { PageChange } from './page-change.ts';
import type { ChangeFeed } from './services/change-feed.ts';
import type { EventViewCache } from './services/event-view-cache.ts';
import type { ModuleLibrary } from './services/modules/library.ts';
import type { ProgrammeIndex } from './services/programme/programme-index.ts';
import type { RecordService } from './services/records.ts';
import type { Reference } from './services/reference.ts';

/** Everything behind the pages, made once for a process and handed to them with each request. */
export interface House {
  readonly env: Env;
  readonly database: OpenDatabase;
  readonly records: RecordService;
  readonly reference: Reference;
  readonly programme: ProgrammeIndex;
  readonly feed: ChangeFeed;
  /** Every kind of module that pages can be composed of. */
  readonly modules: ModuleLibrary;
  readonly eventViews: EventViewCache;
  readonly report: ErrorReporter;
  readonly changes: { subscribe(listener: (change: PageChange) => void): void };
  /** The clock of the house; tests set it. */
  now(): Date;
  /** Paths of all public pages, the most wanted first. */
  sitemapPaths(): Promise<readonly string[]>;
  close(): Promise<void>;
}
