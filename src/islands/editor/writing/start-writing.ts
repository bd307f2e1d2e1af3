import { moduleById } from '../../../lib/editing/content.ts';
import { textFieldOf } from '../canvas/inline-editing.ts';
import { $content } from '../stores/content.ts';
import { writingOf } from './kinds.ts';
import { addTextBelow } from './text-modules.ts';

/** Behind a headline that is written between texts the Enter key leads into a text below. */
export function startWriting(): void {
  document.addEventListener('keydown', ({ target, key, isComposing }) => {
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLElement)) return;
    const place = target.isContentEditable ? textFieldOf(target) : null;
    if (place === null) return;
    const writing = writingOf(moduleById($content.get().modules, place.module));
    if (writing?.as === 'heading' && writing.field === place.path[0]) addTextBelow(place.module);
  });
}
