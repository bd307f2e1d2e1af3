import type { Difference } from '../../../lib/editing/compare.ts';
import { moduleById, type Content } from '../../../lib/editing/content.ts';
import { $content } from '../stores/content.ts';
import { act, change, stepBetween } from '../stores/document.ts';
import { say } from '../stores/said.ts';
import { placeBelow } from '../stores/structure.ts';
import { word } from '../words.ts';

/** The whole record as it was; one step that can be undone. */
export function restore(content: Content): void {
  if (act(stepBetween($content.get(), content))) say(word('versions.restored'));
}

/** One module as it was: put back where it stood, or with what it held. */
export function restoreOne({ what, module, before, place }: Difference): void {
  if (before === null || place === null) return;
  const isHome = place.parent === null || moduleById($content.get().modules, place.parent) !== null;
  if (what === 'removed')
    act([{ type: 'insert', module: before, place: isHome ? place : placeBelow(null) }]);
  else change(module.id, [], before.data);
  say(word('versions.restored'));
}
