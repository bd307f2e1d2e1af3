import type { Kysely } from 'kysely';
import type { Fields } from '../../../../content/records/define.ts';
import { KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import { type Database, untyped } from '../../db/schema.ts';

/** Kinds whose name is in two languages. */
const TRANSLATED = KINDS.filter((kind) => {
  const fields: Fields = records[kind].fields;
  return fields[records[kind].title]?.keep === 'translated';
});

/** Public records whose name is there in German and not in English, kind by kind, the newest first. */
export async function untranslated(
  db: Kysely<Database>,
): Promise<readonly { readonly kind: Kind; readonly id: number; readonly name: string }[]> {
  const found: { kind: Kind; id: number; name: string }[] = [];
  for (const kind of TRANSLATED) {
    const { title } = records[kind];
    const rows = await untyped(db)
      .selectFrom(kind)
      .select(['id', `${title}_de as name`])
      .where('is_online', '=', 1)
      .where(`${title}_de`, '!=', '')
      .where(`${title}_en`, '=', '')
      .orderBy('id', 'desc')
      .execute();
    for (const { id, name } of rows) found.push({ kind, id: Number(id), name: String(name) });
  }
  return found;
}
