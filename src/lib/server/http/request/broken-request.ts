import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { secured } from '../response/headers.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** So long a client has to take the answer and to close the connection. */
const CLOSE_LIMIT_MS = 1000;

/** Answers an unparsable or late request with its status, and closes the connection. */
export function rejectBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const headers = secured([
    ['connection', 'close'],
    ['content-length', '0'],
    ['cache-control', 'no-store'],
  ]);
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const answer = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n`;
  // A client that never closes its own side would keep the connection for ever.
  const limit = setTimeout(() => socket.destroy(), CLOSE_LIMIT_MS);
  socket.once('close', () => {
    clearTimeout(limit);
  });
  socket.end(answer);
  // Whatever else it sends is not kept; reading it lets the answer through.
  socket.resume();
}
