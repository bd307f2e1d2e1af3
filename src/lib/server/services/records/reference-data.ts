import type { Kysely } from 'kysely';
import {
  isKind,
  isReferenceKind,
  REFERENCE_KINDS,
  type ReferenceKind,
  type Entity,
} from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { EVERYTHING, type Change } from '../../repositories/changes.ts';
import { allRecords } from '../../repositories/records.ts';

/** The online records of all reference kinds, by id, in order of their ids. */
export type ReferenceData = { readonly [K in ReferenceKind]: ReadonlyMap<number, Entity<K>> } & {
  /** Rises whenever any of it changed: the key for what is computed from it. */
  readonly generation: number;
};

export class Reference {
  readonly #db: Kysely<Database>;
  #current: Promise<ReferenceData> | null = null;
  #stale = new Set<ReferenceKind>();
  #generation = 0;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** All of it, as of the last change that was announced. */
  read(): Promise<ReferenceData> {
    if (this.#current !== null && this.#stale.size === 0) return this.#current;
    const kinds = [...this.#stale];
    this.#stale.clear();
    const previous = this.#current?.catch(() => null) ?? Promise.resolve(null);
    const loading = previous.then((before) => this.#load(before, kinds));
    this.#current = loading;
    loading.catch(() => {
      // Nothing is sure any more: whoever reads next reads all of it anew.
      if (this.#current === loading) this.#current = null;
    });
    return loading;
  }

  /** @param before what was known; null when a load failed, which then has to be made up for */
  async #load(
    before: ReferenceData | null,
    changed: readonly ReferenceKind[],
  ): Promise<ReferenceData> {
    const entries: [ReferenceKind, ReadonlyMap<number, unknown>][] = [];
    for (const kind of before === null ? REFERENCE_KINDS : changed) {
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
    if (changes.some(({ kind }) => kind === EVERYTHING)) this.#stale = new Set(REFERENCE_KINDS);
    for (const { kind } of changes)
      if (isKind(kind) && isReferenceKind(kind)) this.#stale.add(kind);
  };
}

/**
 * The one record of settings.
 * @throws {Error} when there is none: a database that was never set up.
 */
export function settingsOf(data: ReferenceData): Entity<'settings'> {
  const [settings] = data.settings.values();
  if (settings === undefined) throw new Error('The site has no settings.');
  return settings;
}
