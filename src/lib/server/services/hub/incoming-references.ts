import type { Transaction } from 'kysely';
import { KINDS, type Entity, type Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { idsByReference } from '../../repositories/references.ts';

type Tx = Transaction<Database>;

/** How many records name one by its id; of each field at most so many are counted. */
const MAX_COUNTED = 100;

/** Why a record is not deleted: others name it, which would name nothing then. Null: none does. */
export async function incomingReferences(
  tx: Tx,
  kind: Kind,
  record: Entity<Kind>,
  locale: Locale,
): Promise<Failure | null> {
  const holders = new Set<string>();
  for (const other of KINDS) {
    const ids = await idsByReference(
      tx,
      { kind: other, most: MAX_COUNTED },
      { kind, id: record.id },
    );
    for (const id of ids) if (other !== kind || id !== record.id) holders.add(`${other}:${id}`);
  }
  if (holders.size === 0) return null;
  const told = { name: titleOf(kind, record, locale), count: holders.size };
  return failure('conflict', translator(locale)('hub_records:held', told)).failure;
}
