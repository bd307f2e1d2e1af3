import { moduleIdAround } from '../canvas/dom.ts';
import { CHROME, isWithin } from '../files/file-drop.ts';
import { t } from '../i18n/t.ts';
import { filesIn } from '../richtext/paste.ts';
import { alerts } from '../stores/alerts.ts';
import { $selected } from '../stores/selection.ts';

/** Fields of words alone; a field of files takes them itself. */
const FIELD = `${CHROME},input,textarea:not(.ed-type-ahead)`;

function onPaste(event: ClipboardEvent): void {
  const { clipboardData: data, defaultPrevented, target } = event;
  // A text that is a module of its own takes pictures at the caret.
  if (defaultPrevented || data === null) return;
  const files = filesIn(data);
  if (isWithin(target, FIELD)) {
    if (files.length > 0 && !isWithin(target, '.ed-media,dialog'))
      alerts.show('error', t('text.filesElsewhere'));
    return;
  }
  const isWriting =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('.ed-type-ahead'));
  if (isWriting && files.length === 0) return;
  const [html, plainText] = [data.getData('text/html'), data.getData('text/plain')];
  if (files.length === 0 && html === '' && plainText === '') return;
  event.preventDefault();
  const around = moduleIdAround(target);
  const id = around ?? $selected.get();
  const isAbove = isWriting && around === null;
  // What makes modules of it comes with the first.
  void import('./paste-below.ts').then(({ pasteBelow, pasteFiles }) =>
    files.length > 0 ? pasteFiles(files, id, isAbove) : pasteBelow({ html, plainText }, id),
  );
}

/** What is pasted where no text takes it: files anywhere, words and tables where nobody writes. */
export function startPagePaste(): void {
  document.addEventListener('paste', onPaste);
}
