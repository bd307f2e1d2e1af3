import { matchApi } from '../../../src/lib/routing/api-routes.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { resourceCallsAt } from '../../../src/lib/server/api/resources/resource-calls.ts';
import {
  callDenied,
  runResourceCall,
} from '../../../src/lib/server/api/resources/run-resource-call.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';
import type { Role } from '../../../src/lib/accounts/permissions.ts';
import { FAILURE_STATUS } from '../../../src/lib/result.ts';

const ORIGIN = 'http://localhost:4321';

/** Somebody with a role. */
export const callerWith = (role: Role, scopes: readonly string[] | null = null): Caller => ({
  role,
  how: 'session',
  csrfToken: 'token',
  scopes,
  user: { id: role, email: `${role}@example.org`, first_name: 'Ada', last_name: role, role },
});

export interface CallInput {
  readonly body?: object | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly caller?: Caller;
}

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes a call on resources inside of the process, as the endpoint does. */
export async function ask(
  app: AppContext,
  request: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`,
  { body = null, headers = {}, caller = callerWith('editor') }: CallInput = {},
): Promise<Answered> {
  const [method = '', address = ''] = request.split(' ');
  const url = new URL(address, ORIGIN);
  const match = matchApi(url.pathname);
  if (match === null) throw new Error(`${address} is no call`);
  const { name, params, locale } = match;
  const call = resourceCallsAt(name, params['kind']).find((one) => one.method === method);
  if (call === undefined) throw new Error(`there is no call ${request}`);
  const denial = callDenied(call, caller, locale);
  if (denial !== null)
    return { status: FAILURE_STATUS[denial.code], body: { ...denial }, headers: {} };
  const input = { locale, caller, params, url, headers: new Headers(headers), body };
  const answer = await runResourceCall(app, call, input);
  return {
    status: answer.status,
    body: JSON.parse(JSON.stringify(answer.body)) as Answered['body'],
    headers: answer.headers ?? {},
  };
}
