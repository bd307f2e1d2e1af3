import { sql, type Kysely } from 'kysely';

/**
 * Until here a new event was step-free unless somebody said otherwise: nobody can know of which
 * it was said. They stay as they are, and the hub asks. What came with the demo says it truly.
 */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await db.schema
    .createTable('unconfirmed_access')
    .addColumn('event', 'integer', (column) => column.primaryKey())
    .execute();
  await sql`insert into unconfirmed_access (event)
    select id from event where access like '%"step_free":true%' and id not in
      (select record from demo_record where kind = 'event')`.execute(db);
}
