import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { InputOf } from '../../../../content/records/define.ts';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import { isVersioned, type Kind, type Records } from '../../../../content/records/kinds.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import { translator } from '../../../i18n/translator.ts';
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
  lockPageTree,
  lockRecord,
  recordById,
  updateRecord,
  type RecordKey,
  type WriteConflict,
} from '../../repositories/records.ts';
import type { Entity, NewEntity } from '../../../../content/records/kinds.ts';
import { tellWrites, type RecordAudit } from '../audit/record-audit.ts';
import type { ChangeFeed } from './change-feed.ts';
import { embedHosts } from '../../../../content/embed-hosts.ts';
import { checkedModules } from '../modules/checked-modules.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import type { SearchIndexer } from '../search/indexer.ts';
import { followMove } from './moved-pages.ts';
import { pageIssues } from './page-tree.ts';
import { keepHistory } from './history.ts';
import { checkedInput } from './record-input.ts';
import { optionsOf, type WriteOptions } from './write-options.ts';
import { redirectError } from '../../../routing/redirect-rules.ts';
import { tagsOfChange } from '../cache-tags/tags.ts';

/** A record of a kind in the state that its writer saw. */
export type RecordTarget<K extends Kind = Kind> = RecordKey & { readonly kind: K };

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

const conflict = (reason: WriteConflict, locale: Locale) =>
  failure(
    reason,
    translator(locale)(reason === 'conflict' ? 'api:changedMeanwhile' : 'api:unknownRecord'),
  );

/** How PostgreSQL and SQLite say that a reference would lead nowhere. */
function isForeignKeyError(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return code === '23503' || errcode === 787;
}

/** What records are written with. */
export interface RecordServiceParts {
  readonly database: OpenDatabase;
  readonly feed: ChangeFeed;
  readonly modules: ModuleLibrary;
  readonly searchIndex: SearchIndexer;
  /** Told of each write of somebody, in its transaction. */
  readonly audit?: RecordAudit;
}

/** The one door for writes: validates, keeps versions, and notes the change in the same transaction. */
export class RecordService {
  readonly #database: OpenDatabase;
  readonly #feed: ChangeFeed;
  readonly #modules: ModuleLibrary;
  readonly #searchIndex: SearchIndexer;
  readonly #audit: RecordAudit | undefined;

  constructor({ database, feed, modules, searchIndex, audit }: RecordServiceParts) {
    this.#audit = audit;
    this.#database = database;
    this.#feed = feed;
    this.#modules = modules;
    this.#searchIndex = searchIndex;
  }

  /** @returns the new record, or `invalid` with the errors by field */
  async create<K extends Kind>(
    kind: K,
    input: InputOf<Records[K]>,
    how: Locale | WriteOptions = DEFAULT_LOCALE,
  ): Promise<Result<Entity<K>>> {
    const options = optionsOf(how);
    return this.write((tx) => this.createIn(tx, kind, input, options), options.locale);
  }

  /**
   * Replaces a record that still has `version`.
   * @returns the record with its new version, or `invalid`, `not_found`, `conflict`
   */
  async update<K extends Kind>(
    kind: K,
    { id, version }: RecordKey,
    input: InputOf<Records[K]>,
    how: Locale | WriteOptions = DEFAULT_LOCALE,
  ): Promise<Result<Entity<K>>> {
    const options = optionsOf(how);
    const target = { kind, id, version };
    return this.write((tx) => this.updateIn(tx, target, input, options), options.locale);
  }

  /** Deletes a record that still has `version`. */
  async remove(
    kind: Kind,
    { id, version }: RecordKey,
    how: Locale | WriteOptions = DEFAULT_LOCALE,
  ): Promise<Result<null>> {
    const options = optionsOf(how);
    return this.write((tx) => this.removeIn(tx, { kind, id, version }, options), options.locale);
  }

