import { setTimeout as pause } from 'node:timers/promises';
import { LOCALES, type Locale } from '../../../../content/i18n/locales.ts';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import { instantText } from '../../../dates/dates.ts';
import { ANALYSER } from '../../../search/analyser.ts';
import { documentWords } from '../../../search/document-words.ts';
import { success } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import { recordById } from '../../repositories/records.ts';
import {
  deleteDocuments,
  insertDocuments,
  documentsOfRecord,
  writeReferences,
  type NamedRecord,
  type NewSearchDocument,
} from '../../repositories/search/documents.ts';
import type { SearchDb } from '../../repositories/search/engine.ts';
import {
  countDue,
  dequeueRecord,
  dueRecords,
  enqueueKind,
  enqueueNaming,
  enqueueRecord,
  indexedBy,
  saveAnalyser,
} from '../../repositories/search/queue.ts';
import { addWords } from '../../repositories/search/words.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import {
  documentOf,
  SEARCHED_KINDS,
  type SearchDocument,
  isSame,
  namedFacts,
} from './documents/document.ts';
import { RecordNames } from './documents/record-names.ts';

/** Records that are indexed in one transaction: whoever saves meanwhile waits for so many, 2 ms each. */
const RECORDS_AT_ONCE = 10;
/** Between two of them: processes that share SQLite's file look every 30 ms whether it is free. */
const PAUSE_MS = 30;

/** Told while the index is made: how many records are done, of how many. */
export type IndexProgress = (done: number, all: number) => void;

interface Options {
  readonly database: OpenDatabase;
  readonly modules: ModuleLibrary;
  readonly now: () => Date;
  /** Nobody else uses the database, so that nobody is waited for. */
  readonly isAlone?: boolean;
}

const earliest = (documents: readonly SearchDocument[]): string | null =>
  documents
    .flatMap(({ changesAt }) => changesAt ?? [])
    .sort()
    .at(0) ?? null;

/**
 * Keeps the search's index up. A record's own documents are made in the transaction
 * that changes it; those of others that name it wait in a queue, which a task works off
 * within a second. The queue is also how the whole index is made anew.
 */
export class SearchIndexer {
  readonly #database: OpenDatabase;
  readonly #modules: ModuleLibrary;
  readonly #now: () => Date;
  readonly #hasPauses: boolean;
  #draining: Promise<void> | null = null;

  constructor({ database, modules, now, isAlone = false }: Options) {
    this.#database = database;
    this.#modules = modules;
    this.#now = now;
    this.#hasPauses = database.engine === 'sqlite' && !isAlone;
  }

  /**
   * Makes the documents of a record that was saved or removed, as a part of that write.
   * @param states the record before and after it; null: there is none
   * @param isLater they wait in the queue: many would hold up everybody else
   */
  async indexIn(
    tx: SearchDb,
    record: NamedRecord,
    [before, after]: readonly [object | null, object | null],
    isLater = false,
  ): Promise<void> {
    const isSearched = SEARCHED_KINDS.includes(record.kind);
    if (isSearched && isLater) await enqueueRecord(tx, record, this.#instant());
    else if (isSearched) await this.#index(tx, record, new RecordNames(tx));
    const { kind } = record;
    if (namedFacts(kind, before) !== namedFacts(kind, after))
      await enqueueNaming(tx, record, this.#instant());
  }

  /** Works off what waits in the queue; once at a time, and until a signal ends it. */
  async drain(onProgress?: IndexProgress, signal?: AbortSignal): Promise<void> {
    this.#draining ??= this.#drain(onProgress, signal).finally(() => (this.#draining = null));
    await this.#draining;
  }

  /** Puts all records into the queue: their documents are made anew while the old ones answer. */
  async enqueueAll(): Promise<void> {
    for (const kind of SEARCHED_KINDS) await enqueueKind(this.#database.db, kind, this.#instant());
    await saveAnalyser(this.#database.db, ANALYSER);
  }

  /** The same where the index was made by another analyser, or never. */
  async enqueueOutdated(): Promise<void> {
    if ((await indexedBy(this.#database.db)) !== ANALYSER) await this.enqueueAll();
  }

  /** Makes the whole index anew. */
  async makeAnew(onProgress?: IndexProgress): Promise<void> {
    await this.enqueueAll();
    await this.drain(onProgress);
  }

  async #drain(onProgress?: IndexProgress, signal?: AbortSignal): Promise<void> {
    const { db } = this.#database;
    const all = onProgress === undefined ? 0 : await countDue(db, this.#instant());
    for (let done = 0; signal?.aborted !== true;) {
      const due = await dueRecords(db, this.#instant(), RECORDS_AT_ONCE);
      if (due.length === 0) return;
      await this.#indexAll(due);
      if (this.#hasPauses && due.length === RECORDS_AT_ONCE) await pause(PAUSE_MS);
      done += due.length;
      onProgress?.(done, Math.max(all, done));
    }
  }

  /** Some records in one transaction. */
  async #indexAll(due: readonly NamedRecord[]): Promise<void> {
    await transaction(this.#database, async (tx) => {
      const names = new RecordNames(tx);
      for (const record of due) {
        await dequeueRecord(tx, record);
        await this.#index(tx, record, names);
      }
      return success(null);
    });
  }

  async #index(tx: SearchDb, target: NamedRecord, names: RecordNames): Promise<void> {
    const { kind, id } = target;
    const record = await recordById(tx, kind, id);
    const documents: SearchDocument[] = [];
    for (const locale of record === null ? [] : LOCALES) {
      const source = { names, library: this.#modules, locale, now: this.#instant() };
      const document = await documentOf(kind, record as Entity<Kind>, source);
      if (document !== null) documents.push(document);
    }
    await writeReferences(tx, target, names.asked());
    const changesAt = earliest(documents);
    if (changesAt !== null) await enqueueRecord(tx, target, changesAt);
    // Most changes are of nothing that is looked for: seats, prices, a state.
    if (isSame(documents, await documentsOfRecord(tx, target))) return;
    await deleteDocuments(tx, kind, id);
    const rows: NewSearchDocument[] = [];
    for (const { row, texts } of documents) {
      const locale = row.locale as Locale;
      const words = documentWords(
        row.title,
        texts.map(([, text]) => text),
        locale,
      );
      await addWords(tx, locale, words.dictionary);
      rows.push({ ...row, tokens: words.tokens });
    }
    await insertDocuments(tx, rows);
  }

  #instant(): string {
    return instantText(this.#now());
  }
}
