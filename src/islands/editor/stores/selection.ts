import { atom } from 'nanostores';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Place } from '../../../lib/editing/content.ts';
import type { Operation } from '../../../lib/editing/operation.ts';
import { moduleNameById } from './module-names.ts';
import { announce } from './live-region.ts';

/** What stands at the side of the page; null: nothing. */
export type Panel =
  | 'module'
  | 'add'
  | 'replace'
  | 'outline'
  | 'page'
  | 'languages'
  | 'versions'
  | 'check'
  | 'notes'
  | 'publish'
  | 'pages';

export const $selected = atom<string | null>(null);
/** Several modules that are chosen at once, in the order of the page; null: it is one, or none. */
export const $several = atom<readonly string[] | null>(null);
/** The field of the record whose text on the page somebody stands in; null: none. */
export const $recordText = atom<string | null>(null);
export const $panel = atom<Panel | null>(null);
/** Whether the list of all shortcuts is shown. */
export const $showsShortcuts = atom(false);
/** A place for a module, which can be within a text: then more changes than that it comes in. */
export interface InsertPlace extends Place {
  readonly operations?: (module: StoredModule) => readonly Operation[] | null;
}
/** Where the next module goes: beside the selected one, or into a column that was pressed. */
export const $insertPlace = atom<InsertPlace | null>(null);

/** Chooses a module; the panel of another one does not stay open. */
export function selectModule(id: string | null): void {
  if ($selected.get() === id) return;
  $selected.set(id);
  if (id !== null) announce(moduleNameById(id));
}

export function openPanel(panel: Panel | null): void {
  $panel.set(panel);
}
