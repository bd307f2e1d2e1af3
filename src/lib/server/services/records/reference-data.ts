import type { Kysely } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { EVERYTHING, type Change } from '../../repositories/changes.ts';
import { allRecords } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';

/**
 * The kinds of which a house has few and a page needs many: kept whole in
 * memory, so that a page asks the database for its events only.
 */
export const SMALL_KINDS = [
  'venue',
  'room',
  'exhibition_type',
  'tag',
  'genre',
  'season',
  'series',
  'production_tag',
  'production',
  'person_category',
  'person',
  'teaser',
  'breaking_news',
  'opening_hours',
  'opening_hours_exception',
  'legal_text',
  'article_category',
  'article_tag',
  'page',
  'html_snippet',
  'menu_item',
  'redirect',
  'settings',
] as const satisfies readonly Kind[];
export type SmallKind = (typeof SMALL_KINDS)[number];

/** The online records of all small kinds, by id, in order of their ids. */
export type ReferenceData = { readonly [K in SmallKind]: ReadonlyMap<number, Entity<K>> } & {
  /** Rises whenever any of it changed: the key for what is computed from it. */
  readonly generation: number;
};

export class Reference {
  readonly #db: Kysely<Database>;
  #current: Promise<ReferenceData> | null = null;
  #stale = new Set<SmallKind>();
  #generation = 0;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** All of it, as of the last change that was announced. */
  read(): Promise<ReferenceData> {
    if (this.#current !== null && this.#stale.size === 0) return this.#current;
    const kinds = [...this.#stale];
    this.#stale.clear();
    const known = this.#current?.catch(() => null) ?? Promise.resolve(null);
    const loading = known.then((before) => this.#load(before, kinds));
    this.#current = loading;
    loading.catch(() => {
      // Nothing is sure any more: whoever reads next reads all of it anew.
      if (this.#current === loading) this.#current = null;
    });
    return loading;
  }

  /** @param before what was known; null when a load failed, which then has to be made up for */
  async #load(before: ReferenceData | null, changed: readonly SmallKind[]): Promise<ReferenceData> {
    const entries: [SmallKind, ReadonlyMap<number, unknown>][] = [];
    for (const kind of before === null ? SMALL_KINDS : changed) {
      const records = await allRecords(this.#db, kind);
      const online = records.filter((record) => record.is_online);
      entries.push([kind, new Map(online.map((record) => [record.id, record]))]);
    }
    this.#generation += 1;
    return {
      ...before,
      ...Object.fromEntries(entries),
      generation: this.#generation,
    } as ReferenceData;
  }

  readonly onChanges = (changes: readonly Change[]): void => {
    if (changes.some(({ kind }) => kind === EVERYTHING)) this.#stale = new Set(SMALL_KINDS);
    for (const { kind } of changes)
      if ((SMALL_KINDS as readonly string[]).includes(kind)) this.#stale.add(kind as SmallKind);
  };
}
