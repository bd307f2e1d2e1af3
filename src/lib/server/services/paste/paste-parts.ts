import { MAX_HEADLINE } from '../../../../content/rich-text/limits.ts';
import { normalizeBlocks } from '../../../../content/rich-text/join.ts';
import type { PastedPart } from '../../../../content/rich-text/pasted.ts';
import { plainText } from '../../../../content/rich-text/plain.ts';
import type { Block, Inline, RichText } from '../../../../content/rich-text/schema.ts';
import type { Heading, PastedBlock } from './paste-blocks.ts';
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
export function cutLinks<Kind extends PastedBlock>(
  block: Kind,
  isCut: (href: string) => boolean,
): Kind {
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
export function partsOf(
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
