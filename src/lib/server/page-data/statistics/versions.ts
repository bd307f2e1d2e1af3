import { INSTANCE_NAME } from '../../../constants.ts';
import { appliedMigrations, databaseVersion } from '../../repositories/dashboard/facts.ts';
import type { PageContext } from '../page/page-context.ts';
import { PRODUCT } from './product.ts';

/** The versions of the product, of what it runs on, and of its schema. */
export const versionStatistics = async ({ app: { database } }: PageContext) => ({
  product: PRODUCT.version,
  instance: INSTANCE_NAME,
  node: process.versions.node,
  database: { engine: database.engine, version: await databaseVersion(database) },
  migrations: await appliedMigrations(database.db),
  packages: PRODUCT.packages,
});
