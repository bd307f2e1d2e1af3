import type { ResolvedRoute } from '../../../routing/resolve-route.ts';
import type { Target } from '../../page-store/key.ts';
import type { PageStore } from '../../page-store/store.ts';
import type { Exchange } from '../request/exchange.ts';
import { sendStatus } from '../response/send.ts';
import type { ChangesSince } from './changes-schema.ts';
import { isFromEdge } from './from-edge.ts';

export const isChangesFeed = ({ table, name }: ResolvedRoute): boolean =>
  table === 'site' && name === 'edge-changes';

/**
 * Answers the edge where nothing has changed since, which is nearly always: no process behind
 * this one is asked. To anybody else there is no such address.
 * @returns whether it was answered
 */
export function answerChanges(
  store: PageStore,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  { query }: Target,
): boolean {
  if (!isFromEdge(request)) {
    sendStatus(response, 404);
    return true;
  }
  const last = store.lastChange;
  if (last === null || new URLSearchParams(query).get('since') !== String(last)) return false;
  const nothing: ChangesSince = { last, isAll: false, tags: {} };
  sendStatus(response, 200, [], nothing);
  return true;
}
