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

/** A line of a list: how far it is in (two spaces a level), its mark, its words. */
const ENTRY = /^((?: {2})*)(-|\d+\.) (.*)$/u;

/**
 * Rich text from strings, one per paragraph; a string whose lines all begin with `- ` or
 * `1. ` is a list, nested by two spaces a level, with the first number that it says. For examples and the demo venue.
 */
export function richTextFrom(...paragraphs: readonly string[]): Input {
  return paragraphs.map((text) => {
    const entries = text.split('\n').map((line) => ENTRY.exec(line));
    const isOrdered = entries[0]?.[2] !== '-';
    const start = isOrdered ? Number.parseInt(entries[0]?.[2] ?? '1', 10) : 1;
    const children = entries.flatMap((entry) => {
      if (entry === null) return [];
      const [, indent = '', mark, line = ''] = entry;
      const level = indent.length / 2;
      const isOther = level > 0 && (mark !== '-') !== isOrdered;
      return [
        {
          type: 'item' as const,
          ...(level > 0 && { level }),
          ...(isOther && { ordered: !isOrdered }),
          children: inlineOf(line),
        },
      ];
    });
    const isList = children.length === entries.length && entries[0]?.[1] === '';
    return isList
      ? { type: 'list' as const, ordered: isOrdered, ...(start > 1 && { start }), children }
      : { type: 'paragraph' as const, children: inlineOf(text) };
  });
}
