import type { InvalidationTarget } from '../rendering/invalidation-target.ts';
import type { FromWorker } from './messages.ts';

/** The page store of the serving process, told by messages. */
export class MessageTarget implements InvalidationTarget {
  readonly #send: (message: FromWorker) => void;
  lastChange: number | null;
  /** How many messages were sent: whoever gets an answer of this worker waits for all before it. */
  sent = 0;

  constructor(since: number | null, send: (message: FromWorker) => void) {
    this.lastChange = since;
    this.#send = send;
  }

  invalidate(change: Parameters<InvalidationTarget['invalidate']>[0], lastChange: number | null) {
    this.sent += 1;
    this.lastChange = lastChange ?? this.lastChange;
    this.#send({ type: 'invalidate', number: this.sent, change, lastChange });
  }

  clear(): void {
    this.sent += 1;
    this.#send({ type: 'clear', number: this.sent });
  }
}
