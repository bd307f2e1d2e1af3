import type { Failure } from '../../../lib/result.ts';
import { loginPrompt } from './login-prompt.ts';
import { send } from './send.ts';

export interface ApiFailure {
  readonly ok: false;
  /** 0: nobody answered. */
  readonly status: number;
  readonly failure: Failure;
  /** The whole body: that of a conflict has more than a failure. */
  readonly body: unknown;
}

export type ApiResult<Value> = { readonly ok: true; readonly value: Value } | ApiFailure;

/** What browsers still send of a page that is being closed, in bytes. */
const KEEPALIVE_BYTES = 60_000;

/** What is said by nobody, or by something before the server that does not answer in JSON. */
const NO_FAILURE: Failure = { code: 'unavailable', message: '' };

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'message' in value;

/**
 * One call of the editor. Where the session is over the login opens over the
 * page, and the call is made again.
 */
export async function request<Value>(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResult<Value>> {
  const isForm = body instanceof FormData;
  const payload = body === undefined || isForm ? body : JSON.stringify(body);
  try {
    const isSmall = typeof payload === 'string' && payload.length < KEEPALIVE_BYTES;
    const response = await send(
      path,
      {
        method,
        ...(payload !== undefined && { body: payload }),
        // Whoever leaves the page says so with it.
        keepalive: isSmall && (document.hidden || method === 'DELETE'),
      },
      { ...(typeof payload === 'string' && { 'content-type': 'application/json' }), ...headers },
    );
    if (response.status === 401) {
      await loginPrompt.open();
      return await request(method, path, body, headers);
    }
    const value: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, value: value as Value };
    const failure = isFailure(value) ? value : NO_FAILURE;
    return { ok: false, status: response.status, failure, body: value };
  } catch {
    return { ok: false, status: 0, failure: NO_FAILURE, body: null };
  }
}
