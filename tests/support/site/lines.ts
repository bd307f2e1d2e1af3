import { connect } from 'node:net';

export interface LineAnswer {
  readonly status: number;
  /** Name in small letters and value, in order, as they came. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Sends bytes as they are, and reads everything until the connection ends. */
export function sendLines(origin: string, text: string): Promise<LineAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, 'latin1')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const answer = Buffer.concat(chunks).toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      // Lenient readers end a line at either sign.
      const [first = '', ...lines] = answer.slice(0, end).split(/\r\n|[\r\n]/u);
      resolve({
        status: Number(first.split(' ')[1] ?? 0),
        headers: lines.map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        }),
        body: answer.slice(end + 4),
      });
    });
  });
}

interface Lines {
  readonly method?: string;
  readonly host: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

/** A request, line by line; nothing in it is encoded or checked. */
export function linesOf(
  target: string,
  { method = 'GET', host, headers = [], body }: Lines,
): string {
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
  return [...head, ...length, '', body ?? ''].join('\r\n');
}
