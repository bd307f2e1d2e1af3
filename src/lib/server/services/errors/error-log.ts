import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { ERROR_LOG_KEEP_DAYS, ERROR_LOG_NOTES_AN_HOUR } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { withoutCalendarSecrets } from '../../../programme/calendar-secret.ts';
import { success } from '../../../result.ts';
import { networkOf } from '../../concurrency/network.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { addMisses, sweepErrorLog, type Misses } from '../../repositories/error-log.ts';
import {
  addScriptError,
  sweepScriptErrors,
  type CountedScriptError,
} from '../../repositories/dashboard/script-errors.ts';
import { SharedLimit } from '../limits/shared-limit.ts';

/** In characters; what is longer is no address that somebody could lead elsewhere. */
const MAX_LENGTH = 200;
/** A part that may be an address of mail, a token, or a number of a person. */
const isPersonal = (part: string): boolean =>
  part.includes('@') ||
  part.toLowerCase().includes('%40') ||
  /\d{10}/u.test(part) ||
  (part.length >= 20 && /\d/u.test(part) && /[a-z]/u.test(part) && /[A-Z]/u.test(part));

/**
 * An address as it is written down: its path, with what may be personal left out.
 * @param path starts with a slash, without query, percent-encoded
 * @returns null for what is too long, and for files of the build, which are nobody's to redirect
 */
export function missingPath(path: string): string | null {
  if (path.length > MAX_LENGTH || path.startsWith('/_astro/')) return null;
  return withoutCalendarSecrets(path)
    .split('/')
    .map((part) => (isPersonal(part) ? '…' : part))
    .join('/');
}

interface ErrorLogParts {
  readonly database: OpenDatabase;
  readonly report: ErrorReporter;
  readonly now: () => Date;
}

/** Different addresses that are counted before they are written; others are not counted then. */
const MAX_WAITING = 300;
/** Addresses in the table, and errors of scripts in theirs. */
const MAX_KEPT = 5000;
const MAX_SCRIPTS_KEPT = 1000;
const WRITE_MS = 5000;

/**
 * Counts addresses that are not there, and errors of scripts. They are counted in memory and written
 * together every few seconds, so that a flood of addresses is a few writes.
 */
export class ErrorLog {
  readonly #parts: ErrorLogParts;
  readonly #waiting = new Map<string, Misses>();
  readonly #scripts = new Map<string, CountedScriptError>();
  readonly #perNetwork: SharedLimit;
  readonly #perPath: SharedLimit;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: ErrorLogParts) {
    this.#parts = parts;
    const { db } = parts.database;
    const limit = { perMs: millisecondsInHour, now: parts.now };
    this.#perNetwork = new SharedLimit(db, {
      ...limit,
      name: 'missed-address',
      most: ERROR_LOG_NOTES_AN_HOUR,
    });
    this.#perPath = new SharedLimit(db, { ...limit, name: 'missed-path', most: 1 });
  }

  /** An address was answered with 404. @param path without query, percent-encoded */
  countAnswered(path: string): void {
    this.#count(path, 'answered');
  }

  /**
   * A browser with scripts showed that an address is not there; the same one counts once an hour.
   * @param visitor the network address of the visitor
   * @returns false when that client address has said so too often
   */
  async countSeen(path: string, visitor: string): Promise<boolean> {
    const network = networkOf(visitor);
    if (!(await this.#perNetwork.allows(network))) return false;
    if (await this.#perPath.allows(`${network} ${path}`)) this.#count(path, 'seen');
    return true;
  }

  /** A script of a page told of an error. */
  countScript(error: Omit<CountedScriptError, 'count'>): void {
    const key = JSON.stringify(error);
    const counted = this.#scripts.get(key);
    if (counted === undefined && this.#scripts.size >= MAX_WAITING) return;
    this.#scripts.set(key, { ...error, count: (counted?.count ?? 0) + 1 });
    this.#writeSoon();
  }

  /** Writes what was counted. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const misses = [...this.#waiting.values()];
      const scripts = [...this.#scripts.values()];
      this.#waiting.clear();
      this.#scripts.clear();
      if (misses.length === 0 && scripts.length === 0) return;
      const { database, report, now } = this.#parts;
      try {
        await transaction(database, async (tx) => {
          for (const each of misses) await addMisses(tx, each, instantText(now()));
          for (const each of scripts) await addScriptError(tx, each, instantText(now()));
          return success(null);
        });
      } catch (error) {
        report.report('Missed addresses could not be written down.', { why: String(error) });
      }
    });
    return this.#writing;
  }

  /** Deletes what nobody asked for in a long time. */
  async sweep(): Promise<void> {
    const { database, now } = this.#parts;
    const before = new Date(now().getTime() - ERROR_LOG_KEEP_DAYS * millisecondsInDay);
    await sweepErrorLog(database.db, instantText(before), MAX_KEPT);
    await sweepScriptErrors(database.db, instantText(before), MAX_SCRIPTS_KEPT);
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.write();
  }

  #count(address: string, field: 'answered' | 'seen'): void {
    const path = missingPath(address);
    if (path === null) return;
    const counted = this.#waiting.get(path) ?? { path, answered: 0, seen: 0 };
    if (!this.#waiting.has(path) && this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(path, { ...counted, [field]: counted[field] + 1 });
    this.#writeSoon();
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      void this.write();
    }, WRITE_MS).unref();
  }
}
