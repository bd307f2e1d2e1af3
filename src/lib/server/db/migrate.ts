import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import * as programme from './migrations/0001_programme.ts';
import * as content from './migrations/0002_content.ts';
import * as booking from './migrations/0003_booking.ts';
import * as accounts from './migrations/0004_accounts.ts';
import * as editing from './migrations/0005_editing.ts';
import * as loginAttempts from './migrations/0006_login_attempts.ts';
import * as reservations from './migrations/0007_reservations.ts';
import * as outbox from './migrations/0008_outbox.ts';
import * as forms from './migrations/0009_forms.ts';
import * as consent from './migrations/0010_consent.ts';
import * as errorLog from './migrations/0011_error_log.ts';
import * as newsletter from './migrations/0012_newsletter.ts';
import * as search from './migrations/0013_search.ts';
import * as languages from './migrations/0014_languages.ts';
import * as favouritesCalendar from './migrations/0015_favourites_calendar.ts';
import * as searchWords from './migrations/0016_search_words.ts';
import * as resources from './migrations/0017_resources.ts';
import * as works from './migrations/0018_works.ts';
import * as access from './migrations/0019_access.ts';
import * as scriptErrors from './migrations/0020_script_errors.ts';
import * as hub from './migrations/0021_hub.ts';
import * as boxOffice from './migrations/0022_box_office.ts';
import * as mediaLibrary from './migrations/0023_media_library.ts';
import * as writtenPages from './migrations/0024_written_pages.ts';
import * as invitations from './migrations/0025_invitations.ts';
import * as houseDesign from './migrations/0026_house_design.ts';
import * as venueStops from './migrations/0027_venue_stops.ts';
import * as keptForms from './migrations/0029_kept_forms.ts';
import * as calendarDomain from './migrations/0030_calendar_domain.ts';
import * as presenceModule from './migrations/0031_presence_module.ts';
import * as bundles from './migrations/0032_bundles.ts';
import * as versionDoor from './migrations/0033_version_door.ts';
import * as versionLine from './migrations/0034_version_line.ts';
import * as unconfirmedAccess from './migrations/0035_unconfirmed_access.ts';
import * as unsubscribe from './migrations/0036_unsubscribe.ts';
import * as releases from './migrations/0037_releases.ts';
import * as renamedColumns from './migrations/0038_renamed_columns.ts';
import * as synonyms from './migrations/0039_synonyms.ts';
import * as pricesAndRefunds from './migrations/0040_prices_and_refunds.ts';
import * as pricesAtGroups from './migrations/0041_prices_at_groups.ts';
import * as linkChecks from './migrations/0042_link_checks.ts';
import * as notes from './migrations/0043_notes.ts';
import * as sharedSections from './migrations/0044_shared_sections.ts';

/** Told what a step made of what there was, in numbers. */
export type OnMigrated = works.TellMigration;

interface Step {
  up(db: Parameters<Migration['up']>[0], tell?: OnMigrated): Promise<void>;
}

/** In order; a migration that has landed is never edited. */
const MIGRATIONS: Readonly<Record<string, Step>> = {
  '0001_programme': programme,
  '0002_content': content,
  '0003_booking': booking,
  '0004_accounts': accounts,
  '0005_editing': editing,
  '0006_login_attempts': loginAttempts,
  '0007_reservations': reservations,
  '0008_outbox': outbox,
  '0009_forms': forms,
  '0010_consent': consent,
  '0011_error_log': errorLog,
  '0012_newsletter': newsletter,
  '0013_search': search,
  '0014_languages': languages,
  '0015_favourites_calendar': favouritesCalendar,
  '0016_search_words': searchWords,
  '0017_resources': resources,
  '0018_works': works,
  '0019_access': access,
  '0020_script_errors': scriptErrors,
  '0021_hub': hub,
  '0022_box_office': boxOffice,
  '0023_media_library': mediaLibrary,
  '0024_written_pages': writtenPages,
  '0025_invitations': invitations,
  '0026_house_design': houseDesign,
  '0027_venue_stops': venueStops,
  '0029_kept_forms': keptForms,
  '0030_calendar_domain': calendarDomain,
  '0031_presence_module': presenceModule,
  '0032_bundles': bundles,
  '0033_version_door': versionDoor,
  '0034_version_line': versionLine,
  '0035_unconfirmed_access': unconfirmedAccess,
  '0036_unsubscribe': unsubscribe,
  '0037_releases': releases,
  '0038_renamed_columns': renamedColumns,
  '0039_synonyms': synonyms,
  '0040_prices_and_refunds': pricesAndRefunds,
  '0041_prices_at_groups': pricesAtGroups,
  '0042_link_checks': linkChecks,
  '0043_notes': notes,
  '0044_shared_sections': sharedSections,
};

/** The names of all steps, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).sort();

const stepsTelling = (tell?: OnMigrated): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, step]) => [name, { up: (db) => step.up(db, tell) }]),
  );

/** The names of the steps that a database has been through, in order, those of other versions included. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ readonly name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Brings the database to the newest schema, in one transaction.
 * @param last the step to stop after; null: all steps
 * @param onMigrated told what steps made of what there was
 * @returns the names of the steps that ran
 * @throws the error of the step that failed; the database keeps the state before all of them.
 */
export async function migrate<T>(
  db: Kysely<T>,
  last: string | null = null,
  onMigrated?: OnMigrated,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(stepsTelling(onMigrated)) },
  });
  const { error, results = [] } = await (last === null
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}
