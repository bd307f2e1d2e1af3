import * as z from 'zod';
import { CHANGES_PATH } from '../lib/server/http/edge/signed-request.ts';
import { changesSchema, type ChangesSince } from '../lib/server/http/edge/changes-schema.ts';
import type { Note } from './kept.ts';
import type { Origin } from './origin.ts';
import type { Context } from './platform.ts';
import type { Shelf } from './shelf.ts';

/** With requests coming in, the server is asked so often; nobody waits for it. */
const SOON_MS = 350;
/** What was asked longer ago than this is asked first: no change is seen later. */
const MAX_MS = 700;
const LIMIT_MS = 1000;
/** More tags than these are forgotten together; pages are then asked for anew, one by one. */
const MAX_TAGS = 5000;

const logSchema = z.object({
  /** Changes after this one are known, up to `last`. */
  from: z.int(),
  last: z.int(),
  /** What was kept before this moment may be of another database. */
  resetAt: z.number(),
  tags: z.record(z.string(), z.int()),
});
export type ChangeLog = z.output<typeof logSchema>;

/** The log with what was told on top. @param log null: nothing was known */
export function extended(log: ChangeLog | null, told: ChangesSince, now: number): ChangeLog {
  if (told.isAll) return { from: told.last, last: told.last, resetAt: now, tags: {} };
  if (log === null) return { from: told.last, last: told.last, resetAt: 0, tags: {} };
  const last = Math.max(log.last, told.last);
  // Two requests may have asked at once: whichever answer comes last takes nothing back.
  const tags = { ...log.tags };
  for (const [tag, id] of Object.entries(told.tags)) tags[tag] = Math.max(tags[tag] ?? 0, id);
  if (Object.keys(tags).length > MAX_TAGS) return { ...log, from: last, last, tags: {} };
  return { ...log, last, tags };
}

/** Whether nothing that a kept answer shows has changed since it was taken, as far as is known. */
export function holds(log: ChangeLog, note: Note): boolean {
  if (note.change < log.from || note.keptAt <= log.resetAt) return false;
  const isTouched = (tag: string): boolean => (log.tags[tag] ?? 0) > note.change;
  return !isTouched(`path:${note.path}`) && !note.tags.some(isTouched);
}

/**
 * What has changed, asked of the server by the ids of its database. Promises are not shared
 * between requests: the platform ends what belongs to another one.
 */
export class Changes {
  readonly #origin: Origin;
  readonly #shelf: Shelf;
  #log: ChangeLog | null = null;
  #askedAt = 0;
  #triedAt = 0;

  constructor(origin: Origin, shelf: Shelf) {
    this.#origin = origin;
    this.#shelf = shelf;
  }

  holds(note: Note): boolean {
    return this.#log !== null && holds(this.#log, note);
  }

  /** Asks where it is time to; nobody waits where it was asked a moment ago. */
  async refresh(context: Context): Promise<void> {
    const now = Date.now();
    const age = now - this.#askedAt;
    if (age < SOON_MS) return;
    if (age >= MAX_MS && !this.#origin.isDown) await this.ask(context);
    else if (now - this.#triedAt >= SOON_MS) context.waitUntil(this.ask(context));
  }

  async ask(context: Context): Promise<void> {
    this.#triedAt = Date.now();
    this.#log ??= await this.#stored();
    const askedAt = Date.now();
    const before = this.#log;
    const query = before === null ? '' : `?since=${String(before.last)}`;
    const answer = await this.#origin.ask({ url: CHANGES_PATH + query, limitMs: LIMIT_MS });
    const told = changesSchema.safeParse(await answer?.json().catch(() => null));
    if (!told.success) return;
    const log = extended(this.#log, told.data, Date.now());
    this.#log = log;
    this.#askedAt = Math.max(this.#askedAt, askedAt);
    if (log.last !== before?.last) context.waitUntil(this.#shelf.writeLog(log));
  }

  async #stored(): Promise<ChangeLog | null> {
    const stored = logSchema.safeParse(await this.#shelf.readLog().catch(() => null));
    return stored.success ? stored.data : null;
  }
}
