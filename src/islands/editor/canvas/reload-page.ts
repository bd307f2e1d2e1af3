import { autosave } from '../stores/autosave.ts';
import { $inlineRichText } from './inline-editing.ts';
import { canvasRenderer } from './canvas-renderer.ts';
import { fetchDocument } from './fetch-document.ts';

/** What the editor finds parts of the page by. */
const MARKS = ['data-field', 'data-record-text', 'data-record', 'data-module'];
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

/** Whether somebody stands in a text of the page: it stays as it is until they leave it. */
const isWriting = (): boolean =>
  $inlineRichText.get() !== null ||
  canvasRenderer.isTyping() ||
  document.activeElement?.matches('main [data-record-text]') === true;

/** Finds what has the focus in the page again, when that was replaced. */
function findFocusAgain(): () => HTMLElement | null {
  const focused = document.activeElement;
  const main = focused?.closest('main');
  if (!focused || !main) return () => null;
  const marked = focused.closest(MARKS.map((name) => `[${name}]`).join(',')) ?? main;
  const name = MARKS.find((one) => marked.hasAttribute(one));
  const selector = name ? `[${name}="${CSS.escape(marked.getAttribute(name) ?? '')}"]` : 'main';
  const index = [...marked.querySelectorAll(FOCUSABLE)].indexOf(focused);
  return () => {
    const around = document.querySelector<HTMLElement>(selector);
    return around?.querySelectorAll<HTMLElement>(FOCUSABLE)[index] ?? around;
  };
}

/**
 * What the page shows of the record's own fields – its title, its header – stands
 * around the modules: it is fetched as a whole, once it is saved. What is written
 * until it is there, it does not hold: that is rendered into it.
 *
 * Due → fetched → shown; while somebody stands in a text of the page it stays due.
 */
class PageReload {
  #askedCount = 0;
  /** Which of the pages that were asked for is shown. */
  #shownNumber = 0;
  #isWaiting = false;

  async run(): Promise<void> {
    if (isWriting()) {
      this.#wait();
      return;
    }
    this.#askedCount += 1;
    const number = this.#askedCount;
    const content = autosave.savedContent();
    const page = await fetchDocument('GET', location.href);
    const main = page?.querySelector('main');
    const currentMain = document.querySelector('main');
    // An older answer comes last where the line is slow.
    if (!main || !currentMain || number < this.#shownNumber) return;
    if (isWriting()) {
      this.#wait();
      return;
    }
    this.#shownNumber = number;
    const focusAgain = findFocusAgain();
    currentMain.replaceWith(document.importNode(main, true));
    document.title = page?.title ?? document.title;
    canvasRenderer.start(content);
    focusAgain()?.focus({ preventScroll: true });
  }

  /** Tries again when something else has the focus. */
  #wait(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const left = new AbortController();
    const goOn = (): void => {
      left.abort();
      this.#isWaiting = false;
      // By then it is known what has it.
      setTimeout(() => void this.run());
    };
    for (const type of ['focusin', 'focusout'])
      document.addEventListener(type, goOn, { signal: left.signal });
  }
}

export const pageReload = new PageReload();
