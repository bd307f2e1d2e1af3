import { numbersOf } from '../../../../src/content/rich-text/levels.ts';
import type { PastedPart } from '../../../../src/content/rich-text/pasted.ts';
import type { Block, Inline, RichText } from '../../../../src/content/rich-text/schema.ts';

/** A document of another program, and what is to come of it. */
export interface PastedSample {
  readonly name: string;
  readonly html: string;
  /** As `outlineOf` writes it. */
  readonly outline: string;
}

const wordsOf = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (!('text' in node)) return `[${wordsOf(node.children)}](${node.href})`;
      const mark = node.bold ? '**' : node.italic ? '*' : '';
      return mark + node.text.replaceAll('\n', '⏎') + mark;
    })
    .join('');

function linesOf(block: Block): readonly string[] {
  if (block.type === 'paragraph') return [wordsOf(block.children)];
  const numbers = numbersOf(block.children, block.ordered, block.start);
  return block.children.map(({ level = 0, children }, index) => {
    const number = numbers[index] ?? null;
    return `${'  '.repeat(level)}${number === null ? '-' : `${number}.`} ${wordsOf(children)}`;
  });
}

const textOf = (text: RichText): string => text.flatMap(linesOf).join('\n');

/** Parts of a document as lines, as in Markdown; tables with `||` around the heads of columns. */
export const outlineOf = (parts: readonly PastedPart[]): string =>
  parts
    .map((part) => {
      switch (part.type) {
        case 'heading':
          return `${'#'.repeat(part.level)} ${part.text}`;
        case 'picture':
          return `![${part.alt}](${part.src})`;
        case 'rows':
          return part.rows
            .map((row, index) => {
              const edge = part.hasHeader && index === 0 ? '||' : '|';
              return `${edge} ${row.map(textOf).join(' | ')} ${edge}`;
            })
            .join('\n');
        case 'notes':
          return `--\n${textOf(part.content)}`;
        case 'paragraphs':
          return textOf(part.content);
      }
    })
    .join('\n');
