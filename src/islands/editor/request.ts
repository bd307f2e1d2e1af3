import type { Failure } from '../../lib/result.ts';
import { token } from '../csrf-token.ts';
import { reopenLogin } from './stores/session.ts';

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      /** 0: nobody answered. */
      readonly status: number;
      readonly failure: Failure;
      /** The whole body: a conflict says more than a failure. */
      readonly body: unknown;
    };

/** What browsers still send of a page that is being closed, in bytes. */
const KEEPALIVE_BYTES = 60_000;

/**
 * One call of the editor. US-05: where the session is over the login opens over the
 * page, and the call is made again.
 */
export async function ask<Value>(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Value>> {
  const isForm = body instanceof FormData;
  const sent = body === undefined || isForm ? body : JSON.stringify(body);
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'x-csrftoken': token(),
        ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
      keepalive: typeof sent === 'string' && document.hidden && sent.length < KEEPALIVE_BYTES,
    });
    if (response.status === 401) {
      await reopenLogin();
      return await ask(method, path, body, headers);
    }
    const value: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, value: value as Value };
    return { ok: false, status: response.status, failure: value as Failure, body: value };
  } catch {
    const failure: Failure = { code: 'unavailable', message: '' };
    return { ok: false, status: 0, failure, body: null };
  }
}
