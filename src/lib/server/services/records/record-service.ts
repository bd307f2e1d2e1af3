import type { Transaction } from 'kysely';
import type { InputOf } from '../../../../content/records/define.ts';
import { isVersioned, type Kind, type Records } from '../../../../content/records/kinds.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import { failure, success, type Result } from '../../../result.ts';
import { translator } from '../../../i18n/translator.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { appendChange, type Change } from '../../repositories/changes.ts';
import {
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
import { auditWrites, type RecordAudit } from '../audit/record-audit.ts';
import type { ChangeFeed } from './change-feed.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { embedHosts } from '../../../../content/embed-hosts.ts';
import { sectionPlaces } from '../modules/section-places.ts';
import { type ModuleLibrary, checkedModules } from '../modules/library.ts';
import type { SearchIndexer } from '../search/indexer.ts';
import { followMove } from './moved-pages.ts';
import { saveHistory, savePublicVersion } from './history.ts';
import { withEventNumber } from './record-checks.ts';
import { isOnlySettings, rejectionOf, type WrittenPlace } from './record-rejection.ts';
import { checkedInput } from './record-input.ts';
import { runWrites, type ManyWrites, type Writer, type WritesOptions } from './run-writes.ts';
import { isSameRecord } from './same-record.ts';
import { optionsOf, type WriteOptions } from './write-options.ts';
import { tagsOfChange } from '../cache-tags/tags.ts';

/** A record of a kind in the state that its writer saw. */
export type RecordTarget<K extends Kind = Kind> = RecordKey & { readonly kind: K };

const conflict = (reason: WriteConflict, locale: Locale) =>
  failure(
    reason,
    translator(locale)(reason === 'conflict' ? 'api:changedMeanwhile' : 'api:unknownRecord'),
  );

/** What records are written with. */
export interface RecordServiceParts {
  readonly database: OpenDatabase;
  readonly feed: ChangeFeed;
  readonly modules: ModuleLibrary;
  readonly searchIndex: SearchIndexer;
  /** Told of each write of somebody, in its transaction. */
  readonly audit?: RecordAudit;
  /** Tickets are sold by the shop of the product, which numbers events itself. */
  readonly hasOwnShop?: boolean;
}

/** Every write goes through it: validates, saves versions, and records the change in the same transaction. */
export class RecordService {
  readonly #database: OpenDatabase;
  readonly #feed: ChangeFeed;
  readonly #modules: ModuleLibrary;
  readonly #searchIndex: SearchIndexer;
  readonly #audit: RecordAudit | undefined;
  readonly #hasOwnShop: boolean;

  constructor(parts: RecordServiceParts) {
    const { database, feed, modules, searchIndex, audit, hasOwnShop = false } = parts;
    this.#audit = audit;
    this.#hasOwnShop = hasOwnShop;
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
    const value = this.#numbered(kind, checked.value, null);
    const place = { kind, id: null, before: null };
    const rejection = await this.#rejection(tx, place, value, locale);
    if (rejection !== null) return rejection;
    const saved = await insertRecord(tx, kind, value, again);
    await this.#noteSaved(tx, kind, { before: null, after: saved }, options);
    return success(saved);
  }

  /**
   * The same as `update` as a part of a write.
   * @param isOnlyChanged a record that would stay as it is keeps its version, too
   */
  async updateIn<K extends Kind>(
    tx: Transaction<Database>,
    { kind, id, version }: RecordTarget<K>,
    input: InputOf<Records[K]>,
    options: WriteOptions & { readonly isOnlyChanged?: boolean },
  ): Promise<Result<Entity<K>>> {
    const { locale } = options;
    const checked = await this.#checked(tx, kind, input, locale);
    if (!checked.ok) return checked;
    const before = await recordById(tx, kind, id);
    if (before === null) return conflict('not_found', locale);
    const value = this.#numbered(kind, checked.value, before);
    if (
      options.isOnlyChanged === true &&
      before.version === version &&
      isSameRecord(kind, before, value)
    )
      return success(before);
    const rejection = await this.#rejection(tx, { kind, id, before }, value, locale);
    if (rejection !== null) return rejection;
    const saved = await updateRecord(tx, kind, { id, version }, value);
    if (!saved.ok) return conflict(saved.failure, locale);
    await this.#noteSaved(tx, kind, { before, after: saved.value }, options);
    return saved;
  }

  /** Takes a record off the site as it is, also one that could not be saved any more. */
  hideIn<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    before: Entity<K>,
    options: WriteOptions,
  ): Promise<Result<Entity<K>>> {
    return this.rewriteIn(tx, kind, { before, after: { ...before, is_online: false } }, options);
  }

  /** Writes a record with values that are known to be right, also one that could not be saved any more. */
  async rewriteIn<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    { before, after }: { readonly before: Entity<K>; readonly after: Entity<K> },
    options: WriteOptions,
  ): Promise<Result<Entity<K>>> {
    const { id, version, updated_at: _, ...value } = after;
    const saved = await updateRecord(tx, kind, { id, version }, value as unknown as NewEntity<K>);
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
    const { locale, actor = null, many } = optionsOf(how);
    if (kind === 'settings' && (await isOnlySettings(tx, id)))
      return failure('conflict', translator(locale)('validation:message.settingsNeeded'));
    const before = await recordById(tx, kind, id);
    if (kind === 'shared_section' && before !== null) {
      const { length: count } = await sectionPlaces(tx, id, this.#modules);
      const told = { name: titleOf(kind, before, locale), count };
      if (count > 0) return failure('conflict', translator(locale)('hub_records:held', told));
    }
    // It can be had back as long as its last state is kept.
    if (before !== null) await savePublicVersion(tx, kind, before);
    const removed = await deleteRecord(tx, kind, id, version);
    if (!removed.ok) return conflict(removed.failure, locale);
    const tags = tagsOfChange(kind, id, [before]);
    await this.#noteChange(tx, { kind, record: id, action: 'removed', tags }, many);
    await this.#searchIndex.indexIn(tx, { kind, id }, [before, null], many !== undefined);
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

  #numbered<K extends Kind>(kind: K, value: NewEntity<K>, before: Entity<K> | null): NewEntity<K> {
    if (kind !== 'event' || !this.#hasOwnShop) return value;
    const event = withEventNumber(value as NewEntity<'event'>, before as NewEntity<'event'> | null);
    return event as NewEntity<K>;
  }

  /** Why a record cannot stand beside the others; null when it can. */
  #rejection(
    tx: Transaction<Database>,
    place: WrittenPlace,
    value: NewEntity<Kind>,
    locale: Locale,
  ) {
    return rejectionOf(tx, place, value, { modules: this.#modules, locale });
  }

  /** What follows from a saved record, in the transaction that saves it. */
  async #noteSaved<K extends Kind>(
    tx: Transaction<Database>,
    kind: K,
    { before, after }: { readonly before: Entity<K> | null; readonly after: Entity<K> },
    { actor = null, by = actor?.name ?? null, source, many }: WriteOptions,
  ) {
    await saveHistory(tx, kind, { before, after }, { saved_by: by, write_source: source });
    const tell = auditWrites(this.#audit, tx, actor);
    await tell({ kind, id: after.id, before, after });
    const pages = [before, after] as unknown as [Entity<'page'> | null, Entity<'page'>];
    const redirects = kind === 'page' ? await followMove(tx, pages, tell) : [];
    const states = before === null ? [after] : [before, after];
    const tags = tagsOfChange(kind, after.id, states);
    await this.#noteChange(tx, { kind, record: after.id, action: 'saved', tags }, many);
    for (const change of redirects) await this.#noteChange(tx, change, many);
    const isLater = many !== undefined;
    await this.#searchIndex.indexIn(tx, { kind, id: after.id }, [before, after], isLater);
  }

  async #noteChange(tx: Transaction<Database>, change: Omit<Change, 'id'>, many?: ManyWrites) {
    if (many === undefined) await appendChange(tx, change);
    else many.changes.push(change);
  }

  /** Everything that a writer writes, or, where it fails, nothing; told to everybody once it is there. */
  write<Value>(
    writer: Writer<Value>,
    locale: Locale = DEFAULT_LOCALE,
    many?: WritesOptions['many'],
  ): Promise<Result<Value>> {
    return runWrites({ database: this.#database, feed: this.#feed }, writer, { locale, many });
  }

  /** What a writer would answer: everything is checked and tried as in a write, and taken back. */
  dryRun<Value>(
    writer: Writer<Value>,
    locale: Locale = DEFAULT_LOCALE,
    many?: WritesOptions['many'],
  ): Promise<Result<Value>> {
    const parts = { database: this.#database, feed: this.#feed };
    return runWrites(parts, writer, { locale, many, isDryRun: true });
  }
}
