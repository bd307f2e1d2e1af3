import { isVersioned, type Kind } from '../../../../content/records/kinds.ts';
import { instantText } from '../../../dates/dates.ts';
import type { PresenceAnswer } from '../../../editing/calls.ts';
import { revisionText } from '../../../editing/revision.ts';
import { success, type Result } from '../../../result.ts';
import type { Revision } from '../../../editing/revision.ts';
import { recordById } from '../../repositories/records.ts';
import { endPresence, deleteAbsent, savePresence, presentAt } from '../../repositories/presence.ts';
import { noRecord, type Editor, type EditingServices } from './save.ts';
import { noteCounts } from '../notes/note-list.ts';
import { loadEditable } from './editable-record.ts';

/** Whoever was not heard of for so long is gone; open tabs say so every ten seconds or so. */
const GONE_AFTER_MS = 40_000;

/** Whose tab it is. */
export interface Tab extends Editor {
  /** Id of the user; empty for a program. */
  readonly user: string;
  readonly tab: string;
  /** The module that the tab is at, or `record:` with a field of the record. */
  readonly module?: string | null | undefined;
}

type Present = Pick<EditingServices, 'database' | 'now'>;

const heardSince = (now: Date): string => instantText(new Date(now.getTime() - GONE_AFTER_MS));

/** What a record is at now, also one of a kind without drafts; null: there is none. */
async function revisionNow(db: Present['database']['db'], kind: Kind, id: number) {
  if (isVersioned(kind)) return (await loadEditable(db, kind, id))?.revision ?? null;
  const record = await recordById(db, kind, id);
  const revision: Revision | null = record && { version: record.version, draft: 0 };
  return revision;
}

/** Notes that a tab has a record open. @returns who else has, and what the revision is now */
export async function present(
  { database: { db }, now }: Present,
  kind: Kind,
  id: number,
  { user, tab, name, locale, module = null }: Tab,
): Promise<Result<PresenceAnswer>> {
  const revision = await revisionNow(db, kind, id);
  if (revision === null) return noRecord(locale);
  const since = heardSince(now());
  await deleteAbsent(db, since);
  const key = { kind, record: id, editor: user, tab };
  await savePresence(db, key, { name, module }, instantText(now()));
  const all = await presentAt(db, kind, id, since);
  const others = all.filter((row) => row.editor !== user || row.tab !== tab);
  return success({
    others: others.map((row) => ({
      name: row.name,
      since: row.since,
      module: row.module,
      isSelf: user !== '' && row.editor === user,
    })),
    revision: revisionText(revision),
    notes: await noteCounts(db, { kind, id }),
  });
}

/** Names of the others who have a record open; empty: nobody has. */
export async function namesOfOthers(
  { database: { db }, now }: Present,
  kind: Kind,
  id: number,
  user: string | undefined,
): Promise<string> {
  const present = await presentAt(db, kind, id, heardSince(now()));
  const others = present.filter(({ editor }) => editor !== user);
  return [...new Set(others.map(({ name }) => name))].join(', ');
}

/** A tab leaves. */
export async function leave(
  { database: { db } }: Present,
  kind: Kind,
  id: number,
  { user, tab }: Tab,
): Promise<Result<null>> {
  await endPresence(db, { kind, record: id, editor: user, tab });
  return success(null);
}
