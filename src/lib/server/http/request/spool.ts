import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Result } from '../../../result.ts';
import { MAX_BODIES, SLOWEST_SENDER } from '../response/limits.ts';
import { BodyBudget } from './body-budget.ts';
import { CLOCK, SenderPace, type Clock, type LeastPace } from './sender-pace.ts';

/** A body that is here, in a file without a name. */
export interface ReceivedBody {
  readonly bytes: number;
  /** All of it, from its beginning. */
  open(): Readable;
  /** Frees its room. */
  drop(): Promise<void>;
}

/** Why a body was not received; nothing of it is kept then. */
export type SpoolFailure = 'too_large' | 'interrupted' | 'busy' | 'no_space';

export interface SpoolOptions {
  /** Where the files are while they are opened. */
  readonly folder: string;
  /** The most bytes of all bodies together, of which a client has a quarter. */
  readonly allBytes: number;
  /** How many bodies there are at once, of which a client has a quarter. */
  readonly most?: number;
  readonly slowest?: LeastPace;
  readonly clock?: Clock;
}

const NO_SPACE = ['ENOSPC', 'EDQUOT'];

/** A new file that has no name any more: it ends with this process, however that ends. */
async function namelessFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  const handle = await open(file, 'wx+', 0o600);
  await rm(file);
  return handle;
}

class SpooledBody implements ReceivedBody {
  readonly bytes: number;
  readonly #handle: FileHandle;
  readonly #free: () => void;
  readonly #streams: Readable[] = [];

  constructor(handle: FileHandle, bytes: number, free: () => void) {
    this.#handle = handle;
    this.bytes = bytes;
    this.#free = free;
  }

  open(): Readable {
    const stream = this.#handle.createReadStream({ start: 0, autoClose: false });
    this.#streams.push(stream);
    return stream;
  }

  async drop(): Promise<void> {
    for (const stream of this.#streams) stream.destroy();
    try {
      await this.#handle.close();
    } finally {
      this.#free();
    }
  }
}

/**
 * Copies a body into a file, piece by piece: the next is not read before this one is written.
 * @returns why not all of it is there; null: it is
 * @throws what writing throws
 */
function copy(
  request: IncomingMessage,
  handle: FileHandle,
  take: (bytes: number) => SpoolFailure | null,
  { slowest = SLOWEST_SENDER, clock = CLOCK }: Pick<SpoolOptions, 'slowest' | 'clock'>,
): Promise<SpoolFailure | null> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    let written = Promise.resolve();
    const end = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      pace.came(0);
      request.off('data', onData);
      settle();
    };
    const fail = (why: SpoolFailure): void => {
      end(() => {
        resolve(why);
      });
    };
    const giveUp = (error: unknown): void => {
      end(() => {
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    };
    const pace = new SenderPace(slowest, () => fail('interrupted'), clock);
    const goOn = (): void => {
      if (isOver) return;
      pace.wait();
      request.resume();
    };
    const onData = (chunk: Buffer): void => {
      pace.came(chunk.byteLength);
      const refused = take(chunk.byteLength);
      if (refused !== null) {
        fail(refused);
        return;
      }
      request.pause();
      written = handle.writeFile(chunk);
      written.then(goOn, giveUp);
    };
    request.on('data', onData);
    request.once('end', () => {
      // The end comes to who pauses, too: before the last piece is written.
      end(() => {
        written.then(() => {
          resolve(null);
        }, reject);
      });
    });
    for (const event of ['error', 'close'] as const)
      request.once(event, () => {
        fail('interrupted');
      });
    goOn();
  });
}

/**
 * Receives long bodies before their requests take a turn, so that whoever sends slowly holds
 * up nobody. It is bounded in bodies and in bytes, in all and for each client, and a sender who
 * is too slow is given up.
 */
export class Spool {
  readonly #options: SpoolOptions;
  readonly #bodies: BodyBudget;
  readonly #bytes: BodyBudget;

  constructor(options: SpoolOptions) {
    this.#options = options;
    this.#bodies = new BodyBudget(options.most ?? MAX_BODIES);
    this.#bytes = new BodyBudget(options.allBytes);
  }

  /**
   * Receives the body of a request.
   * @param client whoever sends it, by their network
   */
  async receive(
    request: IncomingMessage,
    { client, maxBytes }: { readonly client: string; readonly maxBytes: number },
  ): Promise<Result<ReceivedBody, SpoolFailure>> {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes)
      return { ok: false, failure: 'too_large' };
    const bodies = this.#bodies.of(client);
    if (!bodies.take(1)) return { ok: false, failure: 'busy' };
    const bytes = this.#bytes.of(client);
    let handle: FileHandle | null = null;
    let held = 0;
    const free = (): void => {
      bodies.release(1);
      bytes.release(held);
    };
    const take = (length: number): SpoolFailure | null => {
      if (held + length > maxBytes) return 'too_large';
      if (!bytes.take(length)) return 'busy';
      held += length;
      return null;
    };
    let failure: SpoolFailure | null = 'interrupted';
    try {
      handle = await namelessFile(this.#options.folder);
      failure = await copy(request, handle, take, this.#options);
      if (failure === null) return { ok: true, value: new SpooledBody(handle, held, free) };
    } catch (error) {
      if (!NO_SPACE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      failure = 'no_space';
    } finally {
      if (failure !== null) {
        await handle?.close();
        free();
      }
    }
    return { ok: false, failure };
  }
}
