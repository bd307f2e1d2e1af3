import { $content } from '../stores/content.ts';
import { $inlineRichText } from './inline-editing.ts';
import { canvasRenderer } from './canvas-renderer.ts';
import { fetchDocument } from './fetch-document.ts';

/**
 * What the page shows of the record's own fields – its title, its header – stands
 * around the modules: it is fetched as a whole, once it is saved.
 */
export async function reloadPage(): Promise<void> {
  const page = await fetchDocument('GET', location.href);
  const main = page?.querySelector('main');
  const currentMain = document.querySelector('main');
  // A text of the record is being written: it is fetched again when that is done.
  if (document.activeElement?.matches('main [data-record-text]')) return;
  if (!main || !currentMain || $inlineRichText.get() !== null || canvasRenderer.isTyping()) return;
  currentMain.replaceWith(document.importNode(main, true));
  document.title = page?.title ?? document.title;
  canvasRenderer.start($content.get());
}
