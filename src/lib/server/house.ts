import type { Env } from './env.ts';
import { migrate } from './db/migrate.ts';
import { hasHouse } from './repositories/settings.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import { openChangeFeed, type ChangeFeed } from './services/change-feed.ts';
import { EventViewCache } from './services/event-view-cache.ts';
import { ProgrammeIndex } from './services/programme/programme-index.ts';
import { RecordService } from './services/records.ts';
import { Reference } from './services/reference.ts';
import { sitemapPaths } from './services/sitemap.ts';
import { reporterFor, type ErrorReporter } from './adapters/error-report.ts';

/** What the page store has to forget after a change. */
export interface PageChange {
  readonly tags: readonly string[];
  /** Addresses that are certainly affected; they are rendered again first. */
  readonly paths: readonly string[];
}

/** Everything behind the pages, made once for a process and handed to them with each request. */
export interface House {
  readonly env: Env;
  readonly database: OpenDatabase;
  readonly records: RecordService;
  readonly reference: Reference;
  readonly programme: ProgrammeIndex;
  readonly feed: ChangeFeed;
  readonly eventViews: EventViewCache;
  readonly report: ErrorReporter;
  readonly changes: { subscribe(listener: (change: PageChange) => void): void };
  /** The clock of the house; tests set it. */
  now(): Date;
  /** Paths of all public pages, the most wanted first. */
  sitemapPaths(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface HouseOptions {
  readonly now?: () => Date;
  /** Told while demo content is written: done and all. */
  readonly onSeed?: (done: number, all: number) => void;
}

const PATH_TAG = 'path:';

/**
 * Opens the database, brings it to the newest schema, fills an empty one with
 * the demo venue (where configured) and makes the services.
 * @throws when the database cannot be reached or used; nothing was written then.
 */
export async function createHouse(env: Env, options: HouseOptions = {}): Promise<House> {
  const now = options.now ?? (() => new Date());
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  try {
    await migrate(database.db);
    if (env.demo && !(await hasHouse(database.db))) {
      // Seventy files of demo venue: read by those who need them.
      const { seed } = await import('./services/seed.ts');
      await seed(database, now(), {}, options.onSeed);
    }
    return await furnish(env, database, now);
  } catch (error) {
    await database.db.destroy().catch(() => undefined);
    throw error;
  }
}

async function furnish(env: Env, database: OpenDatabase, now: () => Date): Promise<House> {
  const feed = await openChangeFeed(database);
  const reference = new Reference(database.db);
  const programme = new ProgrammeIndex(database.db);
  // First what pages read, then (by subscription) the pages themselves.
  feed.subscribe(reference.onChanges);
  feed.subscribe(programme.onChanges);
  const eventViews = new EventViewCache();
  feed.subscribe(eventViews.onChanges);
  const house: House = {
    env,
    database,
    records: new RecordService(database, feed),
    reference,
    programme,
    feed,
    eventViews,
    report: reporterFor(env.sentryDsn),
    changes: {
      subscribe(listener) {
        feed.subscribe((changes) => {
          const all = changes.flatMap((change) => change.tags);
          const paths = all.filter((tag) => tag.startsWith(PATH_TAG));
          listener({
            tags: all.filter((tag) => !tag.startsWith(PATH_TAG)),
            paths: paths.map((tag) => tag.slice(PATH_TAG.length)),
          });
        });
      },
    },
    now,
    sitemapPaths: () => sitemapPaths(house),
    close: async () => {
      await feed.close();
      await database.db.destroy();
    },
  };
  return house;
}
