import type { SaleLevels } from '../services/booking/sale.ts';
import type { SharedLimit } from '../services/limits/shared-limit.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { Webshop } from '../ports/webshop.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Env } from '../config/env.ts';
import type { PageChange } from '../services/cache-tags/page-change.ts';
import type { Accounts } from '../services/accounts/accounts.ts';
import type { AuditLog } from '../services/audit/audit-log.ts';
import type { ChangeFeed } from '../services/records/change-feed.ts';
import type { EventViewCache } from '../services/programme/event-view-cache.ts';
import type { EventNews } from '../services/event-news/event-news.ts';
import type { EventStatuses } from '../services/event-status/event-statuses.ts';
import type { FavouritesCalendars } from '../services/favourites/favourites-calendars.ts';
import type { FormFileStore } from '../services/forms/file-store.ts';
import type { ScheduledBackups } from '../services/backup/scheduled-backups.ts';
import type { ErrorLog } from '../services/errors/error-log.ts';
import type { Outbox } from '../services/mail/outbox.ts';
import type { SiteLinks } from '../services/links/site-links.ts';
import type { MediaLibrary } from '../services/media/library.ts';
import type { ModuleLibrary } from '../services/modules/library.ts';
import type { Newsletter } from '../services/newsletter/newsletter.ts';
import type { PersonalDataService } from '../services/personal-data/personal-data.ts';
import type { ProgrammeIndex } from '../services/programme/programme-index.ts';
import type { RecordService } from '../services/records/record-service.ts';
import type { Locale } from '../../constants.ts';
import type { Synonyms } from '../../search/synonyms.ts';
import type { Reference } from '../services/records/reference-data.ts';
import type { BatchJobs } from '../services/resources/batch-jobs.ts';
import type { ResourceService } from '../services/resources/resource-service.ts';
import type { SearchIndexer } from '../services/search/indexer.ts';
import type { SearchWords } from '../services/search-words/search-words.ts';
import type { SingleSignOn } from '../services/single-sign-on/single-sign-on.ts';
import type { TestShop } from '../services/test-shop/test-shop.ts';
import type { WaitingList } from '../services/waiting-list/waiting-list.ts';

/** The site as it will be with a release, for editors alone. */
export interface ReleasePreview {
  readonly app: AppContext;
  /** Its connection broke: it shows nothing any more. */
  readonly isLost: () => boolean;
  readonly release: {
    readonly id: number;
    readonly name: string;
    /** Instant; null: it is shown as of now. */
    readonly at: string | null;
    /** How many of its changes do not fit any more, and are not shown. */
    readonly left: number;
  };
}

/** Everything behind the pages, made once for a process and handed to them with each request. */
export interface AppContext {
  readonly env: Env;
  /** The OpenAPI document that the build made; null: there is no build (development, tests). */
  readonly openApiFile: string | null;
  readonly database: OpenDatabase;
  readonly records: RecordService;
  /** Records as programs read and write them. */
  readonly resources: ResourceService;
  /** Batches that are asked for later. */
  readonly batchJobs: BatchJobs;
  readonly reference: Reference;
  /** What the settings say means the same to whoever searches. */
  readonly synonyms: (locale: Locale) => Promise<Synonyms>;
  readonly programme: ProgrammeIndex;
  readonly feed: ChangeFeed;
  /** Every kind of module that pages can be composed of. */
  readonly modules: ModuleLibrary;
  readonly eventViews: EventViewCache;
  /** Keeps what the search finds up with the records. */
  readonly searchIndex: SearchIndexer;
  /** Where tickets are bought. */
  readonly shop: Webshop;
  /** The shop that comes with the venue; null where another one sells. */
  readonly testShop: TestShop | null;
  /** What the stock of each event says of its sale. */
  readonly saleLevels: SaleLevels;
  /** Messages that are to be sent by mail. */
  readonly outbox: Outbox;
  /** The files of the media library. */
  readonly media: MediaLibrary;
  /** What came with forms; nothing serves it but the list of entries. */
  readonly formFiles: FormFileStore;
  readonly waiting: WaitingList;
  /** Who wants the newsletter. */
  readonly newsletter: Newsletter;
  /** Who wants to hear of changes of an event. */
  readonly eventNews: EventNews;
  /** Cancels, postpones, moves events and says so. */
  readonly eventStatuses: EventStatuses;
  /** Lists of favourites that calendar programs follow. */
  readonly calendars: FavouritesCalendars;
  /** What there is about an e-mail address. */
  readonly personalData: PersonalDataService;
  /** Who may sign in, and who is signed in. */
  readonly accounts: Accounts;
  /** Signing in at a provider of OpenID Connect; null: by password alone. */
  readonly singleSignOn: SingleSignOn | null;
  /** Who did what to what only some may touch. */
  readonly audit: AuditLog;
  /** Addresses that were asked for and are not there. */
  readonly errorLog: ErrorLog;
  /** The links in everything public, and which of them lead nowhere. */
  readonly siteLinks: SiteLinks;
  /** What visitors search for. */
  readonly searchWords: SearchWords;
  /** What scripts of pages told of their errors, as a limit for each client address. */
  readonly scriptErrors: SharedLimit;
  readonly report: ErrorReporter;
  /** Backups by schedule; null: nobody but the command writes any. */
  readonly backups: ScheduledBackups | null;
  /** Sites as they will be with a release; null: there is no such release. */
  readonly releasePreviews: { of(release: number): Promise<ReleasePreview | null> };
  readonly changes: { subscribe(listener: (change: PageChange) => void): void };
  /** The clock of the venue; tests set it. */
  now(): Date;
  /** Ends what has to happen in one process only: another one does it from now on. */
  endTasks(): Promise<void>;
  close(): Promise<void>;
}
