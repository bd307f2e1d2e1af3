import { moduleById, placeOf, type Content } from '../../../../lib/editing/content.ts';
import { t } from '../../i18n/t.ts';
import { alerts } from '../../stores/alerts.ts';
import { $content } from '../../stores/content.ts';
import { $future, $past } from '../../stores/history.ts';
import { inSections, newSections } from '../../stores/merge.ts';
import { moduleName } from '../../stores/module-names.ts';
import { $serverState } from '../../stores/server-state.ts';

/** So long it is said, in milliseconds: whoever wrote there looks up only now. */
const SHOWN_MS = 20_000;

/** The outermost module around one that is gone with it. */
function outermostGone(id: string, before: Content): string {
  const parent = placeOf(before.modules, id)?.parent ?? null;
  return parent === null || moduleById($content.get().modules, parent) !== null
    ? id
    : outermostGone(parent, before);
}

/**
 * Says who has deleted the module that somebody stands in, and makes it a step that undo
 * takes back, as if it had been done here. What a shared section has come in the place of would
 * stand twice then.
 */
export function notifyDeleted(id: string, before: Content): void {
  const gone = outermostGone(id, before);
  const module = moduleById(before.modules, gone);
  const place = placeOf(before.modules, gone);
  if (module === null || place === null || inSections.has(id)) return;
  const by = $serverState.get()?.saved?.by || t('structure.somebody');
  const words = { by, name: moduleName(module) };
  if (newSections(before, $content.get()).length > 0) {
    alerts.show('error', t('shared.instead', words), SHOWN_MS);
    return;
  }
  const operation = { type: 'remove', module, place } as const;
  $past.set([...$past.get(), { operations: [operation], at: 0, isTyping: false }]);
  $future.set([]);
  alerts.show('error', t('structure.deletedBy', words), SHOWN_MS);
}
