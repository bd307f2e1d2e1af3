import type { Insertable, Kysely, Selectable } from 'kysely';
import type { PersonalDataRequestRow } from '../db/personal-data-schema.ts';
import type { Database } from '../db/schema.ts';

export type PersonalDataRequest = Selectable<PersonalDataRequestRow>;

export async function insertPersonalDataRequest(
  db: Kysely<Database>,
  request: Insertable<PersonalDataRequestRow>,
): Promise<void> {
  await db.insertInto('personal_data_request').values(request).execute();
}

/** The newest first. */
export const personalDataRequests = (
  db: Kysely<Database>,
  limit: number,
): Promise<readonly PersonalDataRequest[]> =>
  db.selectFrom('personal_data_request').selectAll().orderBy('id', 'desc').limit(limit).execute();
