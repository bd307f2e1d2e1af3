import { millisecondsInMinute } from 'date-fns/constants';
import type { Kind } from '../../../content/records/kinds.ts';
import { DEFAULT_LOCALE } from '../../constants.ts';
import { itemsOf, type BundleItem } from '../repositories/releases/bundle-items.ts';
import { bundleById, type Bundle } from '../repositories/releases/bundles.ts';
import { lastChangeId } from '../repositories/changes.ts';
import { updateRecord } from '../repositories/records.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openShadow } from '../db/shadow.ts';
import { releasedRecord } from '../services/releases/released-content.ts';
import { EventViewCache } from '../services/programme/event-view-cache.ts';
import { ProgrammeIndex } from '../services/programme/programme-index.ts';
import { Reference } from '../services/records/reference-data.ts';
import type { AppContext, Rehearsal } from './app-context.ts';

/** How long one stays open that nobody looks at any more; and how long pages may still read in one that is out of date. */
const IDLE_MS = 5 * millisecondsInMinute;
const GRACE_MS = millisecondsInMinute;

/** An open rehearsal. */
interface Open {
  /** What it was made of: another key is another state. */
  readonly key: string;
  readonly rehearsal: Promise<Rehearsal>;
  usedAt: number;
}

/** Writes what a bundle makes of the records into a shadow. @returns the items that do not fit any more */
async function rehearseItems(
  { modules }: Pick<AppContext, 'modules'>,
  shadow: OpenDatabase,
  items: readonly BundleItem[],
): Promise<readonly BundleItem[]> {
  const left: BundleItem[] = [];
  for (const item of items) {
    const { kind, record: id } = item;
    const released = await releasedRecord(shadow.db, item, modules, DEFAULT_LOCALE);
    if (!released.ok) left.push(item);
    else {
      const { version, value } = released.value;
      await updateRecord(shadow.db, kind, { id, version }, value);
    }
  }
  return left;
}

/**
 * The site as it will be with a bundle: the same application over a database in which the
 * bundle has been released, at the bundle's time. One is open at a time in a process, as it holds
 * the programme once more; pages that are shown of it are never kept.
 */
export class Rehearsals {
  readonly #app: AppContext;
  #open: Open | null = null;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #closing = new Set<Promise<void>>();

  constructor(app: AppContext) {
    this.#app = app;
  }

  /** The site with a bundle as it is now; null: there is no such bundle. */
  async of(id: number): Promise<Rehearsal | null> {
    const { db } = this.#app.database;
    const bundle = await bundleById(db, id);
    if (bundle === null) return null;
    const key = [id, bundle.revision, await lastChangeId(db)].join('-');
    if (this.#open?.key !== key || (await this.#isLost(this.#open))) {
      const before = this.#open;
      this.#open = { key, rehearsal: this.#begin(bundle), usedAt: 0 };
      if (before !== null) this.#closeLater(before, GRACE_MS);
      this.#closeUnused(this.#open);
    }
    this.#open.usedAt = Date.now();
    const { rehearsal } = this.#open;
    // What failed once is tried anew by whoever comes next.
    rehearsal.catch(() => {
      if (this.#open?.rehearsal === rehearsal) this.#open = null;
    });
    return rehearsal;
  }

  /** Whether there is nothing to be seen of one any more. */
  async #isLost({ rehearsal }: Open): Promise<boolean> {
    const open = await rehearsal.catch(() => null);
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

  async #begin(bundle: Bundle): Promise<Rehearsal> {
    const app = this.#app;
    const items = await itemsOf(app.database.db, bundle.id);
    const kinds = new Set<Kind>(items.map(({ kind }) => kind));
    const shadow = await openShadow(app.database, [...kinds]);
    const { database, isLost } = shadow;
    const left = await rehearseItems(app, database, items);
    const at = bundle.at === null ? null : new Date(bundle.at);
    return {
      isLost,
      bundle: { id: bundle.id, name: bundle.name, at: bundle.at, left: left.length },
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

  #end({ rehearsal }: Open): void {
    const closing = rehearsal
      .then(({ app }) => app.database.db.destroy())
      .catch(() => undefined)
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }
}
