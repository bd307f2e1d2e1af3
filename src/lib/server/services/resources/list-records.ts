import type { Kysely } from 'kysely';
import type { Fields } from '../../../../content/records/define.ts';
import {
  records as descriptions,
  type Entity,
  type Kind,
} from '../../../../content/records/kinds.ts';
import { inLanguage } from '../../../../content/records/shape.ts';
import type { Database } from '../../db/schema.ts';
import { type Change, EVERYTHING } from '../../repositories/changes.ts';
import {
  outsideNamesOf,
  type OutsideName,
} from '../../repositories/resources/outside-identities.ts';
import {
  recordList,
  countRecords,
  type Condition,
} from '../../repositories/resources/record-list.ts';
import { cursorText, type ListQuery } from './list-query.ts';

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

/** A record as programs read it: with what other systems call it. */
export type ResourceRecord = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly version: number;
  readonly sources: readonly OutsideName[];
};

/** Part of a list; `next` and `previous` are cursors, null at the ends. */
export interface RecordPart {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly ResourceRecord[];
}

/** Records with their names elsewhere, in one language or, with null, in both. */
export async function withSources(
  db: Kysely<Database>,
  kind: Kind,
  entities: readonly Entity<Kind>[],
  language: ListQuery['language'],
): Promise<readonly ResourceRecord[]> {
  const names = await outsideNamesOf(
    db,
    kind,
    entities.map(({ id }) => id),
  );
  return entities.map((entity) => ({
    ...(language === null ? entity : (inLanguage(entity, language) as Entity<Kind>)),
    sources: names.get(entity.id) ?? [],
  }));
}

/** A part of the list of a kind, offline records included; long fields are left out. */
export async function listRecords(
  db: Kysely<Database>,
  counts: RecordCounts,
  kind: Kind,
  query: ListQuery,
): Promise<RecordPart> {
  const { conditions, order, sort, position, size, language } = query;
  const limit = size + 1;
  const found = await recordList(db, kind, { conditions, order, position, limit });
  const isBackward = position?.isBackward ?? false;
  const isMore = found.length > size;
  // The one too many stands at the far end: first where the list is read backwards.
  const shown = isBackward ? found.slice(isMore ? 1 : 0) : found.slice(0, size);
  const positionOf = (entity: Entity<Kind> | undefined, backward: boolean) =>
    entity === undefined
      ? null
      : cursorText(sort, {
          isBackward: backward,
          value: sortValue(entity, order.column),
          id: entity.id,
        });
  const hasNext = isBackward || isMore;
  const hasPrevious = isBackward ? isMore : position !== null;
  return {
    count: await counts.of(db, kind, conditions),
    next: hasNext ? positionOf(shown.at(-1), false) : null,
    previous: hasPrevious ? positionOf(shown[0], true) : null,
    results: (await withSources(db, kind, shown, language)).map((record) => inList(kind, record)),
  };
}

/** A record without what lists leave out: links are read with every record, shown or not. */
const inList = (kind: Kind, record: ResourceRecord): ResourceRecord =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name]) => (descriptions[kind].fields as Fields)[name]?.inLists !== false,
    ),
  ) as unknown as ResourceRecord;

const LANGUAGE_COLUMN = /^(.+)_(de|en)$/u;

/** What stands in the column that a list is sorted by. */
function sortValue(entity: Entity<Kind>, column: string): string | number {
  const values = entity as unknown as Readonly<Record<string, unknown>>;
  if (column in values) {
    const value = values[column];
    return typeof value === 'boolean' ? Number(value) : (value as string | number);
  }
  const [, name = '', language = ''] = LANGUAGE_COLUMN.exec(column) ?? [];
  return (values[name] as Readonly<Record<string, string>>)[language] ?? '';
}
