import type { IncomingHttpHeaders } from 'node:http';
import { isApiPath } from '../../../src/lib/routing/api-routes.ts';
import type { FuzzRequest } from './fuzz-request.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const SECURITY_HEADERS = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

/** What only the inside of the product knows: stacks, files, SQL, names of drivers. */
const INSIDE = [
  /\bat \S+ \(\S*:\d+:\d+\)/u,
  /node:internal|node_modules|file:\/\/\//u,
  /\/src\/(?:lib|pages|content)\//u,
  /SQLITE_|ERR_SQLITE|PostgresError|kysely/iu,
  /\b(?:select|insert into|update|delete from) "[a-z_]+"/iu,
  /foyer\.db|foyer-process-/u,
];

/** What is a fault of the server's whatever was asked; empty: nothing. */
export function problemsOf(request: FuzzRequest, answer: FuzzAnswer): readonly string[] {
  const { status, headers, body } = answer;
  const problems: string[] = [];
  if (status >= 500) problems.push(`status ${String(status)}`);
  const missing = SECURITY_HEADERS.filter((name) => headers[name] === undefined);
  // The browser keeps the headers of the answer that it has.
  if (status !== 304 && missing.length > 0) problems.push(`without ${missing.join(', ')}`);
  if (headers['x-injected'] !== undefined) problems.push('a header was injected');
  const [path = ''] = request.path.split('?', 1);
  // What the venue runs on is told to those who run it, by one call.
  const isTold = status === 200 && /\/dashboard\/versions\/?$/u.test(path);
  if (!isTold && INSIDE.some((inside) => inside.test(body))) problems.push('tells of its inside');
  const type = headers['content-type'] ?? '';
  if (isApiPath(path) && status >= 400 && body !== '' && !isJson(type, body))
    problems.push(`a call fails with ${type === '' ? 'no type' : type}`);
  return problems;
}

function isJson(type: string, body: string): boolean {
  if (!type.startsWith('application/json')) return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
