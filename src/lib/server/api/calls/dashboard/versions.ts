import { z } from 'zod';
import { INSTANCE_NAME } from '../../../../constants.ts';
import { success } from '../../../../result.ts';
import { MIGRATION_NAMES } from '../../../db/migrate.ts';
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
    pending: z.array(z.string()).meta({ description: 'Migrations that have not run' }),
    packages: z.array(z.object({ name: z.string(), version: z.string() })),
  }),
  async load({ app: { database } }) {
    const migrations = await appliedMigrations(database.db);
    const names = new Set(migrations.map(({ name }) => name));
    return success({
      product: PRODUCT.version,
      instance: INSTANCE_NAME,
      node: process.versions.node,
      database: { engine: database.engine, version: await databaseVersion(database) },
      migrations,
      pending: MIGRATION_NAMES.filter((name) => !names.has(name)),
      packages: PRODUCT.packages,
    });
  },
});
