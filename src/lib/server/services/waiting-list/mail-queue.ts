import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { Mailer, Message } from '../../ports/mailer.ts';

/** The mail server may be unavailable for a moment. */
const RETRY_DELAYS_MS = [0, 30_000, 300_000] as const;
/** The queue is bounded, as a protection against flooding. */
const MAX_QUEUED = 500;

/** Sends messages in the background, with retries. */
export class MailQueue {
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

  /** @returns false when the queue is full */
  send(message: Message): boolean {
    if (this.#running.size >= MAX_QUEUED) {
      this.#report.report('A message was not sent: too many are waiting.');
      return false;
    }
    const sending = this.#deliver(message).finally(() => this.#running.delete(sending));
    this.#running.add(sending);
    return true;
  }

  /** Resolves when all messages so far are sent or given up. */
  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    await this.idle();
  }

  async #deliver(message: Message): Promise<void> {
    const { signal } = this.#stopped;
    for (const delayMs of RETRY_DELAYS_MS) {
      if (delayMs > 0)
        await pause(delayMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (delayMs > 0 && signal.aborted) break;
      const result = await this.#mailer.send(message);
      if (result.ok) return;
      if (result.failure.code === 'invalid') break;
    }
    // Without the address, which is personal data.
    this.#report.report('A message of the waiting list was not sent.');
  }
}
