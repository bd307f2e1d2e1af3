import { shortcutOf } from '../keys/shortcuts.ts';
import { redo, undo } from '../stores/history.ts';

/** Undo and redo by their keys; answers whether it was one of them. */
export function handleHistoryKey(event: KeyboardEvent): boolean {
  const name = shortcutOf(event, 'page');
  if (name !== 'undo' && name !== 'redo') return false;
  event.preventDefault();
  if (name === 'redo') redo();
  else undo();
  return true;
}
