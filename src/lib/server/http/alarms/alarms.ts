import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Env } from '../../config/env.ts';
import type { Log } from '../../ports/log.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { Readiness } from '../status/readiness.ts';
import { ALARMS, AlarmState, type Raised } from './alarm-state.ts';
import { alarmMessage } from './alarm-text.ts';

interface AlarmsParts {
  readonly env: Pick<Env, 'dataDir' | 'siteOrigin'>;
  /** Who gets the messages. */
  readonly to: string;
  readonly mailer: Mailer;
  readonly readiness: () => Readiness;
  readonly now: () => Date;
  readonly log: Log;
}

/** How often the checks are looked at. */
const LOOK_MS = 30_000;
/** A start may fill or migrate a database meanwhile: it is no trouble for so many looks. */
const LOOKS_TO_START = 20;

const fileSchema = z.array(z.strictObject({ name: z.enum(ALARMS), since: z.iso.datetime() }));

/**
 * Messages to whoever runs the site when a check of `/readyz` goes on failing, and when that is
 * over. They go straight to the mail server: the outbox is in the database, which may be the trouble.
 */
export class Alarms {
  readonly #parts: AlarmsParts;
  readonly #file: string;
  #state: AlarmState | null = null;
  #looks = 0;
  #hasBeenReady = false;

  constructor(parts: AlarmsParts) {
    this.#parts = parts;
    this.#file = path.join(parts.env.dataDir, 'alarms.json');
  }

  /** Looks once, and sends what is to be told. What cannot be sent is tried again at the next look. */
  async look(): Promise<void> {
    const { env, to, mailer, now, log } = this.#parts;
    const readiness = this.#parts.readiness();
    this.#hasBeenReady ||= readiness.status !== 'unready';
    this.#looks += 1;
    if (!this.#hasBeenReady && this.#looks <= LOOKS_TO_START) return;
    const state = (this.#state ??= new AlarmState(await this.#sentBefore()));
    state.add(readiness.checks, now().toISOString());
    const { raised, over } = state;
    if (raised.length + over.length === 0) return;
    const message = alarmMessage({ raised, over, readiness, origin: env.siteOrigin });
    const result = await mailer.send({ to, ...message });
    const names = [...raised, ...over].map(({ name }) => name);
    if (!result.ok) {
      log.warn('an alarm could not be sent', { names, why: result.failure.reason });
      return;
    }
    log.info('an alarm was sent', { names });
    state.markSent();
    await this.#save(state.sent);
  }

  /** Looks again and again, for as long as the process runs. */
  start(): void {
    let isLooking = false;
    const timer = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      void this.look().finally(() => (isLooking = false));
    }, LOOK_MS);
    timer.unref();
  }

  async #sentBefore(): Promise<readonly Raised[]> {
    try {
      return fileSchema.parse(JSON.parse(await readFile(this.#file, 'utf8')));
    } catch {
      // None was sent yet, or nobody can read it any more: what fails is told once more.
      return [];
    }
  }

  async #save(sent: readonly Raised[]): Promise<void> {
    try {
      await writeFile(this.#file, JSON.stringify(sent), { mode: 0o600 });
    } catch (error) {
      // The disk may be the trouble. A new start would tell again.
      this.#parts.log.warn('what alarms were sent could not be kept', error);
    }
  }
}
