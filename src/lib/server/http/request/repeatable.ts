import { hostCookie } from '../../../host-cookie.ts';
import type { ResolvedRoute } from '../../../routing/resolve-route.ts';
import { idempotencyKeyOf } from '../../../booking/idempotency-key.ts';
import { COOKIE } from '../../../constants.ts';
import { cookiesIn } from './cookies-in.ts';
import { isReading } from './reading.ts';
import type { Exchange } from './exchange.ts';

/** The key with which the request is done once, however often it is sent. */
function hasKey({ request: { headers } }: Exchange, { table }: ResolvedRoute): boolean {
  const cookies = cookiesIn(headers.cookie);
  const keys =
    table === 'api'
      ? [headers['idempotency-key']]
      : [false, true].map((isHttps) => cookies.get(hostCookie(COOKIE.formKey, isHttps))?.value);
  return keys.some((key) => typeof key === 'string' && idempotencyKeyOf(key) !== null);
}

/**
 * Whether a request may be made again when nobody knows what became of it: it only reads, or
 * it comes with a key under which the answer to the first one was saved.
 * @param hasBody its body is here as a whole
 */
export const isRepeatable = (exchange: Exchange, hasBody: boolean): boolean =>
  isReading(exchange.request) ||
  (exchange.request.method === 'POST' &&
    hasBody &&
    exchange.route.row.isOnce &&
    hasKey(exchange, exchange.route));
