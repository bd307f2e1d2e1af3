import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { InputOf } from '../../../../content/records/define.ts';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import type { Kind, Records } from '../../../../content/records/kinds.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import { invalid } from '../../../i18n/validation.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { noteChange } from '../../repositories/changes.ts';
import { onlineIdsByJetId } from '../../repositories/events-by-jet-id.ts';
import {
  allRecords,
  deleteRecord,
  insertRecord,
  lockRecord,
  recordById,
  updateRecord,
  type RecordKey,
} from '../../repositories/records.ts';
import type { Entity, NewEntity } from '../../../../content/records/kinds.ts';
import { keepVersion } from '../../repositories/versions.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { followMove } from './moved-pages.ts';
import { pageIssues } from './page-tree.ts';
import { checkedInput, hasModules } from './record-input.ts';
import { redirectMistake } from '../../../routing/redirect-rules.ts';
import { tagsOfChange } from '../cache-tags/tags.ts';

/** Any number that nothing else of ours locks by. */
const PAGE_TREE_LOCK = 3001;

/** How a write is spoken of: mistakes in the language of the caller, the version with a name. */
interface WriteOptions {
  readonly locale: Locale;
  readonly by?: string | null;
}

type Writer<Value> = (tx: Transaction<Database>) => Promise<Result<Value>>;

/** Every page reads the settings: without any there would be none, not even to put them back. */
async function isOnlySettings(tx: Transaction<Database>, id: number | null): Promise<boolean> {
  const all = await allRecords(tx, 'settings');
  return !all.some((other) => other.id !== id && other.is_online);
}

const settingsIssues = (): readonly z.core.$ZodIssue[] => [
  { code: 'custom', path: ['is_online'], message: MESSAGES.settingsNeeded, input: false },
];

/** A copied event must not sell the tickets of the one that it was copied from. */
async function hasTicketsOfOther(
  tx: Transaction<Database>,
  id: number | null,
  { id_jet: idJet, is_online: isOnline }: NewEntity<'event'>,
): Promise<boolean> {
  if (idJet === null || !isOnline) return false;
  return (await onlineIdsByJetId(tx, idJet)).some((other) => other !== id);
}

const ticketIssues = (): readonly z.core.$ZodIssue[] => [
  { code: 'custom', path: ['id_jet'], message: MESSAGES.ticketsTaken, input: undefined },
];

/** How PostgreSQL and SQLite say that a reference would lead nowhere. */
function isForeignKeyError(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return code === '23503' || errcode === 787;
}

/** The one door for writes: validates, keeps versions, and notes the change in the same transaction. */
export class RecordService {
  readonly #database: OpenDatabase;
  readonly #feed: ChangeFeed;
  readonly #modules: ModuleLibrary;

  constructor(database: OpenDatabase, feed: ChangeFeed, modules: ModuleLibrary) {
    this.#database = database;
    this.#feed = feed;
    this.#modules = modules;
  }

  /** @returns the new record, or `invalid` with the mistakes by field */
  async create<K extends Kind>(
    kind: K,
    input: InputOf<Records[K]>,
    locale: Locale = DEFAULT_LOCALE,
  ): Promise<Result<Entity<K>>> {
    return this.write((tx) => this.createIn(tx, kind, input, { locale }));
  }

  /**
   * Replaces a record that still has `version`.
   * @returns the record with its new version, or `invalid`, `not_found`, `conflict`
   */
  async update<K extends Kind>(
    kind: K,
    id: number,
    version: number,
    input: InputOf<Records[K]>,
    locale: Locale = DEFAULT_LOCALE,
  ): Promise<Result<Entity<K>>> {
    return this.write((tx) => this.updateIn(tx, kind, { id, version }, input, { locale }));
  }

  /** Deletes a record that still has `version`. */
  async remove(kind: Kind, id: number, version: number): Promise<Result<null>> {
    return this.write((tx) => this.removeIn(tx, kind, { id, version }));
  }

