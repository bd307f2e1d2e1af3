import type { EditingState } from '../../../src/lib/editing/calls.ts';
import type { Content } from '../../../src/lib/editing/content.ts';
import { deltaOf, type Delta } from '../../../src/lib/editing/delta.ts';
import { readRevision, type Revision } from '../../../src/lib/editing/revision.ts';
import type { Kind } from '../../../src/content/records/kinds.ts';
import type { PageInput } from '../../../src/content/records/page.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { saveDelta, type Editor } from '../../../src/lib/server/services/editing/save.ts';
import { editingState } from '../../../src/lib/server/services/editing/state.ts';
import { loadEditable } from '../../../src/lib/server/services/editing/editable-record.ts';
import { page } from '../content/pages.ts';
import { valueOf } from '../content/records.ts';

export const ANNA: Editor = { name: 'Anna Probst', locale: 'de', source: 'editor' };
export const BEN: Editor = { name: 'Ben Probst', locale: 'en', source: 'editor' };

/** A record as an editor has it open. */
export const opened = async (app: AppContext, kind: Kind, id: number): Promise<EditingState> =>
  valueOf(await editingState(app, kind, id, 'de'));

/** What visitors see of a record; null: nothing. */
export async function published(app: AppContext, kind: Kind, id: number): Promise<Content | null> {
  const editable = await loadEditable(app.database.db, kind, id);
  return editable?.record.is_online ? editable.public : null;
}

export function revisionOf({ revision }: { readonly revision: string }): Revision {
  const read = readRevision(revision);
  if (read === null) throw new Error(`${revision} is no revision`);
  return read;
}

/** Saves what an editor made of a state, as the editor's program does. */
export const save = (
  app: AppContext,
  state: EditingState,
  change: (content: Content) => Content,
  editor: Editor = ANNA,
) => {
  const delta: Delta = deltaOf(state.content, change(state.content));
  const seen = { kind: state.kind as Kind, id: state.id, revision: revisionOf(state) };
  return saveDelta(app, seen, delta, editor);
};

/** A public page, open for editing. */
export async function openPage(
  app: AppContext,
  change: Partial<PageInput> = {},
): Promise<EditingState> {
  const made = valueOf(await app.records.create('page', page(change)));
  return opened(app, 'page', made.id);
}

export const titled =
  (title: string) =>
  (content: Content): Content => ({ ...content, title: { de: title, en: title } });
