import { z } from 'zod';
import { KINDS } from '../../../../../content/records/kinds.ts';
import { INSTANCE_NAME } from '../../../../constants.ts';
import { success, type Result } from '../../../../result.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { siteStatistics, versionStatistics } from '../../../page-data/statistics/site.ts';
import { endpoint, type Endpoint } from '../../core/endpoint.ts';

/** A call of the dashboard: for whoever may read it, from the box office up. */
export const dashboardCall = <Query extends z.ZodObject>(call: {
  readonly summary: string;
  readonly query: Query;
  readonly answer: z.ZodType;
  load(context: PageContext, query: z.output<Query>): Promise<Result<unknown>>;
}): Endpoint => endpoint({ ...call, needs: ['dashboard', 'read'] });

const instant = z.iso.datetime().nullable();
const bytes = z.int();

export const site = dashboardCall({
  summary:
    'Dashboard: how many records there are, what waits, what changed last, and what it weighs',
  query: z.object({}),
  answer: z.object({
    is_site_online: z.boolean(),
    is_shop_online: z.boolean(),
    version: z.string().meta({ description: 'Of the product' }),
    records: z.array(
      z.object({
        kind: z.enum(KINDS),
        label: z.string(),
        public: z.int(),
        offline: z.int(),
        newest: instant,
      }),
    ),
    public: z.int(),
    offline: z.int(),
    drafts: z.int().meta({ description: 'Records that somebody works on' }),
    scheduled: z.int().meta({ description: 'Publications and removals that are ordered' }),
    newest: instant.meta({ description: 'When anything was changed last' }),
    storage: z.object({
      database_bytes: bytes,
      media_bytes: bytes.meta({ description: 'Originals of the library' }),
      free_bytes: bytes,
    }),
  }),
  load: async (context) => success(await siteStatistics(context)),
});

export const versions = dashboardCall({
  summary: 'Dashboard: the versions of the product, of what it runs on, and of its schema',
  query: z.object({}),
  answer: z.object({
    product: z.string(),
    instance: z.literal(INSTANCE_NAME),
    node: z.string(),
    database: z.object({ engine: z.enum(['sqlite', 'postgres']), version: z.string() }),
    migrations: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
    packages: z.array(z.object({ name: z.string(), version: z.string() })),
  }),
  load: async (context) => success(await versionStatistics(context)),
});
