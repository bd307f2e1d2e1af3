import type { EditingState } from '../../src/lib/editing/calls.ts';
import type { Content } from '../../src/lib/editing/content.ts';
import { deltaOf, type Delta } from '../../src/lib/editing/delta.ts';
import { readRevision, type Revision } from '../../src/lib/editing/revision.ts';
import type { Kind } from '../../src/content/records/kinds.ts';
import type { PageInput } from '../../src/content/records/page.ts';
import type { House } from '../../src/lib/server/house.ts';
import { saveDelta, type Editor } from '../../src/lib/server/services/editing/save.ts';
import { editingState } from '../../src/lib/server/services/editing/state.ts';
import { page } from './pages.ts';
import { valueOf } from './records.ts';

export const ANNA: Editor = { name: 'Anna Probst', locale: 'de' };
export const BEN: Editor = { name: 'Ben Probst', locale: 'en' };

/** A record as an editor has it open. */
export const opened = async (house: House, kind: Kind, id: number): Promise<EditingState> =>
  valueOf(await editingState(house, kind, id, 'de'));

export function revisionOf({ revision }: { readonly revision: string }): Revision {
  const read = readRevision(revision);
  if (read === null) throw new Error(`${revision} is no revision`);
  return read;
}

/** Saves what an editor made of a state, as the editor's program does. */
export const save = (
  house: House,
  state: EditingState,
  change: (content: Content) => Content,
  editor: Editor = ANNA,
) => {
  const delta: Delta = deltaOf(state.content, change(state.content));
  return saveDelta(house, state.kind as Kind, state.id, revisionOf(state), delta, editor);
};

/** A public page, open for editing. */
export async function openPage(
  house: House,
  change: Partial<PageInput> = {},
): Promise<EditingState> {
  const made = valueOf(await house.records.create('page', page(change)));
  return opened(house, 'page', made.id);
}

export const titled =
  (title: string) =>
  (content: Content): Content => ({ ...content, title: { de: title, en: title } });
