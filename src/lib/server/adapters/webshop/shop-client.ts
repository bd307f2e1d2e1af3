import { SHOP_TIMEOUT_MS } from '../../../constants.ts';
import type { Log } from '../../ports/log.ts';
import { count } from '../../concurrency/counters.ts';
import { bulkhead } from '../../concurrency/bulkhead.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import {
  BROKEN_OFF,
  type FetchLimits,
  type FetchResult,
  limitedFetch,
  NOT_CONNECTED,
} from '../limited-fetch.ts';
import type { ShopConfig } from '../../config/config-parts.ts';
import type { ShopResult } from '../../ports/webshop.ts';
import { failureCodeOf } from './wire-format.ts';

export interface ShopClientOptions {
  readonly log?: Pick<Log, 'info' | 'warn'>;
  /** A clock that never jumps, in milliseconds. */
  readonly tick?: () => number;
  readonly timeoutMs?: number;
  /** Failures in a row after which the shop is not called for a while. */
  readonly failures?: number;
}

/** One request to the shop. */
export interface ShopRequest<Value> {
  readonly path: string;
  /** The body of a POST; without it nothing is bought, and the request may be repeated. */
  readonly message?: object;
  readonly language?: string;
  /** Parses the body of the response; null when it is not understood. */
  readonly read: (body: unknown) => Value | null;
  /** Told what was answered after the timeout, when it counts as not carried out already. */
  readonly onLate?: (value: Value) => void;
  /** The value for a 404; without it a 404 is a failure. */
  readonly ifMissing?: Value;
}

export type SendShopRequest = <Value>(request: ShopRequest<Value>) => Promise<ShopResult<Value>>;

const MAX_BYTES = 64 * 1024;
/** How long after the timeout an answer is still heard, in milliseconds. */
const LATE_MS = 60_000;
const FAILURES = 5;
const PAUSE_MS = 10_000;
/** Most calls of a kind at once: a shop that hangs blocks no more than these. */
const MAX_AT_ONCE = 20;
/** Statuses that count as a failure of the shop, not of the single request. */
const FAILURE_STATUSES: ReadonlySet<number> = new Set([401, 403, 407, 408, 425, 429]);

interface ShopReply<Value> {
  readonly result: ShopResult<Value>;
  readonly isFailure: boolean;
}

const unreachable = <Value>(why: string, isFailure = true): ShopReply<Value> => ({
  result: { ok: false, failure: { kind: 'unreachable', why } },
  isFailure,
});

function interpret<Value>(
  response: FetchResult,
  { read, ifMissing }: ShopRequest<Value>,
): ShopReply<Value> {
  if (response.status === 404 && ifMissing !== undefined)
    return { result: { ok: true, value: ifMissing }, isFailure: false };
  if (response.kind === 'nothing') return unreachable(response.why);
  const code = failureCodeOf(response.body);
  if (code !== null)
    return { result: { ok: false, failure: { kind: 'rejected', code } }, isFailure: false };
  const { status } = response;
  // One invalid order must not open the circuit for everybody else.
  if (status >= 400) return unreachable(`status ${String(status)}`, FAILURE_STATUSES.has(status));
  const value = read(response.body);
  return value === null
    ? unreachable('not understood')
    : { result: { ok: true, value }, isFailure: false };
}

/** Whether nothing can have been bought: nothing was ordered, or the shop received nothing. */
const mayRepeat = (response: FetchResult, isBuying: boolean): boolean =>
  response.kind === 'nothing' &&
  (response.why === NOT_CONNECTED || (response.why === BROKEN_OFF && !isBuying));

/** What is to be done with an answer that comes late: only what was understood is told. */
const lateOf = <Value>(request: ShopRequest<Value>): Pick<FetchLimits, 'late'> => {
  const { onLate } = request;
  if (onLate === undefined) return {};
  const tell = (response: FetchResult): void => {
    const { result } = interpret(response, request);
    if (result.ok) onLate(result.value);
  };
  return { late: { withinMs: LATE_MS, tell } };
};

function requestOf(
  { token }: ShopConfig,
  { message, language }: Pick<ShopRequest<unknown>, 'message' | 'language'>,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (language !== undefined) headers.set('accept-language', language);
  if (message === undefined) return { method: 'GET', headers };
  headers.set('content-type', 'application/json');
  return { method: 'POST', headers, body: JSON.stringify(message) };
}

/**
 * An HTTP client for a webshop elsewhere: every request ends within the timeout, a shop
 * that fails is not called for a while, and concurrent requests are limited.
 */
export function openShopClient(config: ShopConfig, options: ShopClientOptions): SendShopRequest {
  const { log, timeoutMs = SHOP_TIMEOUT_MS, failures = FAILURES } = options;
  const tick = options.tick ?? (() => performance.now());
  let lastReason = '';
  const breaker = new CircuitBreaker({
    tick,
    failures,
    pauseMs: PAUSE_MS,
    onChange: (isClosed) => {
      if (isClosed) log?.info('the webshop answers again');
      else
        log?.warn(`the webshop does not answer (${lastReason}): it is left alone for ten seconds`);
    },
  });
  const bulkheads = { buying: bulkhead(MAX_AT_ONCE), reading: bulkhead(MAX_AT_ONCE) };

  async function fetchWithRetry<Value>(request: ShopRequest<Value>): Promise<FetchResult> {
    const startedAt = performance.now();
    const address = config.url + request.path;
    const init = requestOf(config, request);
    const isBuying = request.message !== undefined;
    const limits = { timeoutMs, maxBytes: MAX_BYTES, ...lateOf(request) };
    const first = await limitedFetch(address, init, limits);
    const remainingMs = timeoutMs - (performance.now() - startedAt);
    if (!mayRepeat(first, isBuying) || remainingMs <= 0) return first;
    return limitedFetch(address, init, { ...limits, timeoutMs: remainingMs });
  }

  return async <Value>(request: ShopRequest<Value>): Promise<ShopResult<Value>> => {
    const limit = request.message === undefined ? bulkheads.reading : bulkheads.buying;
    const answer = await limit(() =>
      breaker.run(
        async () => {
          const reply = interpret(await fetchWithRetry(request), request);
          if (!reply.result.ok && reply.result.failure.kind === 'unreachable') {
            lastReason = reply.result.failure.why;
            log?.info(`the webshop gave no answer: ${lastReason}`);
          }
          return reply;
        },
        ({ isFailure }) => isFailure,
      ),
    );
    const result = answer?.result ?? unreachable<Value>('busy or away').result;
    count('shop_calls', result.ok ? 'answered' : result.failure.kind);
    return result;
  };
}
