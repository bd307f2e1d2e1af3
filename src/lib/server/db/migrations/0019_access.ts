import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

type Db = Kysely<Record<string, never>>;

/** Tokens of programs, and the log of what was done to what only some may touch. */
export async function up(db: Db): Promise<void> {
  await withRisingId(db, 'api_token')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text')
    .addColumn('prefix', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('made_by', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
  await withRisingId(db, 'audit_entry')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('record', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await db.schema.createIndex('audit_entry_at').on('audit_entry').column('at').execute();
  await (db.getExecutor().adapter instanceof PostgresAdapter ? guardPostgres : guardSqlite)(db);
}

/*
 * Entries are appended alone: the database itself refuses to change one, and to delete one
 * that is younger than the shortest time it may be kept, 30 days.
 */

async function guardSqlite(db: Db): Promise<void> {
  await sql`create trigger audit_entry_unchanged before update on audit_entry begin
    select raise(abort, 'entries of the audit log are not changed'); end`.execute(db);
  await sql`create trigger audit_entry_kept before delete on audit_entry
    when old.at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-30 days') begin
    select raise(abort, 'entries of the audit log are kept'); end`.execute(db);
}

async function guardPostgres(db: Db): Promise<void> {
  await sql`create function audit_entry_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at <= to_char(now() at time zone 'utc' - interval '30 days',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') then
        return old;
      end if;
      raise exception 'entries of the audit log are not changed';
    end $$`.execute(db);
  await sql`create trigger audit_entry_guard before update or delete on audit_entry
    for each row execute function audit_entry_guard()`.execute(db);
}
