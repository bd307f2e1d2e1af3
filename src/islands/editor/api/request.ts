import type { Failure } from '../../../lib/result.ts';
import { csrfToken } from '../../csrf-token.ts';
import { loginPrompt } from './login-prompt.ts';

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

/**
 * One call of the editor. US-05: where the session is over the login opens over the
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
    const response = await fetch(path, {
      method,
      headers: {
        'x-csrftoken': csrfToken(),
        ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { body: payload }),
      keepalive: typeof payload === 'string' && document.hidden && payload.length < KEEPALIVE_BYTES,
    });
    if (response.status === 401) {
      await loginPrompt.open();
      return await request(method, path, body, headers);
    }
    const value: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, value: value as Value };
    return { ok: false, status: response.status, failure: value as Failure, body: value };
  } catch {
    const failure: Failure = { code: 'unavailable', message: '' };
    return { ok: false, status: 0, failure, body: null };
  }
}
