import { Parser } from 'htmlparser2';
import { normalizeBlocks } from '../../../../content/rich-text/join.ts';
import { MAX_HEADLINE } from '../../../../content/rich-text/limits.ts';
import type { PastedDocument, PastedPart } from '../../../../content/rich-text/pasted.ts';
import { plainText } from '../../../../content/rich-text/plain.ts';
import type { RichText, Block, Inline } from '../../../../content/rich-text/schema.ts';
import type { PastedBlock, Heading } from './paste-blocks.ts';
import { PasteBuilder } from './paste-builder.ts';
import { isWithinSource, NOTES } from './paste-link.ts';
import { asBlocks } from './paste-tables.ts';

const LEAST_LEVEL = 2;
const MAX_LEVEL = 6;

function cutIn(nodes: readonly Inline[], isCut: (href: string) => boolean): Inline[] {
  return nodes.flatMap((node): Inline[] =>
    'href' in node && isCut(node.href) ? node.children : [node],
  );
}

const cutInText = (text: RichText, isCut: (href: string) => boolean): RichText =>
  text.map((block) => cutLinks(block, isCut));

/** A block without some links; their words stay. */
function cutLinks<Kind extends PastedBlock>(block: Kind, isCut: (href: string) => boolean): Kind {
  if (block.type === 'picture') return block;
  if (block.type === 'table')
    return { ...block, rows: block.rows.map((row) => row.map((cell) => cutInText(cell, isCut))) };
  if (block.type !== 'list') return { ...block, children: cutIn(block.children, isCut) };
  return {
    ...block,
    children: block.children.map((item) => ({ ...item, children: cutIn(item.children, isCut) })),
  };
}

/** A headline is one line without links; what has more stays in the text. */
function headlineOf({ children }: Heading): string | null {
  const text = plainText([{ type: 'paragraph', children }]).replaceAll('\n', ' ');
  const isPlain = children.every((node) => 'text' in node);
  return isPlain && text.length <= MAX_HEADLINE ? text : null;
}

/** The levels that occur, brought to 2, 3, 4 … without a gap. */
function levelsOf(blocks: readonly PastedBlock[]): ReadonlyMap<number, number> {
  const found = blocks.flatMap((block) => (block.type === 'heading' ? [block.level] : []));
  const sorted = [...new Set(found)].toSorted((left, right) => left - right);
  return new Map(sorted.map((level, rank) => [level, Math.min(LEAST_LEVEL + rank, MAX_LEVEL)]));
}

/** What a document consists of: texts, headlines, tables, pictures, notes. */
function partsOf(
  blocks: readonly PastedBlock[],
  isNote: (block: PastedBlock) => boolean,
): PastedPart[] {
  const levels = levelsOf(blocks);
  const parts: PastedPart[] = [];
  let text: Block[] = [];
  const flush = (type: 'paragraphs' | 'notes'): void => {
    const content = normalizeBlocks(text);
    if (content.length > 0) parts.push({ type, content: [...content] });
    text = [];
  };
  const firstNote = blocks.findIndex(isNote);
  const end = firstNote < 0 ? blocks.length : firstNote;
  for (const block of blocks.slice(0, end)) {
    const headline = block.type === 'heading' ? headlineOf(block) : null;
    const isText = block.type === 'paragraph' || block.type === 'list';
    if (isText || (block.type === 'heading' && headline === null)) {
      for (const one of asBlocks(block)) text.push(one);
      continue;
    }
    flush('paragraphs');
    if (block.type === 'heading')
      parts.push({ type: 'heading', level: levels.get(block.level) ?? 2, text: headline ?? '' });
    else if (block.type === 'table')
      parts.push({
        type: 'rows',
        hasHeader: block.hasHeader,
        rows: block.rows.map((row) => row.map((cell) => [...cell])),
      });
    else parts.push(block);
  }
  flush('paragraphs');
  for (const block of blocks.slice(end)) for (const one of asBlocks(block)) text.push(one);
  flush('notes');
  return parts;
}

/** Words as editors count them. */
const wordsOf = (text: string): readonly string[] =>
  text.split(/[\s\u00A0]+/u).filter((word) => word !== '');

/** The words of a text that another one does not have, each as often as it is missing. */
function lostWords(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** Deeper than any real document; deeper nesting would make closing elements slow. */
const MAX_DEPTH = 500;

/** Programs that write documents: links to a place lead to one of the document. */
const WRITER =
  /urn:schemas-microsoft-com|content=["']?(?:Microsoft|LibreOffice|OpenOffice)|docs-internal-guid/u;

const contentOf = (blocks: readonly PastedBlock[]): RichText =>
  normalizeBlocks(blocks.flatMap(asBlocks));

/**
 * A pasted document: as one rich text, and as the parts that can be modules of their own.
 * Elements that nobody knows are unwrapped, what was not visible is left out, and so is
 * form (styles, classes). Pure; never throws; takes time in proportion to its input.
 * @param siteOrigin absolute links to this site become paths
 */
export function pastedDocument(html: string, siteOrigin: string): PastedDocument {
  const builder = new PasteBuilder(siteOrigin);
  let end = html.length;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      builder.open(name, attributes);
      if (builder.depth <= MAX_DEPTH || end < html.length) return;
      end = parser.endIndex + 1;
      parser.pause();
    },
    onclosetag: (name) => {
      builder.close(name);
    },
    ontext: (text) => {
      builder.text(text);
    },
  });
  const source = html.toWellFormed();
  parser.write(source);
  parser.end();
  // What stands deeper than that comes as its words.
  if (end < source.length) builder.text(source.slice(end).replace(/<[^<>]*>/gu, ' '));
  const isDocument = WRITER.test(source);
  const isInside = (href: string): boolean =>
    href !== NOTES &&
    ((isDocument && href.startsWith('#')) || isWithinSource(href, builder.places));
  const blocks = builder.end().map((block) => {
    const cut = cutLinks(block, isInside);
    if (builder.notes.has(block)) builder.notes.add(cut);
    return cut;
  });
  const isToNotes = (href: string): boolean => href === NOTES;
  const plain = blocks.map((block) => cutLinks(block, isToNotes));
  const hasNotes = blocks.some((block) => builder.notes.has(block));
  const text = contentOf(plain);
  const words = wordsOf(builder.seen.join(''));
  return {
    content: text,
    parts: partsOf(hasNotes ? blocks : plain, (block) => builder.notes.has(block)),
    words: { count: words.length, lost: lostWords(words, wordsOf(plainText(text))) },
  };
}

/** Pasted HTML as one rich text. */
export const pastedText = (html: string, siteOrigin: string): RichText =>
  pastedDocument(html, siteOrigin).content;
