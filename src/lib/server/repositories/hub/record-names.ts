import type { Kysely } from 'kysely';
import type { Fields } from '../../../../content/records/define.ts';
import { records, type Entity, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES } from '../../../constants.ts';
import { foldedWords } from '../../../search/fold.ts';
import { entityOf } from '../../db/codec.ts';
import { BASE_COLUMNS, columnsOfField } from '../../db/columns.ts';
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

/** The columns that a record is called by. */
function nameColumns(kind: Kind): readonly string[] {
  const { title, card, fields } = records[kind] as {
    title: string;
    card: readonly string[];
    fields: Fields;
  };
  const own = [title, ...card].flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : columnsOfField(name, field);
  });
  return [...BASE_COLUMNS, ...own].map(({ name }) => name);
}

/** SQLite and PostgreSQL both take more parameters than this in one statement. */
const IDS_AT_ONCE = 500;

/** Some records of a kind with nothing but what they are called by. */
export async function namesById(
  db: Kysely<Database>,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Entity<Kind>>> {
  const found = new Map<number, Entity<Kind>>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const rows = await untyped(db)
      .selectFrom(kind as string)
      .select([...nameColumns(kind)])
      .where('id', 'in', ids.slice(start, start + IDS_AT_ONCE))
      .execute();
    for (const row of rows) {
      const record = entityOf(records[kind], row) as unknown as Entity<Kind>;
      found.set(record.id, record);
    }
  }
  return found;
}

/** The same of all records of a kind, where there are no more than so many; null: there are more. */
export async function fewNames(
  db: Kysely<Database>,
  kind: Kind,
  most: number,
): Promise<readonly Entity<Kind>[] | null> {
  const rows = await untyped(db)
    .selectFrom(kind as string)
    .select([...nameColumns(kind)])
    .orderBy('id')
    .limit(most + 1)
    .execute();
  if (rows.length > most) return null;
  return rows.map((row) => entityOf(records[kind], row) as unknown as Entity<Kind>);
}
