import type { Difference } from '../../../../lib/editing/compare.ts';
import { moduleById, type Content } from '../../../../lib/editing/content.ts';
import { $content } from '../../stores/content.ts';
import { commit, operationsBetween } from '../../stores/history.ts';
import { setField } from '../../stores/commands.ts';
import { announce } from '../../stores/live-region.ts';
import { placeBelow } from '../../stores/placement.ts';
import { t } from '../../i18n/t.ts';

/** The whole record as it was in a version; one step that can be undone, by its name. */
export function restoreContent(content: Content, version: string): void {
  const name = t('undo.restore', { name: version });
  if (commit(operationsBetween($content.get(), content), false, name))
    announce(t('versions.restored'));
}

/** One module as it was: put back where it stood, or with what it held. */
export function restoreModule({ what, module, before, place }: Difference): void {
  if (before === null || place === null) return;
  const hasParent =
    place.parent === null || moduleById($content.get().modules, place.parent) !== null;
  if (what === 'removed')
    commit([{ type: 'insert', module: before, place: hasParent ? place : placeBelow(null) }]);
  else setField(module.id, [], before.data);
  announce(t('versions.restored'));
}
