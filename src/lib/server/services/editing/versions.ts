import type { Kind } from '../../../../content/records/kinds.ts';
import type { VersionEntry, VersionState } from '../../../editing/calls.ts';
import { success, type Result } from '../../../result.ts';
import { versionById, versionEntries, type RecordVersion } from '../../repositories/versions.ts';
import { contentOf } from './content.ts';
import { noRecord, type Editor, type EditingServices } from './save.ts';

const entryOf = ({ base, state, ...row }: Omit<RecordVersion, 'content'>): VersionEntry => ({
  ...row,
  state: state === 'draft' ? 'draft' : 'published',
  version: base,
});

/** The states of a record that can be had back, the newest first. */
export const versionList = async (
  { database }: Pick<EditingServices, 'database'>,
  kind: Kind,
  id: number,
): Promise<Result<readonly VersionEntry[]>> =>
  success((await versionEntries(database.db, kind, id)).map(entryOf));

/** One of them with what it holds, in the form that the record has now. */
export async function versionState(
  { database }: Pick<EditingServices, 'database'>,
  { kind, id, version }: { readonly kind: Kind; readonly id: number; readonly version: number },
  { locale }: Editor,
): Promise<Result<VersionState>> {
  const saved = await versionById(database.db, kind, id, version);
  if (saved === null || saved.state === 'scheduled') return noRecord(locale);
  const { content, ...row } = saved;
  return success({ ...entryOf(row), content: contentOf(kind, content) });
}
