import type { Kysely } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import { instantText } from '../../../dates/dates.ts';
import { invertOperation } from '../../../editing/operation.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { markUndone, setUndoSteps, undoOf } from '../../repositories/hub/hub-undo.ts';
import { lockRecord } from '../../repositories/records.ts';
import { forgetDrafts } from '../../repositories/versions.ts';
import { loadEditable } from '../editing/editable-record.ts';
import { isAt, keepDraft, type Editor, type EditingServices, type Tx } from '../editing/save.ts';
import { REPLACE } from '../hub/undo.ts';
import { withOperations, type Replaced, type ReplaceStep } from './replace-on-site.ts';

/** What somebody replaced under a name; null: nothing any more, or it is another one's. */
export async function replacementOf(
  db: Kysely<Database>,
  id: string,
  user: string,
): Promise<(Replaced & { readonly isUndone: boolean }) | null> {
  const row = await undoOf(db, id, user);
  if (row?.action !== REPLACE) return null;
  return { ...(JSON.parse(row.steps) as Replaced), isUndone: row.undone_at !== null };
}

/** Whether a draft became what it was; not where somebody changed it since, or published it. */
async function restore(
  tx: Tx,
  services: EditingServices,
  { kind, id, revision, hadDraft, operations }: ReplaceStep,
  editor: Editor,
): Promise<boolean> {
  await lockRecord(tx, kind, id);
  const editable = await loadEditable(tx, kind, id);
  if (editable === null || !isAt(editable, revision)) return false;
  if (!hadDraft) {
    await forgetDrafts(tx, kind, id);
    return true;
  }
  const inverse = operations.map(invertOperation).toReversed();
  const wanted = withOperations(editable.content, inverse);
  if (wanted === null) return false;
  return (await keepDraft(tx, services, { editable, wanted }, editor)).ok;
}

/** Whose it is, and what of it may be written still. */
export interface UndoneBy {
  readonly id: string;
  readonly user: string;
  readonly kinds: readonly Kind[];
}

/** Undoes everything that was replaced at once. Sent twice it is done once. */
export async function undoReplacement(
  services: EditingServices,
  { id, user, kinds }: UndoneBy,
  editor: Editor,
): Promise<Result<void>> {
  return transaction(services.database, async (tx) => {
    const replaced = await replacementOf(tx, id, user);
    if (replaced === null)
      return failure('not_found', translator(editor.locale)('hub_records:undo.gone'));
    if (!(await markUndone(tx, id, instantText(services.now())))) return success(undefined);
    const { isUndone: _, ...rest } = replaced;
    const steps: ReplaceStep[] = [];
    for (const step of replaced.steps) {
      const isRestored = kinds.includes(step.kind) && (await restore(tx, services, step, editor));
      steps.push({ ...step, operations: [], undone: isRestored ? 'restored' : 'changed' });
    }
    await setUndoSteps(tx, id, JSON.stringify({ ...rest, steps }));
    return success(undefined);
  });
}
