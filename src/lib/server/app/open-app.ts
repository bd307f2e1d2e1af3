import { millisecondsInHour } from 'date-fns/constants';
import { isHost } from '../../../content/fields/host.ts';
import type { Env } from '../config/env.ts';
import type { OnSecurityEvent } from '../services/accounts/known-device.ts';
import { addFirstLogin, type FirstLogin } from '../services/accounts/users.ts';
import type { AppContext } from './app-context.ts';
import { migrate, type OnMigrated } from '../db/migrate.ts';
import { pageChange } from '../services/cache-tags/page-change.ts';
import { hasSettings, saveCalendarDomain } from '../repositories/settings.ts';
import type { watchChanges } from '../db/change-signal.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import { withStartLock } from '../db/start-lock.ts';
import { openShop, synonymsIn } from './open-shop.ts';
import { copyBeforeMigration } from '../services/backup/before-migration.ts';
import { ScheduledBackups } from '../services/backup/scheduled-backups.ts';
import { Accounts, type AccountsOptions } from '../services/accounts/accounts.ts';
import { AuditLog } from '../services/audit/audit-log.ts';
import { recordAudit } from '../services/audit/record-audit.ts';
import { SingleSignOn } from '../services/single-sign-on/single-sign-on.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import { openChangeFeed } from '../services/records/change-feed.ts';
import { EventViewCache } from '../services/programme/event-view-cache.ts';
import { ProgrammeIndex } from '../services/programme/programme-index.ts';
import { FavouritesCalendars } from '../services/favourites/favourites-calendars.ts';
import { FormFileStore } from '../services/forms/file-store.ts';
import { loadModules, type ModuleLibrary } from '../services/modules/library.ts';
import { scriptErrorLimit } from '../services/errors/script-error.ts';
import { sweepOrphans } from '../services/media/sweep-orphans.ts';
import { openMedia } from '../services/media/library.ts';
import { RecordService, type RecordServiceParts } from '../services/records/record-service.ts';
import { BatchJobs } from '../services/resources/batch-jobs.ts';
import { ResourceService } from '../services/resources/resource-service.ts';
import { SearchIndexer } from '../services/search/indexer.ts';
import { Reference } from '../services/records/reference-data.ts';
import { WaitingList } from '../services/waiting-list/waiting-list.ts';
import { EventNews } from '../services/event-news/event-news.ts';
import { EventStatuses } from '../services/event-status/event-statuses.ts';
import { Newsletter } from '../services/newsletter/newsletter.ts';
import { PersonalDataService } from '../services/personal-data/personal-data.ts';
import { personalDataSources } from '../services/personal-data/sources.ts';
import { ErrorLog } from '../services/errors/error-log.ts';
import { SiteLinks } from '../services/links/site-links.ts';
import { SearchWords } from '../services/search-words/search-words.ts';
import { openOutbox } from './open-outbox.ts';
import { ReleasePreviews } from './release-previews.ts';
import { startTasks } from './tasks.ts';
import { reporterFor } from '../adapters/error-report.ts';

export interface AppOptions {
  readonly now?: () => Date;
  /** The demo's pictures are drawn, too, which takes some seconds. */
  readonly drawsPictures?: boolean;
  /** False: another process does what has to happen in one place only. */
  readonly runsTasks?: boolean;
  /** Told while demo content is written: done and all. */
  readonly onSeed?: (done: number, all: number) => void;
  /** Told what a migration made of what there was. */
  readonly onMigrated?: OnMigrated;
  /** Told how to sign in at a demo venue that was just made; without it nobody can. */
  readonly onFirstLogin?: (login: FirstLogin) => void;
  /** Told who tried to sign in and what was denied, for the log. */
  readonly onSecurityEvent?: OnSecurityEvent;
  /** The OpenAPI document of the build; without one it is made when somebody asks for it. */
  readonly openApiFile?: string;
}

/**
 * Opens the database, brings it to the newest schema, fills an empty one with
 * the demo venue (where configured) and makes the services.
 * @throws when the database cannot be reached or used; nothing was written then.
 */
