import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_PIPELINED } from '../response/limits.ts';

/** How many requests of a connection wait for the one before them. */
const waiting = new WeakMap<Socket, number>();

/**
 * Takes no more of a connection that ends with what waits on it. Node reads on after each
 * message, so that thousands that nobody answers would be parsed and, at the end, torn down.
 */
function stopReading(socket: Socket): void {
  socket.resume = () => socket;
  socket.pause();
}

/**
 * Answers a request that was sent before its connection had the answer to the one before: when
 * it has, so that a connection never has more than one under way. So many may wait; the
 * connection ends with the last of them, and what is sent behind it is not answered.
 */
export function answerInOrder(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  const { socket } = request;
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > MAX_PIPELINED) {
    stopReading(socket);
    return;
  }
  waiting.set(socket, count);
  if (count === MAX_PIPELINED) response.shouldKeepAlive = false;
  response.once('socket', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    // Other connections go between two of one.
    setImmediate(answer, request, response);
  });
}
