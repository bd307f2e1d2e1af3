import type { IncomingMessage } from 'node:http';
import { BODY_DRAIN_BYTES } from '../response/limits.ts';

/**
 * The whole body of a request, or `too-large`, of which nothing is kept: by its
 * Content-Length, before a byte is read. `broken`: the client disconnected.
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | 'too-large' | 'broken'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    return discarded(request).then(() => 'too-large');
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer): void => {
      length += chunk.byteLength;
      if (length <= limit) {
        chunks.push(chunk);
        return;
      }
      request.off('data', onData);
      chunks.length = 0;
      resolve(discarded(request).then(() => 'too-large'));
    };
    request.on('data', onData);
    request.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    request.on('error', () => {
      resolve('broken');
    });
    request.on('close', () => {
      resolve('broken');
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
