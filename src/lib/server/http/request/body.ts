import type { IncomingMessage } from 'node:http';
import { BODY_DRAIN_BYTES } from '../response/limits.ts';
import type { BodyShare } from './body-budget.ts';

const UNBOUNDED = { take: () => true, release: () => undefined };

/**
 * The whole body of a request, or `too-large`, of which nothing is kept: by its
 * Content-Length, before a byte is read. `broken`: the client disconnected. `busy`: there is
 * no room for it in the budget.
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  budget: BodyShare = UNBOUNDED,
): Promise<Buffer | 'too-large' | 'broken' | 'busy'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    return discarded(request).then(() => 'too-large');
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let taken = 0;
    const settle = (outcome: Buffer | 'broken' | Promise<'too-large' | 'busy'>): void => {
      budget.release(taken);
      taken = 0;
      resolve(outcome);
    };
    const stop = (reason: 'too-large' | 'busy'): void => {
      request.off('data', onData);
      chunks.length = 0;
      settle(discarded(request).then(() => reason));
    };
    const onData = (chunk: Buffer): void => {
      length += chunk.byteLength;
      if (length > limit) stop('too-large');
      else if (!budget.take(chunk.byteLength)) stop('busy');
      else {
        taken += chunk.byteLength;
        chunks.push(chunk);
      }
    };
    request.on('data', onData);
    request.on('end', () => {
      settle(Buffer.concat(chunks));
    });
    for (const event of ['error', 'close'] as const)
      request.on(event, () => {
        settle('broken');
      });
  });
}

/**
 * Resolves when the rest was read and discarded. Whoever is still writing when the answer
 * closes the connection may never read it, and between the processes that is a lost worker.
 */
function discarded(request: IncomingMessage): Promise<void> {
  const announced = Number(request.headers['content-length'] ?? 0);
  drain(request);
  if (announced > BODY_DRAIN_BYTES) return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ['end', 'close'] as const)
      request.once(event, () => {
        resolve();
      });
  });
}

/** Reads and discards the rest, so that the client can finish writing and read the response. */
export function drain(request: IncomingMessage): void {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.byteLength;
    if (length > BODY_DRAIN_BYTES) request.destroy();
  });
  request.on('error', () => undefined);
  request.resume();
}
