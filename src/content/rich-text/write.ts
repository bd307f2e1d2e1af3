import type { z } from 'zod';
import type { richTextSchema } from './schema.ts';

type Input = z.input<typeof richTextSchema>;
type InlineInput = Extract<Input[number], { type: 'paragraph' }>['children'];

const TOKEN = /\[([^[\]]+)\]\(([^[)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/gu;

/** One line of text with `**bold**`, `*italic*` and `[words](target)`. */
function inlineOf(line: string): InlineInput {
  const nodes: InlineInput = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    const [matchText, label, href, bold, italic] = match;
    if (match.index > end) nodes.push({ text: line.slice(end, match.index) });
    if (label !== undefined && href !== undefined)
      nodes.push({ type: 'link', href, children: [{ text: label }] });
    else if (bold !== undefined) nodes.push({ text: bold, bold: true });
    else if (italic !== undefined) nodes.push({ text: italic, italic: true });
    end = match.index + matchText.length;
  }
  if (end < line.length) nodes.push({ text: line.slice(end) });
  return nodes.length > 0 ? nodes : [{ text: '' }];
}

const BULLET = /^- /u;
const NUMBER = /^\d+\. /u;

/**
 * Rich text from strings, one per paragraph; a string whose lines all begin with `- ` or
 * `1. ` is a list. For examples and the demo venue.
 */
export function richTextFrom(...paragraphs: readonly string[]): Input {
  return paragraphs.map((text) => {
    const lines = text.split('\n');
    for (const [mark, ordered] of [
      [BULLET, false],
      [NUMBER, true],
    ] as const)
      if (lines.every((line) => mark.test(line)))
        return {
          type: 'list' as const,
          ordered,
          children: lines.map((line) => ({
            type: 'item' as const,
            children: inlineOf(line.replace(mark, '')),
          })),
        };
    return { type: 'paragraph' as const, children: inlineOf(text) };
  });
}
