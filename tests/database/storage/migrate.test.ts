import { sql, type Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RecordDescription } from '../../../src/content/records/define.ts';
import { records, type Kind } from '../../../src/content/records/kinds.ts';
import { columnsOf, linkTablesOf } from '../../../src/lib/server/db/columns.ts';
import { migrate } from '../../../src/lib/server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../../src/lib/server/db/open.ts';
import {
  databaseFor,
  BOTH_ENGINES,
  type Content,
  type Engine,
} from '../../support/database/house.ts';

const kinds = Object.keys(records) as Kind[];
/** Tables of which no record knows. */
const OTHERS = [
  'release',
  'release_item',
  'approval_rule',
  'change',
  'record_version',
  'shop_cart',
  'shop_seat',
  'shop_order',
  'shop_level',
  'booking_request',
  'reservation',
  'waiting_entry',
  'login_user',
  'login_session',
  'login_account',
  'login_attempt',
  'login_verification',
  'login_two_factor',
  'demo_record',
  'unconfirmed_access',
  'media_bin',
  'error_log',
  'link_check',
  'form_draft',
  'api_token',
  'audit_entry',
  'form_entry',
  'form_file',
  'form_spam',
  'form_state',
  'hub_undo',
  'hub_view',
  'favourites_calendar',
  'event_follower',
  'status_change',
  'newsletter_subscription',
  'note',
  'note_mention',
  'outbox',
  'outside_identity',
  'api_request',
  'personal_data_request',
  'presence',
  'schedule',
  'script_error',
  'search_document',
  'search_queue',
  'search_reference',
  'search_state',
  'search_text',
  'search_trigram',
  'search_word',
  'searched_asker',
  'searched_key',
  'searched_word',
];
/** What SQLite keeps the words of the search in; PostgreSQL has a column for them. */
const FULL_TEXT = [
  'search_tokens',
  'search_tokens_config',
  'search_tokens_data',
  'search_tokens_docsize',
  'search_tokens_idx',
];

async function open(engine: Engine, content: Content): Promise<OpenDatabase> {
  const database = await openDatabase(await databaseFor(engine, content));
  onTestFinished(() => database.db.destroy());
  return database;
}

interface Found {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

async function columnsIn({ db, engine }: OpenDatabase, table: string): Promise<Found[]> {
  if (engine === 'postgres') {
    const { rows } = await sql<{ name: string; type: string; nullable: string }>`
      select column_name as name, data_type as type, is_nullable as nullable
      from information_schema.columns where table_name = ${table}`.execute(db);
    return rows.map((row) => ({ ...row, nullable: row.nullable === 'YES' }));
  }
  const { rows } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
    select name, type, "notnull", pk from pragma_table_info(${table})`.execute(db);
  return rows.map(({ name, type, notnull, pk }) => ({
    name,
    type: type.toLowerCase(),
    nullable: notnull === 0 && pk === 0,
  }));
}

async function indexesOf({ db, engine }: OpenDatabase): Promise<readonly string[]> {
  const { rows } = await (
    engine === 'postgres'
      ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public'`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index'`
  ).execute(db);
  return rows.map(({ name }) => name);
}

const byName = (columns: readonly Found[]) =>
  [...columns].sort((left, right) => (left.name < right.name ? -1 : 1));

const expectedOf = (description: RecordDescription) =>
  byName(
    columnsOf(description).map(({ name, storage, nullable }) => ({
      name,
      type: storage === 'integer' || storage === 'flag' ? 'integer' : 'text',
      nullable,
    })),
  );

const tablesOf = async (db: Kysely<never>) =>
  (await db.introspection.getTables()).map(({ name }) => name).sort();

describe.each(BOTH_ENGINES)('the schema on %s', (engine) => {
  it('is made from nothing, and making it again changes nothing', async () => {
    const { db } = await open(engine, 'nothing');
    expect(await migrate(db)).toEqual([
      '0001_programme',
      '0002_content',
      '0003_booking',
      '0004_accounts',
      '0005_editing',
      '0006_login_attempts',
      '0007_reservations',
      '0008_outbox',
      '0009_forms',
      '0010_consent',
      '0011_error_log',
      '0012_newsletter',
      '0013_search',
      '0014_languages',
      '0015_favourites_calendar',
      '0016_search_words',
      '0017_resources',
      '0018_works',
      '0019_access',
      '0020_script_errors',
      '0021_hub',
      '0022_box_office',
      '0023_media_library',
      '0024_written_pages',
      '0025_invitations',
      '0026_house_design',
      '0027_venue_stops',
      '0029_kept_forms',
      '0030_calendar_domain',
      '0031_presence_module',
      '0032_bundles',
      '0033_version_door',
      '0034_version_line',
      '0035_unconfirmed_access',
      '0036_unsubscribe',
      '0037_releases',
      '0038_renamed_columns',
      '0039_synonyms',
      '0040_prices_and_refunds',
      '0041_prices_at_groups',
      '0042_link_checks',
      '0043_notes',
      '0044_shared_sections',
    ]);
    const tables = await tablesOf(db as unknown as Kysely<never>);
    expect(await migrate(db)).toEqual([]);
    expect(await tablesOf(db as unknown as Kysely<never>)).toEqual(tables);
  });

  it('has a table for every kind, its links, the log of changes and what is booked, and no other', async () => {
    const { db } = await open(engine, 'bare');
    const links = kinds.flatMap((kind) => linkTablesOf(records[kind]).map(({ table }) => table));
    expect(await tablesOf(db as unknown as Kysely<never>)).toEqual(
      [...kinds, ...links, ...OTHERS, ...(engine === 'sqlite' ? FULL_TEXT : [])].sort(),
    );
  });

  it('API-03 has exactly the columns that the descriptions of the records say', async () => {
    const database = await open(engine, 'bare');
    for (const kind of kinds)
      expect({ kind, columns: byName(await columnsIn(database, kind)) }).toEqual({
        kind,
        columns: expectedOf(records[kind]),
      });
  });

  it('keeps links as pairs in an order', async () => {
    const database = await open(engine, 'bare');
    for (const { table } of kinds.flatMap((kind) => linkTablesOf(records[kind])))
      expect(byName(await columnsIn(database, table))).toEqual([
        { name: 'owner', type: 'integer', nullable: false },
        { name: 'position', type: 'integer', nullable: false },
        { name: 'target', type: 'integer', nullable: false },
      ]);
  });

  it('has the indexes that the descriptions ask for', async () => {
    const indexes = await indexesOf(await open(engine, 'bare'));
    const wanted = kinds.flatMap((kind) =>
      records[kind].indexes.map((columns) => `${kind}_${columns.join('_')}`),
    );
    expect(wanted.length).toBeGreaterThan(5);
    expect(indexes).toEqual(expect.arrayContaining(wanted));
  });
});
