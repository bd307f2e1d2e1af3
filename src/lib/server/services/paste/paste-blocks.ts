import type { Block, Inline, Leaf } from '../../../../content/rich-text/schema.ts';
import type { Marks } from './paste-marks.ts';

/** Text with its marks; a line break is a run of its own. */
export interface Run extends Marks {
  readonly text: string;
  readonly href: string | null;
}

/** The list entry that a text belongs to. */
export interface Item {
  ordered: boolean;
  /** Word's lists are paragraphs with a level; deeper ones become part of the list around them. */
  readonly level: number;
}

/** A separator between two runs has the marks that both have. */
const separatorRun = (left: Run, right: Run, text: string): Run => ({
  text,
  bold: left.bold && right.bold,
  italic: left.italic && right.italic,
  lang: left.lang === right.lang ? left.lang : null,
  href: left.href === right.href ? left.href : null,
});

/** Trims the runs and collapses spaces and line breaks to one. */
function normalizeRuns(runs: readonly Run[]): readonly Run[] {
  const result: Run[] = [];
  let last: Run | null = null;
  let separator = '';
  for (const run of runs)
    for (const [token] of run.text.matchAll(/ |\n|[^ \n]+/gu)) {
      if (token === '\n') separator = token;
      else if (token === ' ') separator ||= token;
      else {
        if (last !== null && separator !== '') result.push(separatorRun(last, run, separator));
        last = { ...run, text: token };
        result.push(last);
        separator = '';
      }
    }
  return result;
}

const leafOf = ({ text, bold, italic, lang }: Run): Leaf => ({
  text,
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(lang !== null && { lang }),
});

function inlineOf(runs: readonly Run[]): Inline[] {
  const nodes: Inline[] = [];
  let target: string | null = null;
  for (const run of runs) {
    const last = nodes.at(-1);
    if (run.href === null) nodes.push(leafOf(run));
    else if (run.href === target && last !== undefined && 'href' in last)
      last.children.push(leafOf(run));
    else nodes.push({ type: 'link', href: run.href, children: [leafOf(run)] });
    target = run.href;
  }
  return nodes;
}

/** Appends a line to the blocks: as a paragraph, or to the list that it belongs to. */
export function putLine(blocks: Block[], runs: readonly Run[], item: Item | null): void {
  const children = inlineOf(normalizeRuns(runs));
  if (children.length === 0) return;
  const last = blocks.at(-1);
  if (item === null) {
    blocks.push({ type: 'paragraph', children });
    return;
  }
  const ordered = item.level > 1 && last?.type === 'list' ? last.ordered : item.ordered;
  if (last?.type === 'list' && last.ordered === ordered)
    last.children.push({ type: 'item', children });
  else blocks.push({ type: 'list', ordered, children: [{ type: 'item', children }] });
}

/** A cell of more paragraphs than this is part of a layout, not of a table. */
const MOST_IN_CELL = 3;

const isWords = (cell: readonly Block[]): boolean =>
  cell.length <= MOST_IN_CELL && cell.every(({ type }) => type === 'paragraph');

/** Appends a table row to the blocks: as one paragraph, or cell by cell in a layout table. */
export function putRow(blocks: Block[], cells: readonly (readonly Block[])[]): void {
  const filled = cells.filter(({ length }) => length > 0);
  if (filled.length < 2 || !filled.every(isWords)) {
    for (const block of filled.flat()) blocks.push(block);
    return;
  }
  const children = filled.flatMap((cell, index) =>
    cell.flatMap((block, line): Inline[] => [
      ...(index + line > 0 ? [{ text: line > 0 ? ' ' : ' – ' }] : []),
      ...(block.children as Inline[]),
    ]),
  );
  blocks.push({ type: 'paragraph', children });
}
