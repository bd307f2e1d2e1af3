import { z } from 'zod';
import { INSTANCE_NAME } from '../../../../constants.ts';
import { success } from '../../../../result.ts';
import { versionStatistics } from '../../../page-data/statistics/site.ts';
import { dashboardCall } from './dashboard-call.ts';

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
