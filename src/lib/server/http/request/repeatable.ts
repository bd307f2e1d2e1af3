import type { ResolvedRoute } from '../../../routing/resolve-route.ts';
import { COOKIE } from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import type { Task } from '../rendering/backend.ts';
import { cookiesIn } from './cookies-in.ts';
import { isReading } from './reading.ts';
import type { Exchange } from './exchange.ts';

/** The key with which the request is done once, however often it is sent. */
function hasKey({ request: { headers } }: Exchange, { table }: ResolvedRoute): boolean {
  if (table === 'api') return headers['idempotency-key'] !== undefined;
  const cookies = cookiesIn(headers.cookie);
  return [false, true].some(
    (isHttps) => cookies.get(hostCookie(COOKIE.formKey, isHttps)) !== undefined,
  );
}

/**
 * Whether a request may be made again when nobody knows what became of it: it only reads, or
 * it comes with a key under which the answer to the first one was saved.
 * @param task its body, where it is here as a whole
 */
export const isRepeatable = (exchange: Exchange, { body }: Pick<Task, 'body'>): boolean =>
  isReading(exchange.request) ||
  (exchange.request.method === 'POST' &&
    body !== undefined &&
    exchange.route.row.isOnce &&
    hasKey(exchange, exchange.route));
