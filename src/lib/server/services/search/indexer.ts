import { LOCALES } from '../../../../content/i18n/locales.ts';
import { instantText } from '../../../dates/dates.ts';
import { success } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import { recordById } from '../../repositories/records.ts';
import {
  deleteDocuments,
  insertDocuments,
  insertReferences,
  type NamedRecord,
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
  noteAnalyser,
} from '../../repositories/search/queue.ts';
import { addWords } from '../../repositories/search/words.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { documentOf, SEARCHED_KINDS, type SearchDocument } from './documents/document.ts';
import { RecordNames } from './documents/record-names.ts';

/** Raised with every change of what the index keeps of a text: the index is made anew then. */
export const ANALYSER = 1;

/** Records that are indexed in one transaction, so that writers never wait long. */
const RECORDS_AT_ONCE = 40;

/** Told while the index is made: how many records are done, of how many. */
export type IndexProgress = (done: number, all: number) => void;

interface Options {
  readonly database: OpenDatabase;
  readonly modules: ModuleLibrary;
  readonly now: () => Date;
}

const earliest = (documents: readonly SearchDocument[]): string | null =>
  documents
    .flatMap(({ changesAt }) => changesAt ?? [])
    .sort()
    .at(0) ?? null;

/**
 * Keeps the search's index up (SE-04). A record's own documents are made in the transaction
 * that changes it; those of others that name it wait in a queue, which a task works off
 * within a second. The queue is also how the whole index is made anew.
 */
export class SearchIndexer {
  readonly #database: OpenDatabase;
  readonly #modules: ModuleLibrary;
  readonly #now: () => Date;
  #draining: Promise<void> | null = null;

  constructor({ database, modules, now }: Options) {
    this.#database = database;
    this.#modules = modules;
    this.#now = now;
  }

  /** Makes the documents of a record that was saved or removed, as a part of that write. */
  async indexIn(tx: SearchDb, record: NamedRecord): Promise<void> {
    if (SEARCHED_KINDS.includes(record.kind)) await this.#index(tx, record, new RecordNames(tx));
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
    await noteAnalyser(this.#database.db, ANALYSER);
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

  async #drain(onProgress: IndexProgress = () => undefined, signal?: AbortSignal): Promise<void> {
    const { db } = this.#database;
    const all = await countDue(db, this.#instant());
    for (let done = 0; signal?.aborted !== true;) {
      const due = await dueRecords(db, this.#instant(), RECORDS_AT_ONCE);
      if (due.length === 0) return;
      await this.#indexAll(due);
      done += due.length;
      onProgress(done, Math.max(all, done));
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
    await deleteDocuments(tx, kind, id);
    const record = await recordById(tx, kind, id);
    if (record === null) return;
    const documents: SearchDocument[] = [];
    for (const locale of LOCALES) {
      const source = { names, library: this.#modules, locale, now: this.#instant() };
      const document = await documentOf(kind, record, source);
      if (document === null) continue;
      documents.push(document);
      await addWords(tx, locale, document.dictionary);
    }
    await insertDocuments(
      tx,
      documents.map(({ row }) => row),
    );
    await insertReferences(tx, target, names.asked());
    const changesAt = earliest(documents);
    if (changesAt !== null) await enqueueRecord(tx, target, changesAt);
  }

  #instant(): string {
    return instantText(this.#now());
  }
}
