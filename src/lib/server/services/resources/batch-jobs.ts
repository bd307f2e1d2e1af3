import { addMilliseconds } from 'date-fns';
import type { Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Result } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import {
  answeredRequest,
  claimRequest,
  replaceAnswer,
} from '../../repositories/resources/api-requests.ts';
import type { Caller } from '../accounts/user.ts';
import {
  type BatchFailure,
  type Operation,
  fingerprintOf,
  rowKeyOf,
  stateOf,
  stateText,
  type RequestState,
} from './operation.ts';
import type { ResourceService, WriteAnswer, WriteMode } from './resource-service.ts';

/** A batch that takes longer has written nothing, in milliseconds. */
const LIMIT_MS = 4 * 60_000;
/** What was written is kept by then, too: what still runs after that was lost with its process. */
const LOST_MS = LIMIT_MS + 60_000;

type Answer = Result<WriteAnswer, BatchFailure>;
type Keyed = WriteMode & { readonly key: string };

interface BatchParts {
  readonly database: OpenDatabase;
  readonly resources: ResourceService;
  readonly now: () => Date;
  readonly report: ErrorReporter;
}

/** Batches whose answer can be asked for later, under the key that they were sent with. */
export class BatchJobs {
  readonly #parts: BatchParts;
  readonly #running = new Set<Promise<unknown>>();

  constructor(parts: BatchParts) {
    this.#parts = parts;
  }

  /**
   * Writes a batch, and waits for it so long.
   * @returns null: it goes on, and can be asked for
   */
  async run(operations: readonly Operation[], mode: Keyed, waitMs: number): Promise<Answer | null> {
    const claim = await this.#claim(mode);
    if (claim === null) return this.#parts.resources.write(operations, mode);
    if (claim.isElsewhere) return null;
    const work = this.#write(operations, mode, claim.text);
    let isWaitedFor = waitMs > 0;
    const ended = work.catch((error: unknown) => {
      // Whoever still waits for the answer tells it.
      if (!isWaitedFor) this.#parts.report.report('A batch could not be written.', { error });
    });
    this.#running.add(ended);
    void ended.then(() => this.#running.delete(ended));
    if (!isWaitedFor) return null;
    const answer = await Promise.race([work, later(waitMs)]);
    isWaitedFor = answer !== null;
    return answer;
  }

  /** What became of a batch; null: this caller sent none under this key, or more than a day ago. */
  async state(caller: Caller, key: string, locale: Locale): Promise<RequestState | null> {
    const { db } = this.#parts.database;
    const row = await answeredRequest(db, rowKeyOf('key', caller, key));
    if (row === null) return null;
    const state = stateOf(row);
    return this.#isLost(state) ? { is: 'failed', failure: notWritten(locale) } : state;
  }

  /** Waits for what is being written. */
  async close(): Promise<void> {
    await Promise.all(this.#running);
  }

  #isLost(state: RequestState): boolean {
    return state.is === 'running' && state.until < instantText(this.#parts.now());
  }

  /**
   * Takes the key. @returns null where the answer is known or the key is another request's;
   * `isElsewhere`: the same is being written already
   */
  async #claim({ caller, key, asked }: Keyed) {
    const { database, now } = this.#parts;
    const at = now();
    const until = instantText(addMilliseconds(at, LOST_MS));
    const text = stateText({ is: 'running', until });
    const rowKey = rowKeyOf('key', caller, key);
    const row = { key: rowKey, fingerprint: fingerprintOf(asked), answer: text };
    const kept = { ...row, at: instantText(at) };
    if (await claimRequest(database.db, kept)) return { isElsewhere: false, text };
    const known = await answeredRequest(database.db, rowKey);
    if (known === null) return null;
    const state = stateOf(known);
    const isOver = state.is === 'failed' || this.#isLost(state);
    if (isOver && (await replaceAnswer(database.db, kept, known.answer)))
      return { isElsewhere: false, text };
    const isSame = known.fingerprint === row.fingerprint;
    return isSame && state.is !== 'done' ? { isElsewhere: true, text } : null;
  }

  async #write(operations: readonly Operation[], mode: Keyed, claimed: string): Promise<Answer> {
    const { resources, now } = this.#parts;
    const until = addMilliseconds(now(), LIMIT_MS);
    let answer: Answer = { ok: false, failure: notWritten(mode.locale) };
    try {
      answer = await resources.write(operations, { ...mode, until });
      return answer;
    } finally {
      if (!answer.ok) await this.#release(mode, claimed, answer.failure);
    }
  }

  /** Nothing was written: the key may be used again, and whoever asks is told why. */
  async #release({ caller, key, asked }: Keyed, claimed: string, reason: BatchFailure) {
    const { database, now } = this.#parts;
    const row = {
      key: rowKeyOf('key', caller, key),
      fingerprint: fingerprintOf(asked),
      answer: stateText({ is: 'failed', failure: reason }),
      at: instantText(now()),
    };
    await replaceAnswer(database.db, row, claimed);
  }
}

const notWritten = (locale: Locale): BatchFailure => ({
  operation: 0,
  ...failure('unavailable', translator(locale)('api:notWritten')).failure,
});

const later = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, null).unref();
  });
