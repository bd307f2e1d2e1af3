import { setImmediate as turn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import { isVersioned } from '../../../../content/records/kinds.ts';
import { inLanguage } from '../../../../content/records/shape.ts';
import { instantText } from '../../../dates/dates.ts';
import type { Locale } from '../../../constants.ts';
import { revisionText } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { recordById } from '../../repositories/records.ts';
import {
  answeredRequest,
  forgetAnswers,
  insertAnswer,
  putAnswer,
} from '../../repositories/resources/api-requests.ts';
import {
  outsideKey,
  recordsByOutsideName,
  type OutsideName,
} from '../../repositories/resources/outside-identities.ts';
import { noRecord } from '../editing/save.ts';
import { loadEditable } from '../editing/editable-record.ts';
import type { Caller } from '../accounts/user.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import type { ChangeFeed } from '../records/change-feed.ts';
import type { RecordService } from '../records/record-service.ts';
import { ifMany, type ManyWrites } from '../records/run-writes.ts';
import {
  listRecords,
  withSources,
  type RecordPart,
  type ResourceRecord,
  RecordCounts,
} from './list-records.ts';
import type { ListQuery } from './list-query.ts';
import {
  type BatchFailure,
  type Operation,
  type WriteOptions,
  type WriteResult,
  type Written,
  fingerprintOf,
  rowKeyOf,
  stateOf,
  stateText,
} from './operation.ts';
import { RecordWriter } from './write-record.ts';

/** How long an answer is given again under the same key, in milliseconds. */
const ANSWER_LIFE_MS = 24 * 60 * 60 * 1000;

/** More than these are told with the next try. */
const MAX_FAILURES = 100;

/** How a write is done, beside what is written. */
export interface WriteMode extends WriteOptions {
  /** Everything is checked and nothing kept. */
  readonly isDryRun: boolean;
  /** The Idempotency-Key of the caller; null: none. */
  readonly key: string | null;
  /** What was asked, as a text: the same request under the same key is answered from memory. */
  readonly asked: string;
  /** It ends without having written anything then; left out: it goes on. */
  readonly until?: Date;
}

/** What was written; `isRepeated`: earlier, and is told again. */
export interface WriteAnswer {
  readonly written: readonly Written[];
  readonly isRepeated: boolean;
}

/** How a record is read. */
export interface ReadOptions {
  readonly locale: Locale;
  readonly language: Locale | null;
  /** As it is worked on, where it has a draft. */
  readonly isDraft: boolean;
}

/** Records as programs read and write them. */
export class ResourceService {
  readonly #database: OpenDatabase;
  readonly #records: RecordService;
  readonly #modules: ModuleLibrary;
  readonly #now: () => Date;
  readonly #counts: RecordCounts;

  constructor(parts: {
    readonly database: OpenDatabase;
    readonly records: RecordService;
    readonly modules: ModuleLibrary;
    readonly feed: ChangeFeed;
    readonly now: () => Date;
  }) {
    this.#database = parts.database;
    this.#records = parts.records;
    this.#modules = parts.modules;
    this.#now = parts.now;
    this.#counts = new RecordCounts(parts.feed);
  }

  list(kind: Kind, query: ListQuery): Promise<RecordPart> {
    return listRecords(this.#database.db, this.#counts, kind, query);
  }

  /** The record that another system calls by a name; null: none. */
  async idOf(kind: Kind, name: OutsideName): Promise<number | null> {
    const ids = await recordsByOutsideName(this.#database.db, kind, [name]);
    return ids.get(outsideKey(name)) ?? null;
  }

  /** @returns the record with its revision, the value of `ETag` and `If-Match` */
  async read(
    kind: Kind,
    id: number,
    { locale, language, isDraft }: ReadOptions,
  ): Promise<Result<{ readonly record: ResourceRecord; readonly revision: string }>> {
    const { db } = this.#database;
    const entity = await recordById(db, kind, id);
    if (entity === null) return noRecord(locale);
    const editable = isDraft && isVersioned(kind) ? await loadEditable(db, kind, id) : null;
    const state = { ...entity, ...editable?.content } as Entity<Kind>;
    const [record] = await withSources(db, kind, [state], null);
    const shown = language === null ? record : inLanguage(record, language);
    const { version } = entity;
    const revision =
      editable === null
        ? String(version)
        : revisionText({ version, draft: editable.revision.draft });
    return success({ record: shown as ResourceRecord, revision });
  }

  /** Keeps a text of a caller for a day: what a call answered that was tried, or what a dry run was of. */
  async keepText(
    purpose: 'try' | 'dry-run',
    { caller, key }: { readonly caller: Caller; readonly key: string },
    text: string,
  ): Promise<void> {
    const row = { key: rowKeyOf(purpose, caller, key), fingerprint: purpose, answer: text };
    const at = instantText(this.#now());
    await this.#database.db.transaction().execute((tx) => putAnswer(tx, { ...row, at }));
  }

  /** What was kept so under a key; null: nothing. */
  async keptText(
    purpose: 'try' | 'dry-run',
    { caller, key }: { readonly caller: Caller; readonly key: string },
  ): Promise<string | null> {
    const row = await answeredRequest(this.#database.db, rowKeyOf(purpose, caller, key));
    return row?.answer ?? null;
  }

  /** Runs operations one after the other, all of them or none; `operation` tells which one failed first. */
  async write(
    operations: readonly Operation[],
    mode: WriteMode,
  ): Promise<Result<WriteAnswer, BatchFailure>> {
    const { locale, isDryRun, isDraft } = mode;
    const work = (tx: Transaction<Database>, many?: ManyWrites) =>
      this.#once(tx, operations, { ...mode, many });
    const kinds = [...new Set(operations.map(({ kind }) => kind))];
    const many = ifMany(operations.length, { kinds, isDraft });
    const result = isDryRun
      ? await this.#records.dryRun(work, locale, many)
      : await this.#records.write(work, locale, many);
    // What failed is put together in `#all`; only what the database refuses has no number.
    return result.ok
      ? result
      : { ok: false, failure: { operation: operations.length - 1, ...result.failure } };
  }

  /** Runs operations, or answers as it did when the same was asked under the same key. */
  async #once(
    tx: Transaction<Database>,
    operations: readonly Operation[],
    mode: WriteMode,
  ): Promise<WriteResult<WriteAnswer>> {
    const { key, asked, caller, locale, isDryRun } = mode;
    if (key === null || isDryRun) return this.#all(tx, operations, mode);
    const now = this.#now();
    await forgetAnswers(tx, this.#oldest());
    const rowKey = rowKeyOf('key', caller, key);
    const fingerprint = fingerprintOf(asked);
    const known = await answeredRequest(tx, rowKey);
    const state = known === null ? null : stateOf(known);
    if (known !== null && known.fingerprint !== fingerprint && state?.is !== 'failed')
      return failure('conflict', translator(locale)('api:keyReused'));
    if (state?.is === 'done') return success({ written: state.written, isRepeated: true });
    const result = await this.#all(tx, operations, mode);
    if (!result.ok) return result;
    const answer = stateText({ is: 'done', written: result.value.written });
    const row = { key: rowKey, fingerprint, answer, at: instantText(now) };
    // Where nothing stood, a second one that is as far fails here.
    await (known === null ? insertAnswer(tx, row) : putAnswer(tx, row));
    return result;
  }

  /** Deletes answers that nobody can ask for any more, of keys and of calls that were tried on the API's page. */
  sweep(): Promise<void> {
    return forgetAnswers(this.#database.db, this.#oldest());
  }

  /** The instant before which answers are not given again, an ISO text. */
  #oldest(): string {
    return instantText(new Date(this.#now().getTime() - ANSWER_LIFE_MS));
  }

  async #all(
    tx: Transaction<Database>,
    operations: readonly Operation[],
    mode: WriteMode,
  ): Promise<WriteResult<WriteAnswer>> {
    const parts = { records: this.#records, modules: this.#modules };
    const writer = new RecordWriter(tx, parts, mode);
    const written: Written[] = [];
    const failures: BatchFailure[] = [];
    for (const [index, operation] of operations.entries()) {
      // SQLite answers at once: without this nobody else would have a turn until all is done.
      if (index > 0) await turn();
      if (mode.until !== undefined && this.#now() > mode.until)
        return failure('unavailable', translator(mode.locale)('api:tookTooLong'));
      const result = await writer.run(operation);
      if (result.ok) written.push(result.value);
      else failures.push({ ...result.failure, operation: index });
      if (failures.length === MAX_FAILURES) break;
    }
    const [first, ...others] = failures;
    if (first === undefined) return success({ written, isRepeated: false });
    const failed: BatchFailure = { ...first, others };
    return { ok: false, failure: failed };
  }
}
