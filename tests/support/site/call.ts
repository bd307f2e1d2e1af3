import { request } from 'node:http';
import type { Product } from './product.ts';
import { API_TOKEN } from './token.ts';

export interface CallAnswer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | null;
  readonly body: { readonly code?: string; readonly reason?: string };
}

/** Sends JSON to a product in this process, as a program of the venue does. */
export async function call(
  { origin }: Product,
  path: string,
  data: unknown,
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${API_TOKEN}` },
): Promise<CallAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        hostname,
        port,
        path,
        agent: false,
        method: 'POST',
        headers: { host: 'localhost:4321', 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          const type = answer.headers['content-type'] ?? '';
          resolve({
            status: answer.statusCode ?? 0,
            type,
            retryAfter: answer.headers['retry-after'] ?? null,
            body: type.includes('json') ? (JSON.parse(text) as CallAnswer['body']) : {},
          });
        });
      },
    );
    asked.on('error', reject).end(JSON.stringify(data));
  });
}
