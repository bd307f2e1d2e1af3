import type { z } from 'zod';
import type { Result } from '../../../../result.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { endpoint, type Endpoint } from '../../core/endpoint.ts';

/** A call of the dashboard: for whoever may read it, from the box office up. */
export const dashboardCall = <Query extends z.ZodObject>(call: {
  readonly summary: string;
  readonly query: Query;
  readonly answer: z.ZodType;
  load(context: PageContext, query: z.output<Query>): Promise<Result<unknown>>;
}): Endpoint => endpoint({ ...call, needs: ['dashboard', 'read'] });