export async function createApp(env: Env, options: AppOptions = {}): Promise<AppContext> {
  const now = options.now ?? (() => new Date());
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  try {
    const preparing = withStartLock(database, env.dataDir, () =>
      prepareDatabase(database, env, { ...options, now }),
    );
    const [modules] = await Promise.all([loadModules(), preparing]);
    await savePublicHost(database, env);
    const { onSecurityEvent, openApiFile = null } = options;
    const opened = { database, modules, now, onSecurityEvent, openApiFile };
    const app = await startServices(env, opened);
    if (options.runsTasks === false) return app;
    if (options.drawsPictures) sweepUploads(app);
    return withTasks(app);
  } catch (error) {
    await database.db.destroy().catch(() => undefined);
    throw error;
  }
}

/** Brings a database to the newest schema, and fills an empty one where that is wanted. */
async function prepareDatabase(
  database: OpenDatabase,
  env: Env,
  { now, drawsPictures, onMigrated, onSeed, onFirstLogin }: AppOptions & { now: () => Date },
): Promise<void> {
  await copyBeforeMigration(database, env.dataDir);
  await migrate(database.db, null, onMigrated);
  if (!env.demo || (await hasSettings(database.db))) return;
  // Seventy files of demo venue: read by those who need them.
  const { seed, seedEmptyVenue } = await import('../services/seed/seed.ts');
  const media = drawsPictures ? { media: openMedia(env.dataDir) } : {};
  if (env.house === 'empty') await seedEmptyVenue(database, now());
  else await seed(database, now(), media, onSeed);
  if (onFirstLogin) onFirstLogin(await addFirstLogin(database, env.house));
}

/** The first public host stays in the names of events: calendars know them again after a move. */
async function savePublicHost({ db }: OpenDatabase, { siteOrigin }: Env): Promise<void> {
  const { hostname } = new URL(siteOrigin);
  // An address in numbers, or of this machine alone, is no name that lasts.
  if (isHost(hostname) && /[a-z]$/u.test(hostname)) await saveCalendarDomain(db, hostname);
}

/** What pages read, told of changes before what is made of it, and before the pages themselves. */
async function openReadModels({ database, watch }: Pick<Opened, 'database' | 'watch'>) {
  const feed = await openChangeFeed(database, watch);
  const reference = new Reference(database.db);
  const programme = new ProgrammeIndex(database.db);
  const eventViews = new EventViewCache();
  feed.subscribe(reference.onChanges);
  feed.subscribe(programme.onChanges);
  return { feed, reference, programme, eventViews, synonyms: synonymsIn(reference) };
}

/** In the background: what a process that was killed left of its uploads. */
function sweepUploads({ media, database, report, ...app }: AppContext): void {
  sweepOrphans(media, database, app.now()).catch((error: unknown) => {
    report.report('Uploads without a record could not be swept.', { why: String(error) });
  });
}

/** What the services are made of. */
export interface Opened {
  readonly database: OpenDatabase;
  readonly modules: ModuleLibrary;
  readonly now: () => Date;
  readonly onSecurityEvent: OnSecurityEvent | undefined;
  readonly openApiFile: string | null;
  readonly watch?: typeof watchChanges;
}

type VisitorParts = Pick<AppContext, 'database' | 'feed' | 'reference' | 'report' | 'now'> & {
  readonly shops: Awaited<ReturnType<typeof openShop>>;
  readonly outbox: AppContext['outbox'];
  readonly audit: AuditLog;
};

/** What is kept of visitors. */
function visitorServices(
  { dataDir, siteOrigin }: Env,
  { shops, outbox, audit, ...parts }: VisitorParts,
): Pick<
  AppContext,
  'waiting' | 'newsletter' | 'eventNews' | 'formFiles' | 'personalData' | 'calendars'
> {
  const { database, now } = parts;
  const formFiles = new FormFileStore(dataDir);
  const sources = personalDataSources({ ...shops, formFiles });
  return {
    formFiles,
    waiting: new WaitingList({ ...parts, testShop: shops.testShop, outbox, siteOrigin }),
    newsletter: new Newsletter({ database, now, outbox, siteOrigin }),
    eventNews: new EventNews({ database, now, outbox, siteOrigin }),
    calendars: new FavouritesCalendars({ database, now }),
    personalData: new PersonalDataService({ database, sources, now, audit }),
  };
}

