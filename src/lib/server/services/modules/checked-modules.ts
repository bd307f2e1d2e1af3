import type { Kysely, Transaction } from 'kysely';
import { embedHosts, type EmbedHosts } from '../../../../content/embed-hosts.ts';
import type { Database } from '../../db/schema.ts';
import { allRecords } from '../../repositories/records.ts';
import type { ModuleLibrary } from './library.ts';

/** What modules are checked by: their kinds, and the hosts that this venue may embed. */
export interface CheckedModules {
  readonly library: ModuleLibrary;
  readonly hosts: EmbedHosts;
}

/** The kinds of modules with the hosts as they are now, in the write that they are checked in. */
export async function checkedModules(
  db: Kysely<Database> | Transaction<Database>,
  library: ModuleLibrary,
): Promise<CheckedModules> {
  const services = await allRecords(db, 'consent_service');
  return { library, hosts: embedHosts(services.filter((service) => service.is_online)) };
}
