import { millisecondsInMinute } from 'date-fns/constants';
import type { Kind } from '../../../content/records/kinds.ts';
import { DEFAULT_LOCALE } from '../../constants.ts';
import { itemsOf, type ReleaseItem } from '../repositories/releases/release-items.ts';
import { releaseById, type Release } from '../repositories/releases/releases.ts';
import { lastChangeId } from '../repositories/changes.ts';
import { updateRecord } from '../repositories/records.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openShadow } from '../db/shadow.ts';
import { publishedRecord } from '../services/releases/published-content.ts';
import { EventViewCache } from '../services/programme/event-view-cache.ts';
import { ProgrammeIndex } from '../services/programme/programme-index.ts';
import { Reference } from '../services/records/reference-data.ts';
import type { AppContext, ReleasePreview } from './app-context.ts';

/** How long one stays open that nobody looks at any more; and how long pages may still read in one that is out of date. */
const IDLE_MS = 5 * millisecondsInMinute;
const GRACE_MS = millisecondsInMinute;

/** An open preview. */
interface Open {
  /** What it was made of: another key is another state. */
  readonly key: string;
  readonly preview: Promise<ReleasePreview>;
  usedAt: number;
}

/** Writes what a release makes of the records into a shadow. @returns the items that do not fit any more */
async function applyItems(
  { modules }: Pick<AppContext, 'modules'>,
  shadow: OpenDatabase,
  items: readonly ReleaseItem[],
): Promise<readonly ReleaseItem[]> {
  const left: ReleaseItem[] = [];
  for (const item of items) {
    const { kind, record: id } = item;
    const published = await publishedRecord(shadow.db, item, modules, DEFAULT_LOCALE);
    if (!published.ok) left.push(item);
    else {
      const { version, value } = published.value;
      await updateRecord(shadow.db, kind, { id, version }, value);
    }
  }
  return left;
}

/**
 * The site as it will be with a release: the same application over a database in which the
 * release has been published, at the release's time. One is open at a time in a process, as it holds
 * the programme once more; pages that are shown of it are never kept.
 */
export class ReleasePreviews {
  readonly #app: AppContext;
  #open: Open | null = null;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #closing = new Set<Promise<void>>();

  constructor(app: AppContext) {
    this.#app = app;
  }

  /** The site with a release as it is now; null: there is no such release. */
  async of(id: number): Promise<ReleasePreview | null> {
    const { db } = this.#app.database;
    const release = await releaseById(db, id);
    if (release === null) return null;
    const key = [id, release.revision, await lastChangeId(db)].join('-');
    if (this.#open?.key !== key || (await this.#isLost(this.#open))) {
      const before = this.#open;
      this.#open = { key, preview: this.#begin(release), usedAt: 0 };
      if (before !== null) this.#closeLater(before, GRACE_MS);
      this.#closeUnused(this.#open);
    }
    this.#open.usedAt = Date.now();
    const { preview } = this.#open;
    // What failed once is tried anew by whoever comes next.
    preview.catch(() => {
      if (this.#open?.preview === preview) this.#open = null;
    });
    return preview;
  }

  /** Whether there is nothing to be seen of one any more. */
  async #isLost({ preview }: Open): Promise<boolean> {
    const open = await preview.catch(() => null);
    return open === null || open.isLost();
  }

  /** Ends all of them, with their connections. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    const last = this.#open;
    this.#open = null;
    if (last !== null) this.#end(last);
    await Promise.all(this.#closing);
  }

  async #begin(release: Release): Promise<ReleasePreview> {
    const app = this.#app;
    const items = await itemsOf(app.database.db, release.id);
    const kinds = new Set<Kind>(items.map(({ kind }) => kind));
    const shadow = await openShadow(app.database, [...kinds]);
    const { database, isLost } = shadow;
    const left = await applyItems(app, database, items);
    const at = release.at === null ? null : new Date(release.at);
    return {
      isLost,
      release: { id: release.id, name: release.name, at: release.at, left: left.length },
      app: {
        ...app,
        database,
        reference: new Reference(database.db),
        programme: new ProgrammeIndex(database.db),
        eventViews: new EventViewCache(),
        // A time that is over shows nothing that is to come: then it is now.
        now: () => (at !== null && at > app.now() ? at : app.now()),
      },
    };
  }

  #later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  #closeLater(open: Open, ms: number): void {
    this.#later(() => {
      this.#end(open);
    }, ms);
  }

  #closeUnused(open: Open): void {
    this.#later(() => {
      if (this.#open !== open) return;
      if (Date.now() - open.usedAt < IDLE_MS) this.#closeUnused(open);
      else {
        this.#open = null;
        this.#end(open);
      }
    }, IDLE_MS);
  }

  #end({ preview }: Open): void {
    const closing = preview
      .then(({ app }) => app.database.db.destroy())
      .catch(() => undefined)
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }
}
