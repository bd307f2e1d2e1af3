import { rm } from 'node:fs/promises';
import { millisecondsInDay, millisecondsInWeek } from 'date-fns/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { setsIn, sweepParts, writeSet, type SetFacts } from './backup-set.ts';

/** All of the last days, one a day for two weeks, one a week for ten. */
const ALL_MS = 2 * millisecondsInDay;
const DAILY_MS = 14 * millisecondsInDay;
const WEEKLY_MS = 10 * millisecondsInWeek;

/** The backup that stands for a stretch of time is the newest one in it. */
function slotOf(at: number, age: number): string | null {
  if (age <= ALL_MS) return String(at);
  if (age <= DAILY_MS) return `day ${String(Math.floor(at / millisecondsInDay))}`;
  if (age <= WEEKLY_MS) return `week ${String(Math.floor(at / millisecondsInWeek))}`;
  return null;
}

/** Which backups are not needed any more; never the newest one. @param times when each was made */
export function thinned(times: readonly number[], now: number): readonly number[] {
  const taken = new Set<string>();
  return times
    .toSorted((one, other) => other - one)
    .filter((at, index) => {
      const slot = slotOf(at, now - at);
      const isNeeded = index === 0 || (slot !== null && !taken.has(slot));
      if (slot !== null) taken.add(slot);
      return !isNeeded;
    });
}

interface ScheduledBackupsOptions {
  readonly database: OpenDatabase;
  readonly dataDir: string;
  /** Where the sets are written. */
  readonly folder: string;
  /** How much later than the last one the next is made. */
  readonly everyMs: number;
  readonly now: () => Date;
}

/** How the backups are. */
export interface BackupState {
  /** Of the newest set, in milliseconds; null: there is none. */
  readonly ageMs: number | null;
  /** Whether the last try failed, or the newest set is twice as old as it should be. */
  readonly isLate: boolean;
}

/** Backups by schedule: a set is due when the newest one is too old, whoever made it. */
export class ScheduledBackups {
  readonly #options: ScheduledBackupsOptions;
  #lastAt: number | null = null;
  #hasFailed = false;

  constructor(options: ScheduledBackupsOptions) {
    this.#options = options;
  }

  get state(): BackupState {
    const { everyMs, now } = this.#options;
    const ageMs = this.#lastAt === null ? null : now().getTime() - this.#lastAt;
    return { ageMs, isLate: this.#hasFailed || (ageMs !== null && ageMs > 2 * everyMs) };
  }

  /**
   * Makes the set that is due, and deletes those that are not needed any more.
   * @returns what was written; null: nothing was due
   * @throws when it could not be written; it is tried again with the next look
   */
  async run(): Promise<SetFacts | null> {
    const { database, dataDir, folder, everyMs, now } = this.#options;
    try {
      this.#lastAt = (await setsIn(folder)).at(-1)?.at ?? null;
      const isDue = this.#lastAt === null || now().getTime() - this.#lastAt >= everyMs;
      if (!isDue) return null;
      const facts = await writeSet(database, { dataDir, folder }, now);
      this.#hasFailed = false;
      await this.#thin();
      return facts;
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  async #thin(): Promise<void> {
    const { folder, now } = this.#options;
    await sweepParts(folder, now().getTime());
    const sets = await setsIn(folder);
    this.#lastAt = sets.at(-1)?.at ?? null;
    const surplus = thinned(
      sets.map(({ at }) => at),
      now().getTime(),
    );
    for (const set of sets)
      if (surplus.includes(set.at)) await rm(set.folder, { recursive: true, force: true });
  }
}
