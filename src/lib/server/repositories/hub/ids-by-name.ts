import type { Kysely } from 'kysely';
import { LOCALES } from '../../../constants.ts';
import { foldedWords } from '../../../search/fold.ts';
import { type Database, untyped } from '../../db/schema.ts';

const COLUMNS = {
  person: ['name'],
  composer: LOCALES.map((locale) => `name_${locale}`),
  work: LOCALES.map((locale) => `title_${locale}`),
} as const;

const folded = (name: string): string => foldedWords(name).join(' ');

/**
 * The records of a name, in either language, the oldest first. Where none is called exactly so,
 * those whose name is the same but for case, spaces, accents and umlauts that are written out.
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
    .select(['id', ...COLUMNS[kind]])
    .$if(composer !== null, (query) =>
      query.where('id', 'in', (eb) =>
        eb.selectFrom('work_composers').select('owner').where('target', '=', composer),
      ),
    )
    .orderBy('id')
    .execute();
  const wanted = folded(name);
  const called = (isIt: (own: string) => boolean): readonly number[] =>
    rows
      .filter((row) => COLUMNS[kind].some((column) => isIt(String(row[column]))))
      .map(({ id }) => Number(id));
  const exact = called((own) => own === name);
  return exact.length > 0 || wanted === '' ? exact : called((own) => folded(own) === wanted);
}
