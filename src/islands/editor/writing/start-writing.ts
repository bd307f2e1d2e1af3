import { moduleById } from '../../../lib/editing/content.ts';
import { textFieldOf } from '../canvas/inline-editing.ts';
import { $content } from '../stores/content.ts';
import { writingOf } from './kinds.ts';
import { shortcutOf } from '../keys/shortcuts.ts';
import { typeKeys } from '../keys/type-keys.ts';
import { addTextBelow } from './text-modules.ts';
import { writeInto } from './write-into.ts';

/** Whoever types while the frame of a text has the focus goes on writing at its end. */
function writeOnFrame(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (!(target instanceof HTMLElement) || isComposing || ctrlKey || metaKey || altKey) return;
  const id = target.dataset['module'];
  // The space bar moves the page, and the Enter key opens the panel.
  if (!/^\S$/u.test(key) || id === undefined || shortcutOf(event, 'page') !== null) return;
  const writing = writingOf(moduleById($content.get().modules, id));
  if (writing?.as !== 'paragraphs' && writing?.as !== 'heading') return;
  event.preventDefault();
  event.stopPropagation();
  writeInto({
    module: id,
    field: writing.field,
    isRich: writing.as === 'paragraphs',
    caret: 'end',
  });
  void typeKeys(key);
}

/** Behind a headline that is written between texts the Enter key leads into a text below. */
export function startWriting(): void {
  document.addEventListener('keydown', writeOnFrame, true);
  document.addEventListener('keydown', ({ target, key, isComposing }) => {
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLElement)) return;
    const place = target.isContentEditable ? textFieldOf(target) : null;
    if (place === null) return;
    const writing = writingOf(moduleById($content.get().modules, place.module));
    if (writing?.as === 'heading' && writing.field === place.path[0]) addTextBelow(place.module);
  });
}
