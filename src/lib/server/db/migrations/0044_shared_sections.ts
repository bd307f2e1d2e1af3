import type { Kysely } from 'kysely';
import { createRecordTable } from './create-table.ts';

/** Sections that stand on several pages and are written in one place. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await createRecordTable(db, 'shared_section', { text: ['name_de', 'name_en', 'modules'] });
}
