import type { Kysely } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import type { Change } from '../../repositories/changes.ts';
import { EVERYTHING } from '../../repositories/changes.ts';
import { countRecords, type Condition } from '../../repositories/resources/record-list.ts';

/** Different lists whose length is known at a time. */
const MAX_LISTS = 500;

/**
 * How long lists are, until a record of their kind changes: the next parts of a long list
 * do not count it again.
 */
export class RecordCounts {
  readonly #counts = new Map<Kind, Map<string, Promise<number>>>();

  constructor(feed: { subscribe(listener: (changes: readonly Change[]) => void): void }) {
    feed.subscribe((changes) => {
      for (const { kind } of changes)
        if (kind === EVERYTHING) this.#counts.clear();
        else this.#counts.delete(kind as Kind);
    });
  }

  of(db: Kysely<Database>, kind: Kind, conditions: readonly Condition[]): Promise<number> {
    // Names of other systems change without the record.
    if (conditions.some(({ is }) => is === 'source')) return countRecords(db, kind, conditions);
    const counts = this.#counts.get(kind) ?? new Map<string, Promise<number>>();
    this.#counts.set(kind, counts);
    const key = JSON.stringify(conditions);
    const known = counts.get(key);
    if (known !== undefined) return known;
    if (counts.size >= MAX_LISTS) counts.clear();
    const count = countRecords(db, kind, conditions);
    counts.set(key, count);
    count.catch(() => counts.delete(key));
    return count;
  }
}
