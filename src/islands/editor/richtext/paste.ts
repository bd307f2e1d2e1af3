import { Editor, Node, Range, type Point, type PointRef } from 'slate';
import { ReactEditor } from 'slate-react';
import { isEmptyText } from '../../../content/rich-text/plain.ts';
import type { PastedDocument, PastedPart } from '../../../content/rich-text/pasted.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { rowsOf } from '../../../lib/text/separated-values.ts';
import { completeAddress } from '../picker/complete-address.ts';
import { locale } from '../api/record.ts';
import { request } from '../api/request.ts';
import { announce } from '../stores/live-region.ts';
import { t } from '../i18n/t.ts';
import { insertBlocks, setLink } from './commands.ts';
import { nodesOf, valueOf } from './nodes.ts';
import { asStep } from './steps.ts';
import type { Pasted, TextFlow } from './text-flow.ts';

/** Where a paste goes: the selection as it was, whatever is typed behind it meanwhile. */
class PastePlace {
  readonly #editor: Editor;
  readonly #start: PointRef;
  readonly #end: PointRef;

  constructor(editor: Editor, selection: Range) {
    this.#editor = editor;
    this.#start = Editor.pointRef(editor, Range.start(selection), { affinity: 'backward' });
    this.#end = Editor.pointRef(editor, Range.end(selection), { affinity: 'backward' });
  }

  /** Ends following it. @returns null where the text around it is gone */
  take(): Range | null {
    const [anchor, focus] = [this.#start.unref(), this.#end.unref()];
    return anchor && focus && Editor.hasPath(this.#editor, anchor.path) ? { anchor, focus } : null;
  }
}

const textBetween = (editor: Editor, anchor: Point, focus: Point): RichText =>
  valueOf(Node.fragment(editor, { anchor, focus }));

/** The text around a place, without the empty line that cutting a paragraph leaves. */
function textAround(editor: Editor, { anchor, focus }: Range) {
  const before = textBetween(editor, Editor.start(editor, []), anchor);
  const after = textBetween(editor, focus, Editor.end(editor, []));
  const isCut = after[0] !== undefined && isEmptyText([after[0]]);
  return { before, after: isCut ? after.slice(1) : after };
}

function insertAt(editor: Editor, at: Range, insert: (at: Point) => void): void {
  asStep(editor, () => {
    const place = Editor.pointRef(editor, at.anchor, { affinity: 'backward' });
    if (Range.isExpanded(at)) editor.delete({ at });
    insert(place.unref() ?? Editor.end(editor, []));
  });
}

/** Pictures within HTML are not sent; these stand for them. */
const PICTURE = 'data:image/pasted;';
const PICTURES = /data:image\/[^"'\s>)]+/gu;

function withoutPictures(html: string): { html: string; pictures: ReadonlyMap<string, string> } {
  const pictures = new Map<string, string>();
  const rest = html.replace(PICTURES, (data) => {
    const name = `${PICTURE}${pictures.size}`;
    pictures.set(name, data);
    return name;
  });
  return { html: rest, pictures };
}

interface Handlers {
  readonly flow: TextFlow | null;
  /** Hears of what was pasted and of what it could be. */
  readonly onPasted: (pasted: Pasted) => void;
}

interface Clipboard {
  readonly html: string;
  readonly plainText: string;
}

const isTable = ({ parts: [first, second] }: PastedDocument): boolean =>
  first?.type === 'rows' && second === undefined;

/**
 * What another program put into the clipboard. The server makes rich text of it while
 * typing goes on; where it cannot, the plain text is inserted.
 */
async function insertHtml(editor: Editor, copied: Clipboard, handlers: Handlers): Promise<void> {
  const { selection } = editor;
  if (selection === null) return;
  const place = new PastePlace(editor, selection);
  // What is typed meanwhile comes after what is pasted.
  editor.select(Range.end(selection));
  const { html, pictures } = withoutPictures(copied.html);
  const path = `/${locale}/pageeditor-api/paste`;
  const result = await request<PastedDocument>('POST', path, { html });
  const at = place.take();
  if (at === null) return;
  if (!result.ok) {
    insertAt(editor, at, (point) => editor.insertText(copied.plainText, { at: point }));
    announce(t('text.pastedPlain'));
    return;
  }
  const { content, parts, words } = result.value;
  const around = textAround(editor, at);
  const { flow } = handlers;
  if (flow !== null && isTable(result.value)) {
    await flow.insertParts(parts, around, pictures);
    return;
  }
  const isApart = parts[0]?.type === 'heading';
  insertAt(editor, at, (point) => insertBlocks(editor, nodesOf(content), point, isApart));
  announce(t('text.pasted'));
  handlers.onPasted({ parts, words, pictures, around, result: valueOf(editor.children) });
}

/** Cells that are parted by tabs, as the plain text of a spreadsheet has them. */
function tablePart(plainText: string): PastedPart | null {
  const rows = rowsOf(plainText);
  if (rows === null) return null;
  const cell = (text: string): RichText =>
    text === '' ? [] : [{ type: 'paragraph', children: [{ text }] }];
  return {
    type: 'rows',
    hasHeader: false,
    rows: rows.map((row) => row.map((text) => [...cell(text)])),
  };
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
    const address = addressOf(plainText);
    if (address !== null && selection && Range.isExpanded(selection)) {
      asStep(editor, () => setLink(editor, address));
      return;
    }
    const html = data.getData('text/html');
    const isOwn =
      data.types.includes('application/x-slate-fragment') || html.includes('data-slate-fragment');
    const table = html === '' && !isOwn && handlers.flow ? tablePart(plainText) : null;
    if (table !== null && selection !== null)
      void handlers.flow?.insertParts([table], textAround(editor, selection), new Map());
    else if (html === '' || isOwn) asStep(editor, () => insertData(data));
    else void insertHtml(editor, { html, plainText }, handlers);
  };
  return editor;
}

/** A web or mail address that is all of a text; null: it is something else. */
function addressOf(plainText: string): string | null {
  const text = plainText.trim();
  const isAddress =
    /^(?:https?:\/\/|www\.|mailto:)\S+$/u.test(text) || /^[^\s@]+@[^\s@]+$/u.test(text);
  return isAddress ? completeAddress(text) : null;
}

/** The pictures of a clipboard that holds nothing else. */
export function picturesIn(data: DataTransfer): readonly File[] {
  const words = data
    .getData('text/html')
    .replace(/<[^<>]*>/gu, '')
    .trim();
  if (words !== '' || data.getData('text/plain') !== '') return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}

/** Whether an editor is the one that shows its text: one that was closed knows an older one. */
function isOpen(editor: ReactEditor): boolean {
  try {
    return ReactEditor.toDOMNode(editor, editor).isConnected;
  } catch {
    return false;
  }
}

/** Puts pictures at the cursor, each as a module, whatever is typed until they are there. */
export async function pastePictures(
  editor: ReactEditor,
  files: readonly File[],
  flow: TextFlow,
): Promise<void> {
  const selection = editor.selection ?? Editor.range(editor, Editor.end(editor, []));
  const place = new PastePlace(editor, selection);
  // What is typed meanwhile comes behind them.
  editor.select(Range.end(selection));
  await flow.insertPictures(files, () => {
    const at = place.take();
    return at && isOpen(editor) ? textAround(editor, at) : null;
  });
}
