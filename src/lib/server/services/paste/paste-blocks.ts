import type { Block, Inline, Leaf } from '../../../../content/rich-text/schema.ts';
import type { Marks } from './paste-marks.ts';

/** Words with their marks; a line break is a run of its own. */
export interface Run extends Marks {
  readonly text: string;
  readonly href: string | null;
}

/** The entry of a list that words stand in. */
export interface Item {
  ordered: boolean;
  /** Word's lists are paragraphs that say how deep they are; deeper ones follow the list around them. */
  readonly level: number;
}

/** What stands between two words has the marks that both have. */
const between = (left: Run, right: Run, text: string): Run => ({
  text,
  bold: left.bold && right.bold,
  italic: left.italic && right.italic,
  lang: left.lang === right.lang ? left.lang : null,
  href: left.href === right.href ? left.href : null,
});

/** Runs without spaces and breaks at their ends, and with one where there were several. */
function tidied(runs: readonly Run[]): readonly Run[] {
  const kept: Run[] = [];
  let last: Run | null = null;
  let due = '';
  for (const run of runs)
    for (const [token] of run.text.matchAll(/ |\n|[^ \n]+/gu)) {
      if (token === '\n') due = token;
      else if (token === ' ') due ||= token;
      else {
        if (last !== null && due !== '') kept.push(between(last, run, due));
        last = { ...run, text: token };
        kept.push(last);
        due = '';
      }
    }
  return kept;
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

/** Puts a line behind the blocks: as a paragraph, or into the list that it belongs to. */
export function putLine(blocks: Block[], runs: readonly Run[], item: Item | null): void {
  const children = inlineOf(tidied(runs));
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

/** Puts a row of a table behind the blocks: as one paragraph, or cell by cell where it is a layout. */
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
