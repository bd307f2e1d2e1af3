import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { moduleById, placeOf, type Place } from '../../../lib/editing/content.ts';
import { movedDates } from '../../../lib/editing/moved-dates.ts';
import { moveOperation, valueAt, type Path } from '../../../lib/editing/operation.ts';
import { t } from '../i18n/t.ts';
import { $content } from './content.ts';
import { commit } from './history.ts';
import { announce } from './live-region.ts';
import { moduleNameById } from './module-names.ts';
import type { InsertPlace } from './selection.ts';

/** Sets a field of a module, or of the record itself (null). */
export function setField(
  module: string | null,
  path: Path,
  after: unknown,
  isTyping = false,
): void {
  const content = $content.get();
  const owner = module === null ? content : moduleById(content.modules, module)?.data;
  const before = valueAt(owner, path);
  if (owner === undefined || before === after) return;
  const [key, inner] = path;
  const isWhole = module === null && inner === undefined;
  const moved = isWhole ? movedDates(content, String(key), after) : [];
  const set = { type: 'set', module, path, before, after } as const;
  if (commit([set, ...moved], isTyping) && moved.length > 0)
    void import('./tell-moved.ts').then(({ tellMoved }) => tellMoved(moved));
}

const placeText = (place: Place | null): string => {
  const list = place === null ? 0 : place.index + 1;
  return t(place?.parent == null ? 'structure.at' : 'structure.inside', {
    place: list,
    parent: place?.parent == null ? '' : moduleNameById(place.parent),
    column: (place?.column ?? 0) + 1,
  });
};

/** @returns false where it was not added: the page is full, or the place is gone */
export function insertModule(module: StoredModule, place: InsertPlace): boolean {
  const { parent, column, index } = place;
  const insert = { type: 'insert', module, place: { parent, column, index } } as const;
  if (!commit(place.operations?.(module) ?? [insert])) return false;
  const to = placeText(placeOf($content.get().modules, module.id));
  announce(t('structure.inserted', { name: moduleNameById(module.id), to }));
  return true;
}

export function removeModule(id: string): void {
  const { modules } = $content.get();
  const module = moduleById(modules, id);
  const place = placeOf(modules, id);
  if (module === null || place === null) return;
  const name = moduleNameById(id);
  if (commit([{ type: 'remove', module, place }])) announce(t('structure.removed', { name }));
}

/** Moves a module; announces where it was and where it is. */
export function moveModule(id: string, to: Place): void {
  const content = $content.get();
  const operation = moveOperation(content, id, to);
  if (operation === null || !commit([operation])) return;
  announce(
    t('structure.moved', {
      name: moduleNameById(id),
      from: placeText(placeOf(content.modules, id)),
      to: placeText(placeOf($content.get().modules, id)),
    }),
  );
}
