import { z } from 'zod';
import { INSTANCE_NAME } from '../../../../constants.ts';
import { success } from '../../../../result.ts';
import { appliedMigrations, databaseVersion } from '../../../repositories/dashboard/facts.ts';
import { dashboardCall } from './dashboard-call.ts';
import { PRODUCT } from './product.ts';

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
  async load({ app: { database } }) {
    return success({
      product: PRODUCT.version,
      instance: INSTANCE_NAME,
      node: process.versions.node,
      database: { engine: database.engine, version: await databaseVersion(database) },
      migrations: await appliedMigrations(database.db),
      packages: PRODUCT.packages,
    });
  },
});
