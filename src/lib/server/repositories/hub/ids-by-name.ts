import type { Kysely } from 'kysely';
import { LOCALES } from '../../../constants.ts';
import { untyped } from '../../db/untyped.ts';
import type { Database } from '../../db/schema.ts';

const COLUMNS = {
  person: ['name'],
  composer: LOCALES.map((locale) => `name_${locale}`),
  work: LOCALES.map((locale) => `title_${locale}`),
} as const;

/** Namesakes beyond these are not looked at. */
const MAX_FOUND = 20;

/**
 * The records of exactly a name, in either language, the oldest first.
 * @param composer of works: only those of this one; null: of anybody
 */
export async function idsByName(
  db: Kysely<Database>,
  kind: keyof typeof COLUMNS,
  name: string,
  composer: number | null = null,
): Promise<readonly number[]> {
  const rows = await untyped(db)
    .selectFrom(kind as string)
    .select('id')
    .where((eb) => eb.or(COLUMNS[kind].map((column) => eb(column, '=', name))))
    .$if(composer !== null, (query) =>
      query.where('id', 'in', (eb) =>
        eb.selectFrom('work_composers').select('owner').where('target', '=', composer),
      ),
    )
    .orderBy('id')
    .limit(MAX_FOUND)
    .execute();
  return rows.map(({ id }) => Number(id));
}
