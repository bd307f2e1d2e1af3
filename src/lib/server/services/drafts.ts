import type { InputOf } from '../../../content/records/define.ts';
import type { Kind, Records } from '../../../content/records/kinds.ts';
import type { Locale } from '../../constants.ts';
import { failure, success, type Result } from '../../result.ts';
import type { House } from '../house.ts';
import { recordById, type Entity } from '../repositories/records.ts';
import {
  draftOf,
  forgetDrafts,
  noteVersion,
  versionById,
  versionsOf,
  type RecordVersion,
} from '../repositories/versions.ts';
import { checkedInput, hasModules } from './record-input.ts';

type Drafted = Pick<House, 'database' | 'records' | 'modules'>;

const noSuch = (kind: Kind, id: number) => failure('not_found', `There is no ${kind} ${id}.`);
const conflict = failure('conflict', 'It was changed meanwhile; read it again.');

/**
 * Keeps what somebody works on beside what is public. A draft may be unfinished:
 * it is checked when it is published.
 * @param base the public version that it started from
 */
export async function saveDraft(
  { database }: Drafted,
  kind: Kind,
  id: number,
  base: number,
  content: Readonly<Record<string, unknown>>,
): Promise<Result<RecordVersion>> {
  if (!hasModules(kind)) return failure('not_found', `There are no drafts of a ${kind}.`);
  return database.db.transaction().execute(async (tx) => {
    const record = await recordById(tx, kind, id);
    if (record === null) return noSuch(kind, id);
    if (record.version !== base) return conflict;
    await forgetDrafts(tx, kind, id);
    const version = await noteVersion(tx, kind, id, { state: 'draft', base, content });
    return success((await versionById(tx, kind, id, version)) as RecordVersion);
  });
}

/** The draft of a record, or `not_found`. */
export async function readDraft(
  { database }: Drafted,
  kind: Kind,
  id: number,
): Promise<Result<RecordVersion>> {
  const draft = await draftOf(database.db, kind, id);
  return draft === null ? failure('not_found', 'There is no draft.') : success(draft);
}

/** Every state of a record that is kept, the newest first. */
export const readVersions = async (
  { database }: Drafted,
  kind: Kind,
  id: number,
): Promise<Result<readonly RecordVersion[]>> => success(await versionsOf(database.db, kind, id));

/**
 * Makes a draft public, if it is still the one that the caller saw, and the record
 * still the one that it started from. A refused draft stays.
 * @param expected the id of the draft
 * @returns the record, or what is wrong with the draft, at its fields
 */
export async function publishDraft<K extends Kind>(
  house: Drafted,
  kind: K,
  id: number,
  expected: number,
  locale: Locale,
): Promise<Result<Entity<K>>> {
  const draft = await draftOf(house.database.db, kind, id);
  if (draft === null) return failure('not_found', 'There is no draft.');
  if (draft.id !== expected) return conflict;
  const input = draft.content as InputOf<Records[K]>;
  const checked = checkedInput(kind, input, house.modules, locale);
  if (!checked.ok) return checked;
  const published = await house.records.update(kind, id, draft.base, input, locale);
  if (published.ok) await forgetDrafts(house.database.db, kind, id);
  return published;
}