/** Who may sign in, and the log of who did what. */
function openAccounts(
  env: Env,
  { report, ...parts }: Omit<AccountsOptions, 'env' | 'audit'> & { report: ErrorReporter },
) {
  const audit = new AuditLog(parts.database, parts.now, env.auditDays);
  const accounts = new Accounts({ ...parts, env, audit });
  const config = env.singleSignOn;
  const singleSignOn = config && new SingleSignOn({ accounts, config, report });
  return { audit, accounts, singleSignOn };
}

/** What writes records, and the changes of events that are told to their visitors. */
function openRecords(
  { siteOrigin, shop }: Env,
  {
    audit,
    outbox,
    ...parts
  }: Omit<RecordServiceParts, 'audit'> &
    Pick<VisitorParts, 'reference' | 'now' | 'outbox' | 'audit'>,
): Pick<AppContext, 'records' | 'eventStatuses'> {
  const records = new RecordService({
    ...parts,
    audit: recordAudit(audit),
    hasOwnShop: shop === null,
  });
  return {
    records,
    eventStatuses: new EventStatuses({ ...parts, records, outbox, siteOrigin }),
  };
}

/** Changes of records, as what they change on pages. */
const pageChanges = (feed: AppContext['feed']): AppContext['changes'] => ({
  subscribe(listener) {
    feed.subscribe((changes) => {
      listener(pageChange(changes.flatMap((change) => change.tags)));
    });
  },
});

function backupsOf(
  { backupDir, backupHours, dataDir }: Env,
  { database, now }: Pick<Opened, 'database' | 'now'>,
): ScheduledBackups | null {
  if (backupDir === null) return null;
  const everyMs = backupHours * millisecondsInHour;
  return new ScheduledBackups({ database, dataDir, folder: backupDir, everyMs, now });
}

export async function startServices(env: Env, opened: Opened): Promise<AppContext> {
  const { database, modules, now, onSecurityEvent, openApiFile } = opened;
  const readModels = await openReadModels(opened);
  const { feed, reference, eventViews } = readModels;
  const report = reporterFor(env.sentryDsn);
  const parts = { database, feed, reference, report, now };
  const shops = await openShop(env, parts);
  const outbox = openOutbox(env, parts);
  const errorLog = new ErrorLog(parts);
  const searchWords = new SearchWords(parts);
  const signingIn = openAccounts(env, { database, outbox, report, now, onSecurityEvent });
  const { audit, accounts } = signingIn;
  const visitors = visitorServices(env, { ...parts, shops, outbox, audit });
  const searchIndex = new SearchIndexer({ database, modules, now });
  const written = openRecords(env, { ...parts, modules, searchIndex, outbox, audit });
  const { records } = written;
  const resources = new ResourceService({ database, records, modules, feed, now });
  const batchJobs = new BatchJobs({ database, resources, now, report });
  feed.subscribe(eventViews.onChanges);
  const app: AppContext = {
    env,
    openApiFile,
    database,
    ...written,
    resources,
    batchJobs,
    searchIndex,
    modules,
    ...readModels,
    ...shops,
    outbox,
    ...visitors,
    ...signingIn,
    report,
    errorLog,
    searchWords,
    siteLinks: new SiteLinks({ ...parts, modules, env }),
    media: openMedia(env.dataDir),
    backups: backupsOf(env, parts),
    scriptErrors: scriptErrorLimit(parts),
    changes: pageChanges(feed),
    now,
    releasePreviews: { of: (release) => releasePreviews.of(release) },
    endTasks: () => Promise.resolve(),
    close: async () => {
      await batchJobs.close();
      await releasePreviews.close();
      await accounts.idle();
      await visitors.waiting.close();
      await errorLog.close();
      await searchWords.close();
      await feed.close();
      await database.db.destroy();
    },
  };
  const releasePreviews = new ReleasePreviews(app);
  return app;
}

/** The same application with the tasks that it ends, too. */
function withTasks(app: AppContext): AppContext {
  const endTasks = startTasks(app);
  return {
    ...app,
    endTasks,
    close: async () => {
      await endTasks();
      await app.close();
    },
  };
}
