import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResolvedRoute } from '../../../routing/resolve-route.ts';

/** A request with its answer, and the row that its address was found in. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly route: ResolvedRoute;
}
