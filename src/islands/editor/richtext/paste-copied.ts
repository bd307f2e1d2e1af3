import { Editor, Node, Range, Transforms, type Point } from 'slate';
import { ReactEditor } from 'slate-react';
import { isEmptyText } from '../../../content/rich-text/plain.ts';
import type { PastedDocument, PastedPart } from '../../../content/rich-text/pasted.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { isHeaderRow, rowsOf } from '../../../lib/text/separated-values.ts';
import { sitePath } from '../../../content/fields/site-path.ts';
import { completeAddress } from '../picker/complete-address.ts';
import { locale } from '../api/record.ts';
import { request } from '../api/request.ts';
import { announce } from '../stores/live-region.ts';
import { t } from '../i18n/t.ts';
import { setLink } from './commands.ts';
import { insertBlocks } from './insert-blocks.ts';
import { nodesOf, valueOf } from './nodes.ts';
import type { Clipboard, Handlers, PastePlace } from './paste-place.ts';
import { asStep } from './steps.ts';
import type { TextFlow } from './text-flow.ts';

/*
 * What becomes of what another program has copied. It comes with the first thing that is pasted.
 */

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

function withoutPictures(html: string): {
  html: string;
  pictures: ReadonlyMap<string, string>;
} {
  const pictures = new Map<string, string>();
  const rest = html.replace(PICTURES, (data) => {
    const name = `${PICTURE}${pictures.size}`;
    pictures.set(name, data);
    return name;
  });
  return { html: rest, pictures };
}

/** Cells that are parted by tabs, as the plain text of a spreadsheet has them. */
export function tablePart(plainText: string): PastedPart | null {
  const rows = rowsOf(plainText);
  if (rows === null) return null;
  const cell = (text: string): RichText =>
    text === '' ? [] : [{ type: 'paragraph', children: [{ text }] }];
  return {
    type: 'rows',
    hasHeader: isHeaderRow(rows),
    rows: rows.map((row) => row.map((text) => [...cell(text)])),
  };
}

/** Plain words, a paragraph a line. */
export const linesOf = (plainText: string): RichText =>
  plainText
    .split(/[\r\n]+/u)
    .filter((line) => line.trim() !== '')
    .map((text) => ({ type: 'paragraph', children: [{ text }] }));

const insertPlain = (editor: Editor, at: Range, plainText: string): void =>
  insertAt(editor, at, (point) => insertBlocks(editor, nodesOf(linesOf(plainText)), point));

/** What a clipboard holds, as the server reads it; null: it cannot. */
export async function readHtml(copied: Clipboard): Promise<{
  readonly document: PastedDocument;
  readonly pictures: ReadonlyMap<string, string>;
} | null> {
  const { html, pictures } = withoutPictures(copied.html);
  const path = `/${locale}/pageeditor-api/paste`;
  const result = await request<PastedDocument>('POST', path, { html });
  return result.ok ? { document: result.value, pictures } : null;
}

/** An address of the web, of this site, of mail or a telephone that is all of a text; null: it is something else. */
function addressOf(plainText: string): string | null {
  const text = plainText.trim();
  if (/^tel:/iu.test(text)) return completeAddress(text.slice(4));
  // As letters do it, a subject may follow.
  if (/^mailto:/iu.test(text)) return completeAddress(text.slice(7).split('?', 1)[0] ?? '');
  const url = /^(?:https?:\/\/|\/(?:de|en)\/)\S*$/u.test(text)
    ? URL.parse(text, location.origin)
    : null;
  if (url?.origin === location.origin) return completeAddress(sitePath(url));
  return /^(?:(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+)$/u.test(text)
    ? completeAddress(text)
    : null;
}

const isTable = ({ parts: [first, second] }: PastedDocument): boolean =>
  first?.type === 'rows' && second === undefined;

/**
 * Puts into a text what another program has copied. The server makes rich text of it while
 * typing goes on; where it cannot, the plain text is inserted.
 */
export async function insertCopied(
  editor: Editor,
  place: PastePlace,
  copied: Clipboard,
  { flow, onPasted }: Handlers,
): Promise<void> {
  const { html, plainText } = copied;
  const address = place.isExpanded() ? addressOf(plainText) : null;
  if (address !== null) {
    const words = place.take();
    if (words === null) return;
    Transforms.select(editor, words);
    asStep(editor, () => setLink(editor, address));
    return;
  }
  const read = html === '' ? null : await readHtml(copied);
  const at = place.take();
  if (at === null) return;
  const around = textAround(editor, at);
  const table = html === '' ? tablePart(plainText) : null;
  if (flow !== null && table !== null) await flow.insertParts([table], around, new Map());
  else if (read === null) {
    insertPlain(editor, at, plainText);
    if (html !== '') announce(t('text.pastedPlain'));
  } else if (flow !== null && isTable(read.document))
    await flow.insertParts(read.document.parts, around, read.pictures);
  else {
    const { content, parts, words } = read.document;
    const isApart = parts[0]?.type === 'heading';
    insertAt(editor, at, (point) => insertBlocks(editor, nodesOf(content), point, isApart));
    announce(t('text.pasted'));
    const { pictures } = read;
    onPasted({ parts, words, pictures, around, result: valueOf(editor.children) });
  }
}

/** Whether an editor is the one that shows its text: one that was closed knows an older one. */
function isOpen(editor: ReactEditor): boolean {
  try {
    return ReactEditor.toDOMNode(editor, editor).isConnected;
  } catch {
    return false;
  }
}

/** Puts pictures where they were pasted, each as a module. */
export async function insertPictures(
  editor: ReactEditor,
  place: PastePlace,
  files: readonly File[],
  flow: TextFlow,
): Promise<void> {
  await flow.insertPictures(files, () => {
    const at = place.take();
    return at && isOpen(editor) ? textAround(editor, at) : null;
  });
}
