import type { Block, Inline, Leaf, RichText } from './schema.ts';

const wordsOf = (node: Inline | Leaf): string =>
  'text' in node ? node.text : node.children.map(wordsOf).join('');

const linesOf = (block: Block): string =>
  block.type === 'list'
    ? block.children.map((item) => item.children.map(wordsOf).join('')).join('\n')
    : block.children.map(wordsOf).join('');

/** The plain text of a document, a line per block; for search, descriptions, limits. */
export const plainText = (text: RichText): string => text.map(linesOf).join('\n');

export const isEmptyText = (text: RichText): boolean => plainText(text).trim() === '';
