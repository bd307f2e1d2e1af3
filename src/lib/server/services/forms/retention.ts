import { millisecondsInHour } from 'date-fns/constants';
import { FORM_FILE_HOURS } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { success } from '../../../result.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { sweepFormDrafts, deleteExpiredFormStates } from '../../repositories/forms/drafts.ts';
import { deleteFormEntries, overdueEntries } from '../../repositories/forms/entries.ts';
import { deleteUnusedFiles, knownFormFiles } from '../../repositories/forms/files.ts';
import type { FormParts } from './form-parts.ts';

/** Entries of a round, so that no transaction becomes long. */
const AT_ONCE = 200;
const FILE_MS = FORM_FILE_HOURS * millisecondsInHour;

/**
 * Deletes entries with their files. The rows go first: a file without a row is deleted later.
 * @param note keeps in the same transaction who did it; left out: their time was over
 */
export async function removeEntries(
  { database, formFiles }: Pick<FormParts, 'database' | 'formFiles'>,
  ids: readonly number[],
  note?: (tx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const dropped = await transaction(database, async (tx) => {
    await note?.(tx);
    return success(await deleteFormEntries(tx, ids));
  });
  if (dropped.ok) await formFiles.drop(dropped.value);
}

/** Files without a row: their process ended between the two. */
async function dropOrphans({ database, formFiles: files, now }: FormParts): Promise<void> {
  const old = await files.olderThan(millisecondsInHour, now());
  const known = await knownFormFiles(database.db, old);
  await files.drop(old.filter((id) => !known.has(id)));
}

/** Deletes what is not needed any more: entries after their days, files that nobody sent, drafts. */
export async function sweepForms(parts: FormParts): Promise<void> {
  const { database, formFiles: files, now } = parts;
  const at = now();
  await sweepFormDrafts(database.db, at.toISOString());
  await deleteExpiredFormStates(database.db, at.toISOString());
  const before = new Date(at.getTime() - FILE_MS).toISOString();
  await files.drop(await deleteUnusedFiles(database.db, before));
  for (;;) {
    const overdue = await overdueEntries(database.db, instantText(at), AT_ONCE);
    if (overdue.length > 0) await removeEntries(parts, overdue);
    if (overdue.length < AT_ONCE) break;
  }
  await files.tempFiles.sweep();
  await dropOrphans(parts);
}
