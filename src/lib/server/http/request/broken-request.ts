import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { secured } from '../response/headers.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what could not even be read as a request, or did not come in time, and hangs up. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
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
  socket.end(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n`);
}
