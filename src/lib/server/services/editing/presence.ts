import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { isVersioned, type Kind } from '../../../../content/records/kinds.ts';
import { instantText } from '../../../dates/dates.ts';
import type { PresenceAnswer } from '../../../editing/calls.ts';
import { revisionText } from '../../../editing/revision.ts';
import { success, type Result } from '../../../result.ts';
import { recordById } from '../../repositories/records.ts';
import { endPresence, deleteAbsent, savePresence, presentAt } from '../../repositories/presence.ts';
import { noRecord, type Editor, type EditingServices } from './save.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { sectionsNamed } from '../modules/shared-sections.ts';
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
type Db = Present['database']['db'];

const heardSince = (now: Date): string => instantText(new Date(now.getTime() - GONE_AFTER_MS));

/** The shared sections of a tree, each with its version. */
async function sectionVersions(
  db: Db,
  tree: readonly StoredModule[],
  library: ModuleLibrary,
): Promise<string> {
  const ids = sectionsNamed(tree, library);
  const sections = await Promise.all(ids.map((id) => recordById(db, 'shared_section', id)));
  return sections.map((section) => `${section?.id}-${section?.version}`).join();
}

/** What a record is at now, also one of a kind without drafts; null: there is none. */
async function stateNow(db: Db, kind: Kind, id: number, library: ModuleLibrary) {
  if (isVersioned(kind)) {
    const editable = await loadEditable(db, kind, id);
    if (editable === null) return null;
    const { revision, content } = editable;
    return { revision, sections: await sectionVersions(db, content.modules, library) };
  }
  const record = await recordById(db, kind, id);
  return record && { revision: { version: record.version, draft: 0 }, sections: '' };
}

/** Notes that a tab has a record open. @returns who else has, and what it is at now */
export async function present(
  { database: { db }, modules, now }: Present & Pick<EditingServices, 'modules'>,
  kind: Kind,
  id: number,
  { user, tab, name, locale, module = null }: Tab,
): Promise<Result<PresenceAnswer>> {
  const state = await stateNow(db, kind, id, modules);
  if (state === null) return noRecord(locale);
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
    revision: revisionText(state.revision),
    sections: state.sections,
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
