import { redo, undo } from '../stores/history.ts';

/** Undo and redo by their keys; answers whether it was one of them. */
export function handleHistoryKey(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return false;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) redo();
  else undo();
  return true;
}
