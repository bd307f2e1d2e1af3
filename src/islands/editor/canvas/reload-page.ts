import { autosave } from '../stores/autosave.ts';
import { $inlineRichText } from './inline-editing.ts';
import { canvasRenderer } from './canvas-renderer.ts';
import { fetchDocument } from './fetch-document.ts';

/** The order in which pages were asked for: where the line is slow, an older answer comes last. */
class AnswerOrder {
  private asked = 0;
  private shown = 0;

  /** The number of a new question. */
  ask(): number {
    this.asked += 1;
    return this.asked;
  }

  /** Whether an answer is older than what is shown already. */
  isOvertaken(number: number): boolean {
    return number < this.shown;
  }

  show(number: number): void {
    this.shown = number;
  }
}

const order = new AnswerOrder();

/**
 * What the page shows of the record's own fields – its title, its header – stands
 * around the modules: it is fetched as a whole, once it is saved. What is written
 * until it is there, it does not hold: that is rendered into it.
 */
export async function reloadPage(): Promise<void> {
  const number = order.ask();
  const content = autosave.savedContent();
  const page = await fetchDocument('GET', location.href);
  const main = page?.querySelector('main');
  const currentMain = document.querySelector('main');
  // A text of the record is being written: it is fetched again when that is done.
  if (document.activeElement?.matches('main [data-record-text]')) return;
  if (order.isOvertaken(number)) return;
  if (!main || !currentMain || $inlineRichText.get() !== null || canvasRenderer.isTyping()) return;
  order.show(number);
  currentMain.replaceWith(document.importNode(main, true));
  document.title = page?.title ?? document.title;
  canvasRenderer.start(content);
}
