import type { Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import type { VersionEntry, VersionState } from '../../../editing/calls.ts';
import { success, type Result } from '../../../result.ts';
import { writeSourceText } from '../../../versions/write-source.ts';
import { versionById, versionEntries, type RecordVersion } from '../../repositories/versions.ts';
import { contentOf } from './content.ts';
import { noRecord, type Editor, type EditingServices } from './save.ts';

const entryOf = (
  { base, state, write_source: source, ...row }: Omit<RecordVersion, 'content'>,
  locale: Locale,
): VersionEntry => ({
  ...row,
  write_source: source,
  through: writeSourceText(source, locale),
  state: state === 'draft' ? 'draft' : 'published',
  version: base,
});

/** The states of a record that can be had back, the newest first. */
export const versionList = async (
  { database }: Pick<EditingServices, 'database'>,
  kind: Kind,
  id: number,
  locale: Locale,
): Promise<Result<readonly VersionEntry[]>> => {
  const entries = await versionEntries(database.db, kind, id);
  return success(entries.map((entry) => entryOf(entry, locale)));
};

/** One of them with what it holds, in the form that the record has now. */
export async function versionState(
  { database }: Pick<EditingServices, 'database'>,
  { kind, id, version }: { readonly kind: Kind; readonly id: number; readonly version: number },
  { locale }: Editor,
): Promise<Result<VersionState>> {
  const saved = await versionById(database.db, kind, id, version);
  if (saved?.state !== 'published' && saved?.state !== 'draft') return noRecord(locale);
  const { content, ...row } = saved;
  return success({ ...entryOf(row, locale), content: contentOf(kind, content) });
}
