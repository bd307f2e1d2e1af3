import type { Insertable, Kysely, Selectable } from 'kysely';
import type { PersonalDataRequestRow } from '../../db/tables/visitor-schema.ts';
import type { Database } from '../../db/schema.ts';

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
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<readonly PersonalDataRequest[]> =>
  db
    .selectFrom('personal_data_request')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countPersonalDataRequests(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('personal_data_request')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
