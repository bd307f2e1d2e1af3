import type { Role } from '../../../src/lib/accounts/permissions.ts';
import { matchApi } from '../../../src/lib/routing/api-routes.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { FAILURE_STATUS } from '../../../src/lib/result.ts';
import { answerResource } from '../../../src/lib/server/api/resources/answer-request.ts';
import { answerApi } from '../../../src/lib/server/api/answer.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { ORIGIN } from '../env.ts';

/** A program whose token has a role. */
export const programWith = (role: Role): Caller => ({ ...NOBODY, role, how: 'token' });

/** A request to the API as it comes in: its body is text, right or not. */
export interface RawRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly body?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a request of a resource as its page does. */
export async function askPage(
  app: AppContext,
  request: Request,
  caller: Caller,
): Promise<Response> {
  const url = new URL(request.url);
  const match = matchApi(url.pathname);
  if (match === null) throw new Error(`${url.pathname} is no call`);
  const cookies = { get: () => undefined };
  const asked = { request, url, cookies, caller: () => Promise.resolve(caller) };
  const answer = await answerResource(app, match, asked);
  if (answer.ok) return answer.value;
  return Response.json(answer.failure, { status: FAILURE_STATUS[answer.failure.code] });
}

export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The same from its parts. */
export async function askRaw(
  app: AppContext,
  { method, address, body = null, headers = {} }: RawRequest,
  caller: Caller,
): Promise<RawAnswer> {
  const request = new Request(new URL(address, ORIGIN), {
    method,
    body,
    headers: { ...(body !== null && { 'content-type': 'application/json' }), ...headers },
  });
  const answer = await askPage(app, request, caller);
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

/** A call that everybody may read. */
export async function askPublic(
  app: AppContext,
  address: string,
  caller: Caller = NOBODY,
): Promise<RawAnswer> {
  const url = new URL(address, ORIGIN);
  const match = matchApi(url.pathname);
  if (match === null) throw new Error(`${address} is no call`);
  const { response } = await answerApi(app, match, url, () => Promise.resolve(caller));
  return { status: response.status, body: await response.json(), headers: response.headers };
}