  /**
   * The same as `create` as a part of a write.
   * @param again the id and the version of a record that comes back
   */
  async createIn<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    input: InputOf<Records[K]>,
    { again, ...options }: WriteOptions & { readonly again?: RecordKey },
  ): Promise<Result<Entity<K>>> {
    const { locale } = options;
    const checked = await this.#checked(tx, kind, input, locale);
    if (!checked.ok) return checked;
    const { value } = checked;
    const rejection = await this.#rejection(tx, { kind, id: null }, value, locale);
    if (rejection !== null) return rejection;
    const saved = await insertRecord(tx, kind, value, again);
    await this.#noteSaved(tx, kind, { before: null, after: saved }, options);
    return success(saved);
  }

  /** The same as `update` as a part of a write. */
  async updateIn<K extends Kind>(
    tx: Transaction<Database>,
    { kind, id, version }: RecordTarget<K>,
    input: InputOf<Records[K]>,
    options: WriteOptions,
  ): Promise<Result<Entity<K>>> {
    const { locale } = options;
    const checked = await this.#checked(tx, kind, input, locale);
    if (!checked.ok) return checked;
    const { value } = checked;
    const rejection = await this.#rejection(tx, { kind, id }, value, locale);
    if (rejection !== null) return rejection;
    const before = await recordById(tx, kind, id);
    const saved = await updateRecord(tx, kind, { id, version }, value);
    if (!saved.ok) return conflict(saved.failure, locale);
    await this.#noteSaved(tx, kind, { before, after: saved.value }, options);
    return saved;
  }

  /** Takes a record off the site as it is, also one that could not be saved any more. */
  async hideIn<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    before: Entity<K>,
    options: WriteOptions,
  ): Promise<Result<Entity<K>>> {
    const { id, version, updated_at: _, ...value } = before;
    const hidden = { ...value, is_online: false } as unknown as NewEntity<K>;
    const saved = await updateRecord(tx, kind, { id, version }, hidden);
    if (!saved.ok) return conflict(saved.failure, options.locale);
    await this.#noteSaved(tx, kind, { before, after: saved.value }, options);
    return saved;
  }

  /**
   * Holds a record against every other writer until the write is over. Pages take the
   * tree first, as all writers of pages do: two that held one each would wait for ever.
   */
  async holdIn(tx: Transaction<Database>, kind: Kind, id: number): Promise<void> {
    if (kind === 'page') await lockPageTree(tx);
    await lockRecord(tx, kind, id);
  }

  /** The same as `remove` as a part of a write. */
  async removeIn(
    tx: Transaction<Database>,
    { kind, id, version }: RecordTarget,
    how: Locale | WriteOptions,
  ): Promise<Result<null>> {
    const { locale, actor = null } = optionsOf(how);
    if (kind === 'settings' && (await isOnlySettings(tx, id)))
      return failure('conflict', translator(locale)('validation:message.settingsNeeded'));
    const before = await recordById(tx, kind, id);
    const removed = await deleteRecord(tx, kind, id, version);
    if (!removed.ok) return conflict(removed.failure, locale);
    const tags = tagsOfChange(kind, id, [before]);
    await noteChange(tx, { kind, record: id, action: 'removed', tags });
    await this.#searchIndex.indexIn(tx, { kind, id }, [before, null]);
    if (actor !== null) await this.#audit?.(tx, { kind, id, before, after: null, by: actor });
    return removed;
  }

  /** What is handed in, held against its description and, where it has modules, against theirs. */
  async #checked<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    input: InputOf<Records[K]>,
    locale: Locale,
  ): Promise<Result<NewEntity<K>>> {
    const modules = isVersioned(kind)
      ? await checkedModules(tx, this.#modules)
      : { library: this.#modules, hosts: embedHosts([]) };
    return checkedInput(kind, input, modules, locale);
  }

  /** Why a record cannot stand beside the others; null when it can. */
  async #rejection(
    tx: Transaction<Database>,
    { kind, id }: { readonly kind: Kind; readonly id: number | null },
    value: unknown,
    locale: Locale,
  ): Promise<{ readonly ok: false; readonly failure: Failure } | null> {
    if (kind === 'page') {
      await lockPageTree(tx);
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
    const fieldError = redirectError(value as NewEntity<'redirect'>, others);
    return fieldError === null ? null : failure('invalid', fieldError, { new_path: fieldError });
  }

  /** What follows from a saved record, in the transaction that saves it. */
  async #noteSaved<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    { before, after }: { readonly before: Entity<K> | null; readonly after: Entity<K> },
    { actor = null, by = actor?.name ?? null }: WriteOptions,
  ) {
    if (isVersioned(kind)) await keepHistory(tx, kind, { before, after }, by);
    const tell = tellWrites(this.#audit, tx, actor);
    await tell({ kind, id: after.id, before, after });
    const pages = [before, after] as unknown as [Entity<'page'> | null, Entity<'page'>];
    const redirects = kind === 'page' ? await followMove(tx, pages, tell) : [];
    const states = before === null ? [after] : [before, after];
    const tags = tagsOfChange(kind, after.id, states);
    await noteChange(tx, { kind, record: after.id, action: 'saved', tags });
    for (const change of redirects) await noteChange(tx, change);
    await this.#searchIndex.indexIn(tx, { kind, id: after.id }, [before, after]);
  }

  /** Everything that a writer writes, or, where it fails, nothing; told to everybody once it is there. */
  async write<Value>(
    writer: Writer<Value>,
    locale: Locale = DEFAULT_LOCALE,
  ): Promise<Result<Value>> {
    try {
      const result = await transaction(this.#database, writer);
      if (result.ok) await this.#feed.catchUp();
      return result;
    } catch (error) {
      if (isForeignKeyError(error))
        return failure('conflict', translator(locale)('api:danglingReference'));
      throw error;
    }
  }
}
