import { request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/**
 * Sends a path as it is written: a browser or a client library would normalize it first.
 * With a form it is a POST.
 */
export function rawGet(
  base: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  form?: URLSearchParams,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  const options = { hostname, port, path, agent: false, method: form ? 'POST' : 'GET' };
  const body = form?.toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const all = form ? { ...type, ...headers } : headers;
    const asked = request({ ...options, headers: all }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
      });
    });
    asked.on('error', reject).end(body);
  });
}
