import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { statusFailure } from '../../../i18n/server-messages.ts';
import { isApiPath } from '../../../routing/api-routes.ts';
import { localeOfPath } from '../../../routing/routes.ts';
import { secured } from '../response/headers.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** So long a client has to take the answer and to close the connection. */
const CLOSE_LIMIT_MS = 1000;

/** What Node's parser hands over: with the bytes that it stumbled over, where it has them. */
type ParseError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** So much of a request is looked at for its address; those of calls are short. */
const HEAD_BYTES = 300;

/** The path that a broken request began with; empty where its beginning is not among these bytes. */
function pathIn(packet: Buffer | undefined): string {
  const [, target = ''] = (packet?.toString('latin1', 0, HEAD_BYTES) ?? '').split(' ', 2);
  return target.split('?', 1)[0] ?? '';
}

/** Whoever asks for the head alone takes a body for the next answer. */
const isHead = (packet: Buffer | undefined): boolean =>
  packet?.toString('latin1', 0, 5) === 'HEAD ';

/** Answers an unparsable or late request with its status, and closes the connection. */
export function rejectBrokenRequest(error: ParseError, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const path = pathIn(error.rawPacket);
  const body = isApiPath(path) ? JSON.stringify(statusFailure(status, localeOfPath(path))) : '';
  const headers = secured([
    ['connection', 'close'],
    ['content-length', String(Buffer.byteLength(body))],
    ['cache-control', 'no-store'],
    ...(body === '' ? [] : ([['content-type', 'application/json']] as const)),
  ]);
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const answer = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${isHead(error.rawPacket) ? '' : body}`;
  // A client that never closes its own side would keep the connection for ever.
  const limit = setTimeout(() => socket.destroy(), CLOSE_LIMIT_MS);
  socket.once('close', () => {
    clearTimeout(limit);
  });
  socket.end(answer);
  // Whatever else it sends is not kept; reading it lets the answer through.
  socket.resume();
}
