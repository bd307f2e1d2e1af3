import { Range, type Editor } from 'slate';
import type { ReactEditor } from 'slate-react';
import { PastePlace, type Clipboard, type Handlers } from './paste-place.ts';
import { asStep } from './steps.ts';
import type { TextFlow } from './text-flow.ts';

/** What may be an address that words are linked to. */
const ADDRESS = /^(?:tel:[\d\s()+./-]+|(?:https?:\/\/|www\.|mailto:|\/(?:de|en)\/|[^\s@]+@)\S*)$/iu;

/** What another program put into the clipboard; what reads it comes with the first of it. */
function insertCopied(editor: Editor, copied: Clipboard, handlers: Handlers): void {
  const place = PastePlace.of(editor);
  void import('./paste-copied.ts').then(
    (reading) => reading.insertCopied(editor, place, copied, handlers),
    () => {
      const at = place.take();
      asStep(editor, () => editor.insertText(copied.plainText, at ? { at } : {}));
    },
  );
}

/** Adds pasting and dropping to an editor: only what the schema has is inserted. */
export function withPaste(editor: ReactEditor, handlers: Handlers): ReactEditor {
  const { insertData, insertFragmentData } = editor;
  editor.insertFragmentData = (data) => {
    try {
      let isInserted = false;
      asStep(editor, () => {
        isInserted = insertFragmentData(data);
      });
      return isInserted;
    } catch {
      // It is marked as a Slate fragment, but is none.
      return false;
    }
  };
  editor.insertData = (data) => {
    const plainText = data.getData('text/plain');
    const { selection } = editor;
    const isAddress =
      selection !== null && Range.isExpanded(selection) && ADDRESS.test(plainText.trim());
    const html = data.getData('text/html');
    const isOwn =
      data.types.includes('application/x-slate-fragment') || html.includes('data-slate-fragment');
    // Cells of a spreadsheet, as plain text has them.
    const isCells = handlers.flow !== null && html === '' && plainText.includes('\t');
    if (selection === null || (!isAddress && (isOwn || (html === '' && !isCells))))
      asStep(editor, () => insertData(data));
    else insertCopied(editor, { html, plainText }, handlers);
  };
  return editor;
}

/**
 * The files of a clipboard that holds nothing else. Whoever copies a file copies its name too,
 * and whoever copies a picture of a page its place there.
 */
export function filesIn(data: DataTransfer): readonly File[] {
  const files = [...data.files];
  const html = data
    .getData('text/html')
    .replace(/<[^<>]*>/gu, '')
    .trim();
  const words = data.getData('text/plain').trim();
  const isName = files.some(({ name }) => words === name);
  return html === '' && (words === '' || isName) ? files : [];
}

/** The pictures of a clipboard that holds nothing else. */
export const picturesIn = (data: DataTransfer): readonly File[] =>
  filesIn(data).filter(({ type }) => type.startsWith('image/'));

/** Puts pictures at the cursor, each as a module, whatever is typed until they are there. */
export async function pastePictures(
  editor: ReactEditor,
  files: readonly File[],
  flow: TextFlow,
): Promise<void> {
  const place = PastePlace.of(editor);
  const { insertPictures } = await import('./paste-copied.ts');
  await insertPictures(editor, place, files, flow);
}
