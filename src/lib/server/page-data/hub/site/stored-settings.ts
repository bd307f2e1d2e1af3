import type { Entity } from '../../../../../content/records/kinds.ts';
import { allRecords } from '../../../repositories/records.ts';
import { settingsOf } from '../../../services/records/reference-data.ts';
import type { PageContext } from '../../page/page-context.ts';

/** The stored settings, also those that are newer than what pages read from memory. */
export async function storedSettings({ app, data }: PageContext): Promise<Entity<'settings'>> {
  return (await allRecords(app.database.db, 'settings'))[0] ?? settingsOf(data);
}
