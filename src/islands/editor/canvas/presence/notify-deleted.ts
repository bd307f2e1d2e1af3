import { moduleById, placeOf, type Content } from '../../../../lib/editing/content.ts';
import { t } from '../../i18n/t.ts';
import { alerts } from '../../stores/alerts.ts';
import { $content } from '../../stores/content.ts';
import { $future, $past } from '../../stores/history.ts';
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
 * takes back, as if it had been done here.
 */
export function notifyDeleted(id: string, before: Content): void {
  const gone = outermostGone(id, before);
  const module = moduleById(before.modules, gone);
  const place = placeOf(before.modules, gone);
  if (module === null || place === null) return;
  const operation = { type: 'remove', module, place } as const;
  $past.set([...$past.get(), { operations: [operation], at: 0, isTyping: false }]);
  $future.set([]);
  const by = $serverState.get()?.saved?.by || t('structure.somebody');
  alerts.show('error', t('structure.deletedBy', { by, name: moduleName(module) }), SHOWN_MS);
}