  /**
   * The same as `create` as a part of a write.
   * @param again the id and the version of a record that comes back
   */
  async createIn<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    input: InputOf<Records[K]>,
    { locale, by = null, again }: WriteOptions & { readonly again?: RecordKey },
  ): Promise<Result<Entity<K>>> {
    const checked = checkedInput(kind, input, this.#modules, locale);
    if (!checked.ok) return checked;
    const { value } = checked;
    const refused = await this.#refused(tx, kind, null, value, locale);
    if (refused !== null) return refused;
    const saved = await insertRecord(tx, kind, value, again);
    await this.#saved(tx, kind, null, saved, by);
    return success(saved);
  }

  /** The same as `update` as a part of a write. */
  async updateIn<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    { id, version }: RecordKey,
    input: InputOf<Records[K]>,
    { locale, by = null }: WriteOptions,
  ): Promise<Result<Entity<K>>> {
    const checked = checkedInput(kind, input, this.#modules, locale);
    if (!checked.ok) return checked;
    const { value } = checked;
    const refused = await this.#refused(tx, kind, id, value, locale);
    if (refused !== null) return refused;
    const before = await recordById(tx, kind, id);
    const saved = await updateRecord(tx, kind, id, version, value);
    if (saved.ok) await this.#saved(tx, kind, before, saved.value, by);
    return saved;
  }

  /** Takes a record off the site as it is, also one that could not be saved any more. */
  async hideIn<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    before: Entity<K>,
    by: string | null,
  ): Promise<Result<Entity<K>>> {
    const { id, version, updated_at: _, ...value } = before;
    const hidden = { ...value, is_online: false } as unknown as NewEntity<K>;
    const saved = await updateRecord(tx, kind, id, version, hidden);
    if (saved.ok) await this.#saved(tx, kind, before, saved.value, by);
    return saved;
  }

  /**
   * Holds a record against every other writer until the write is over. Pages take the
   * tree first, as all writers of pages do: two that held one each would wait for ever.
   */
  async holdIn(tx: Transaction<Database>, kind: Kind, id: number): Promise<void> {
    if (kind === 'page') await this.#alone(tx);
    await lockRecord(tx, kind, id);
  }

  /** The same as `remove` as a part of a write. */
  async removeIn(
    tx: Transaction<Database>,
    kind: Kind,
    { id, version }: RecordKey,
  ): Promise<Result<null>> {
    if (kind === 'settings' && (await isOnlySettings(tx, id)))
      return failure('conflict', MESSAGES.settingsNeeded);
    const before = await recordById(tx, kind, id);
    const removed = await deleteRecord(tx, kind, id, version);
    if (removed.ok) await this.#note(tx, kind, id, 'removed', [before]);
    return removed;
  }

  /** Why a record cannot stand beside the others; null when it can. */
  async #refused(
    tx: Transaction<Database>,
    kind: Kind,
    id: number | null,
    value: unknown,
    locale: Locale,
  ): Promise<{ readonly ok: false; readonly failure: Failure } | null> {
    if (kind === 'page') {
      await this.#alone(tx);
      const issues = pageIssues(id, value as NewEntity<'page'>, await allRecords(tx, 'page'));
      return issues.length === 0 ? null : invalid(issues, locale);
    }
    if (kind === 'settings') {
      const isOffline = !(value as NewEntity<'settings'>).is_online;
      return isOffline && (await isOnlySettings(tx, id)) ? invalid(settingsIssues(), locale) : null;
    }
    if (kind === 'event') {
      const isTaken = await hasTicketsOfOther(tx, id, value as NewEntity<'event'>);
      return isTaken ? invalid(ticketIssues(), locale) : null;
    }
    if (kind !== 'redirect') return null;
    const others = (await allRecords(tx, 'redirect')).filter((rule) => rule.id !== id);
    const mistake = redirectMistake(value as NewEntity<'redirect'>, others);
    return mistake === null ? null : failure('invalid', mistake, { new_path: mistake });
  }

  /**
   * Whoever changes the page tree looks at all of it first; two at once would not see
   * each other. SQLite has one writer anyway.
   */
  async #alone(tx: Transaction<Database>): Promise<void> {
    if (this.#database.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${PAGE_TREE_LOCK})`.execute(tx);
  }

  /** What follows from a saved record, in the transaction that saves it. */
  async #saved<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    before: Entity<K> | null,
    saved: Entity<K>,
    by: string | null,
  ) {
    if (hasModules(kind)) await keepVersion(tx, kind, saved, by);
    const pages = [before, saved] as unknown as [Entity<'page'> | null, Entity<'page'>];
    const moved = kind === 'page' ? await followMove(tx, ...pages) : [];
    const states = before === null ? [saved] : [before, saved];
    await this.#note(tx, kind, saved.id, 'saved', states);
    for (const change of moved) await noteChange(tx, change);
  }

  async #note<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    record: number,
    action: 'saved' | 'removed',
    states: readonly (Entity<K> | null)[],
  ) {
    await noteChange(tx, { kind, record, action, tags: tagsOfChange(kind, record, states) });
  }

  /** Everything that a writer writes, or, where it fails, nothing; told to everybody once it is there. */
  async write<Value>(writer: Writer<Value>): Promise<Result<Value>> {
    try {
      const result = await transaction(this.#database, writer);
      if (result.ok) await this.#feed.catchUp();
      return result;
    } catch (error) {
      if (isForeignKeyError(error))
        return failure('conflict', 'It points to a record that is gone, or others point to it.');
      throw error;
    }
  }
}
