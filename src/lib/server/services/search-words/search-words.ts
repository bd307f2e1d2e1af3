import { createHmac, randomBytes } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import type { Transaction } from 'kysely';
import {
  SEARCH_WORD_ASKERS,
  SEARCH_WORD_KEEP_DAYS,
  SEARCH_WORD_RARE_DAYS,
  SEARCH_WORDS_AN_HOUR,
  type Locale,
  MAX_SEARCH_WORD,
} from '../../../constants.ts';
import { dayOf, moveDay, type Day } from '../../../dates/dates.ts';
import { success } from '../../../result.ts';
import { cleanQuery, cutText } from '../../../search/query-text.ts';
import { networkOf } from '../../concurrency/network.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import {
  addAsker,
  countAskers,
  deleteAskersBefore,
  deleteWordsBefore,
  insertAsker,
  keyOfDay,
} from '../../repositories/visitors/search-words.ts';
import { SharedLimit } from '../limits/shared-limit.ts';

/** So many digits are a telephone number, an order, an account. */
const MAX_DIGITS = 4;

/** A text as it is counted; null for none, and for one that may name somebody. */
export function countedWord(text: string): string | null {
  const whole = cleanQuery(text).normalize('NFC').toLowerCase();
  const digits = whole.match(/\p{Nd}/gu)?.length ?? 0;
  if (whole === '' || whole.includes('@') || digits > MAX_DIGITS) return null;
  return cutText(whole, MAX_SEARCH_WORD);
}

/** What programs call themselves; whoever calls themselves nothing is one, too. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|libwww|axios|okhttp|node/iu;
/** Programs that say at length who they are do so at once. */
const AGENT_LENGTH = 400;

/** Whether a request is somebody's own wish, as far as it says so: no program's, and not made ahead. */
export function isVisitor(headers: Headers): boolean {
  const agent = (headers.get('user-agent') ?? '').slice(0, AGENT_LENGTH);
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return agent !== '' && !PROGRAM.test(agent) && !/^pre(?:fetch|render|view)/iu.test(purpose);
}

interface SearchWordsParts {
  readonly database: OpenDatabase;
  readonly report: ErrorReporter;
  readonly now: () => Date;
}

/** A search that was made. */
export interface Search {
  /** As typed. */
  readonly text: string;
  readonly locale: Locale;
  readonly isFound: boolean;
}

/** Who made it, as far as the request says. */
export interface SearchRequest {
  readonly headers: Headers;
  readonly clientAddress: string;
}

/** A search that waits to be written. */
interface Waiting {
  readonly network: string;
  readonly locale: Locale;
  readonly word: string;
  readonly isFound: boolean;
}

/** Searches that wait at once, and those that are counted in a day; more are not. */
const MAX_WAITING = 300;
const MAX_A_DAY = 20_000;
const WRITE_MS = 5000;
const KEY_BYTES = 32;

/**
 * Counts what is searched for, without anything about who did: askers of a day are told apart
 * by hashes under a key of that day, and both are deleted at its end. Counted in memory and
 * written together every few seconds, so that no answer waits and a flood is a few writes.
 */
export class SearchWords {
  readonly #parts: SearchWordsParts;
  readonly #waiting = new Map<string, Waiting>();
  readonly #perNetwork: SharedLimit;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  /** The day for which was swept last. */
  #swept: Day | null = null;

  constructor(parts: SearchWordsParts) {
    this.#parts = parts;
    this.#perNetwork = new SharedLimit(parts.database.db, {
      name: 'search-word',
      most: SEARCH_WORDS_AN_HOUR,
      perMs: millisecondsInHour,
      now: parts.now,
    });
  }

  /** A visitor has made a search; programs, what is fetched ahead, and what may name somebody are not counted. */
  note({ text, locale, isFound }: Search, { headers, clientAddress }: SearchRequest): void {
    const word = countedWord(text);
    if (word === null || !isVisitor(headers)) return;
    const network = networkOf(clientAddress);
    const key = JSON.stringify([network, locale, word]);
    if (this.#waiting.has(key) || this.#waiting.size >= MAX_WAITING) return;
    if (this.#waitingOf(network) >= SEARCH_WORDS_AN_HOUR) return;
    this.#waiting.set(key, { network, locale, word, isFound });
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      void this.write();
    }, WRITE_MS).unref();
  }

  /** Writes what was counted. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const searches = [...this.#waiting];
      this.#waiting.clear();
      if (searches.length === 0) return;
      const { database, report, now } = this.#parts;
      const day = dayOf(now());
      try {
        await transaction(database, async (tx) => {
          const counted: typeof searches = [];
          for (const each of searches)
            if (await this.#perNetwork.allows(each[1].network, tx)) counted.push(each);
          await addSearches(tx, day, counted);
          return success(null);
        });
      } catch (error) {
        report.report('Search words could not be written down.', { why: String(error) });
      }
    });
    return this.#writing;
  }

  /** How many searches of a client address wait. */
  #waitingOf(network: string): number {
    return [...this.#waiting.values()].filter((search) => search.network === network).length;
  }

  /** Deletes what told the askers of yesterday apart, and words that were kept long enough: once a day. */
  async sweep(): Promise<void> {
    const { database, now } = this.#parts;
    const today = dayOf(now());
    if (this.#swept === today) return;
    const { db } = database;
    await deleteAskersBefore(db, today);
    await deleteWordsBefore(db, moveDay(today, -SEARCH_WORD_KEEP_DAYS));
    await deleteWordsBefore(db, moveDay(today, -SEARCH_WORD_RARE_DAYS), SEARCH_WORD_ASKERS);
    this.#swept = today;
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.write();
  }
}

/** Counts searches that this asker has not made on this day. */
async function addSearches(
  tx: Transaction<Database>,
  day: Day,
  searches: readonly (readonly [asked: string, search: Waiting])[],
): Promise<void> {
  const secret = await keyOfDay(tx, day, randomBytes(KEY_BYTES).toString('base64url'));
  let room = MAX_A_DAY - (await countAskers(tx, day));
  for (const [asked, { locale, word, isFound }] of searches) {
    if (room <= 0) return;
    const hash = createHmac('sha256', secret).update(asked).digest('base64url');
    if (!(await insertAsker(tx, day, hash))) continue;
    await addAsker(tx, { day, locale, word, is_found: Number(isFound) });
    room -= 1;
  }
}
