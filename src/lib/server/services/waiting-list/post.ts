import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { Mailer, Message } from '../../ports/mailer.ts';

/** A mail server may be away for a moment. */
const TRIES_AFTER_MS = [0, 30_000, 300_000] as const;
/** What waits to be carried is bounded: beyond it somebody floods us. */
const MOST_WAITING = 500;

/** Sends messages without making anybody wait, and again where it failed. */
export class Post {
  readonly #mailer: Mailer;
  readonly #report: ErrorReporter;
  readonly #stopped = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor(mailer: Mailer, report: ErrorReporter) {
    this.#mailer = mailer;
    this.#report = report;
  }

  get from(): string {
    return this.#mailer.from;
  }

  /** @returns false when there is no room for it */
  send(message: Message): boolean {
    if (this.#running.size >= MOST_WAITING) {
      this.#report.report('A message was not sent: too many are waiting.');
      return false;
    }
    const sending = this.#carry(message).finally(() => this.#running.delete(sending));
    this.#running.add(sending);
    return true;
  }

  /** When everything that was sent so far has gone, or was given up. */
  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    await this.idle();
  }

  async #carry(message: Message): Promise<void> {
    const { signal } = this.#stopped;
    for (const wait of TRIES_AFTER_MS) {
      if (wait > 0) await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
      if (wait > 0 && signal.aborted) break;
      const sent = await this.#mailer.send(message);
      if (sent.ok) return;
      if (sent.failure.code === 'invalid') break;
    }
    // Without the address: it is nobody's business who waits for what.
    this.#report.report('A message of the waiting list was not sent.');
  }
}
