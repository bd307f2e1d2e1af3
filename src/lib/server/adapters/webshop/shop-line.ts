import { SHOP_TIMEOUT_MS } from '../../../constants.ts';
import type { Log } from '../../ports/log.ts';
import { bulkhead } from '../../concurrency/bulkhead.ts';
import { Breaker } from './breaker.ts';
import { BROKEN_OFF, type Fetched, limitedFetch, NOT_CONNECTED } from './limited-fetch.ts';
import type { ShopPlace } from '../../config/env.ts';
import type { ShopResult } from '../../ports/webshop.ts';
import { codeOfRefusal } from './wire.ts';

export interface LineOptions {
  readonly log?: Pick<Log, 'info' | 'warn'>;
  /** A clock that never jumps, in milliseconds. */
  readonly tick?: () => number;
  readonly timeoutMs?: number;
  /** Failures in a row after which the shop is left alone for a while. */
  readonly failures?: number;
}

/** One thing to ask of the shop. */
export interface Question<Value> {
  readonly path: string;
  /** What to tell it; without it nothing is bought, and the question may be repeated. */
  readonly message?: object;
  readonly language?: string;
  /** What the answer says; null when it is not understood. */
  readonly read: (body: unknown) => Value | null;
  /** What it means when there is nothing at this address; without it that is no answer. */
  readonly ifMissing?: Value;
}

export type Ask = <Value>(question: Question<Value>) => Promise<ShopResult<Value>>;

const MAX_BYTES = 64 * 1024;
const FAILURES = 5;
const REST_MS = 10_000;
/** Calls of a kind at once: a shop that hangs holds no more of them than this. */
const MOST_AT_ONCE = 20;
/** Answers that speak against the shop or our place in it, and not against what was asked. */
const SPEAKS_AGAINST: ReadonlySet<number> = new Set([401, 403, 407, 408, 425, 429]);

interface Judged<Value> {
  readonly result: ShopResult<Value>;
  readonly isFailure: boolean;
}

const away = <Value>(why: string, isFailure = true): Judged<Value> => ({
  result: { ok: false, failure: { kind: 'unreachable', why } },
  isFailure,
});

function judge<Value>(fetched: Fetched, { read, ifMissing }: Question<Value>): Judged<Value> {
  if (fetched.status === 404 && ifMissing !== undefined)
    return { result: { ok: true, value: ifMissing }, isFailure: false };
  if (fetched.kind === 'nothing') return away(fetched.why);
  const code = codeOfRefusal(fetched.body);
  if (code !== null)
    return { result: { ok: false, failure: { kind: 'rejected', code } }, isFailure: false };
  const { status } = fetched;
  // One strange order must not close the shop for everybody else.
  if (status >= 400) return away(`status ${String(status)}`, SPEAKS_AGAINST.has(status));
  const value = read(fetched.body);
  return value === null
    ? away('not understood')
    : { result: { ok: true, value }, isFailure: false };
}

/** Nothing can have been bought: it was only asked, or nothing arrived. */
const mayRepeat = (fetched: Fetched, isBuying: boolean): boolean =>
  fetched.kind === 'nothing' &&
  (fetched.why === NOT_CONNECTED || (fetched.why === BROKEN_OFF && !isBuying));

function requestOf({ token }: ShopPlace, { message, language }: Question<unknown>): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (language !== undefined) headers.set('accept-language', language);
  if (message === undefined) return { method: 'GET', headers };
  headers.set('content-type', 'application/json');
  return { method: 'POST', headers, body: JSON.stringify(message) };
}

/**
 * The line to a shop elsewhere: every question ends within the time-out, a shop
 * that fails is left alone for a while, and what waits for it is bounded.
 */
export function openLine(place: ShopPlace, options: LineOptions): Ask {
  const { log, timeoutMs = SHOP_TIMEOUT_MS, failures = FAILURES } = options;
  const tick = options.tick ?? (() => performance.now());
  let lastWhy = '';
  const breaker = new Breaker({
    tick,
    failures,
    restMs: REST_MS,
    onChange: (isClosed) => {
      if (isClosed) log?.info('the webshop answers again');
      else log?.warn(`the webshop does not answer (${lastWhy}): it is left alone for ten seconds`);
    },
  });
  const gates = { buying: bulkhead(MOST_AT_ONCE), asking: bulkhead(MOST_AT_ONCE) };

  async function fetchIt(question: Question<unknown>): Promise<Fetched> {
    const began = performance.now();
    const address = place.url + question.path;
    const init = requestOf(place, question);
    const isBuying = question.message !== undefined;
    const first = await limitedFetch(address, init, { timeoutMs, maxBytes: MAX_BYTES });
    const left = timeoutMs - (performance.now() - began);
    if (!mayRepeat(first, isBuying) || left <= 0) return first;
    return limitedFetch(address, init, { timeoutMs: left, maxBytes: MAX_BYTES });
  }

  return async <Value>(question: Question<Value>): Promise<ShopResult<Value>> => {
    const gate = question.message === undefined ? gates.asking : gates.buying;
    const answer = await gate(() =>
      breaker.run(
        async () => {
          const judged = judge(await fetchIt(question), question);
          if (!judged.result.ok && judged.result.failure.kind === 'unreachable') {
            lastWhy = judged.result.failure.why;
            log?.info(`the webshop gave no answer: ${lastWhy}`);
          }
          return judged;
        },
        ({ isFailure }) => isFailure,
      ),
    );
    return answer === null ? away<Value>('busy or away').result : answer.result;
  };
}
