import { autosave } from '../stores/autosave.ts';
import { $inlineRichText } from './inline-editing.ts';
import { canvasRenderer } from './canvas-renderer.ts';
import { fetchDocument } from './fetch-document.ts';

let askedCount = 0;
/** Which of the pages that were asked for is shown. */
let shownNumber = 0;

/**
 * What the page shows of the record's own fields – its title, its header – stands
 * around the modules: it is fetched as a whole, once it is saved. What is written
 * until it is there, it does not hold: that is rendered into it.
 */
export async function reloadPage(): Promise<void> {
  askedCount += 1;
  const number = askedCount;
  const content = autosave.savedContent();
  const page = await fetchDocument('GET', location.href);
  const main = page?.querySelector('main');
  const currentMain = document.querySelector('main');
  // A text of the record is being written: it is fetched again when that is done.
  if (document.activeElement?.matches('main [data-record-text]')) return;
  // An older answer comes last where the line is slow.
  if (number < shownNumber) return;
  if (!main || !currentMain || $inlineRichText.get() !== null || canvasRenderer.isTyping()) return;
  shownNumber = number;
  currentMain.replaceWith(document.importNode(main, true));
  document.title = page?.title ?? document.title;
  canvasRenderer.start(content);
}
