import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import type { Locale } from '../../../../constants.ts';
import { nameOf } from '../../../../i18n/record-name.ts';
import type { NamedRecord } from '../../../repositories/search/documents.ts';
import type { SearchDb } from '../../../repositories/search/engine.ts';
import { recordById } from '../../../repositories/records.ts';

/**
 * The records that documents name, read once in a transaction: halls, series, productions,
 * whatever a reference leads to. Notes what was asked for, so that documents follow it.
 */
export class RecordNames {
  readonly #db: SearchDb;
  readonly #records = new Map<string, Promise<object | null>>();
  #asked = new Map<string, NamedRecord>();

  constructor(db: SearchDb) {
    this.#db = db;
  }

  /** A record, offline or not; null where there is none. */
  async read<K extends Kind>(kind: K, id: number): Promise<Entity<K> | null> {
    const key = `${kind}:${id}`;
    this.#asked.set(key, { kind, id });
    const known = this.#records.get(key);
    const found = known ?? recordById(this.#db, kind, id);
    if (known === undefined) this.#records.set(key, found);
    return (await found) as Entity<K> | null;
  }

  /** A record that the public may see; null for any other. */
  async find<K extends Kind>(kind: K, id: number): Promise<Entity<K> | null> {
    const record = await this.read(kind, id);
    return record?.is_online === true ? record : null;
  }

  /** Its name in a language; empty where it has none there, or is not public. */
  async name(kind: Kind, id: number, locale: Locale): Promise<string> {
    const record = await this.find(kind, id);
    if (record === null) return '';
    const name = nameOf(kind, record);
    return typeof name === 'string' ? name : name[locale];
  }

  /** What was asked for since the last call. */
  asked(): readonly NamedRecord[] {
    const all = [...this.#asked.values()];
    this.#asked = new Map();
    return all;
  }
}
