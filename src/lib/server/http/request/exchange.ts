import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { ResolvedRoute } from '../../../routing/resolve-route.ts';
import type { ReceivedBody } from './spool.ts';

/** A request with its answer, and the row that its address was found in. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly route: ResolvedRoute;
  /** Its body, where it was received before it took its turn. */
  readonly received?: ReceivedBody;
}

/** What was sent: the body that is here already, or as it comes. */
export const sentBy = ({ request, received }: Exchange): Readable => received?.open() ?? request;
