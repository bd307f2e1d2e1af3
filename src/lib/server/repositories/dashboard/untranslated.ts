import type { Kysely } from 'kysely';
import type { Fields } from '../../../../content/records/define.ts';
import { KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { untyped } from '../../db/untyped.ts';

/** Kinds whose name is in two languages. */
const TRANSLATED = KINDS.filter((kind) => {
  const fields: Fields = records[kind].fields;
  return fields[records[kind].title]?.keep === 'translated';
});

/** How many public records of each kind have a name in German and none in English; only kinds with some. */
export async function untranslatedCounts(
  db: Kysely<Database>,
): Promise<readonly { readonly kind: Kind; readonly count: number }[]> {
  const counts: { kind: Kind; count: number }[] = [];
  for (const kind of TRANSLATED) {
    const { title } = records[kind];
    const { count } = await untyped(db)
      .selectFrom(kind)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('is_online', '=', 1)
      .where(`${title}_de`, '!=', '')
      .where(`${title}_en`, '=', '')
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) counts.push({ kind, count: Number(count) });
  }
  return counts;
}
