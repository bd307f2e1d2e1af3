import { setMarks } from '../../../../content/rich-text/join.ts';
import { plainText } from '../../../../content/rich-text/plain.ts';
import { nextNumber } from '../../../../content/rich-text/levels.ts';
import { MAX_LEVEL } from '../../../../content/rich-text/limits.ts';
import type { Block, Inline, Item, Leaf, RichText } from '../../../../content/rich-text/schema.ts';
import type { Marks } from './paste-marks.ts';

/** Text with its marks; a line break is a run of its own. */
export interface Run extends Marks {
  readonly text: string;
  readonly href: string | null;
}

/** The list entry that a text belongs to. */
export interface PastedItem {
  ordered: boolean;
  /** As the source counts it; lists may begin anywhere and leave levels out. */
  readonly level: number;
  /** The outermost list that it stands in; null where lists are only said by levels. */
  readonly root: object | null;
  /** The number that the source gives it; null where it says none. */
  number: number | null;
}

export interface Heading {
  readonly type: 'heading';
  /** As the source has it; 0 is a title. */
  readonly level: number;
  readonly children: Inline[];
}
export interface Table {
  readonly type: 'table';
  readonly hasHeader: boolean;
  readonly rows: readonly (readonly RichText[])[];
}
export interface Picture {
  readonly type: 'picture';
  readonly src: string;
  readonly alt: string;
}
/** A list while it is read. */
type List = Extract<Block, { type: 'list' }> & { readonly root?: object | null };
/** What documents consist of. */
export type PastedBlock = Extract<Block, { type: 'paragraph' }> | List | Heading | Table | Picture;

/** Where the lines of a document go. */
export interface Line {
  readonly runs: readonly Run[];
  readonly item: PastedItem | null;
  /** Null: no heading. */
  readonly heading: number | null;
  /** It goes on with the entry of the list before it. */
  readonly isContinuation: boolean;
}

/** A separator between two runs has the marks that both have. */
const separatorRun = (left: Run, right: Run, text: string): Run => ({
  text,
  bold: left.bold && right.bold,
  italic: left.italic && right.italic,
  strike: left.strike && right.strike,
  sub: left.sub && right.sub,
  sup: left.sup && right.sup,
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

const leafOf = ({ text, lang, ...run }: Run): Leaf => ({
  text,
  ...setMarks(run),
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

const startAt = (number: number) => (number > 1 ? { start: number } : {});

/** Appends a line to the blocks: as a paragraph, as a heading, or to the list that it belongs to. */
export function putLine(blocks: PastedBlock[], line: Line): void {
  const { item, heading, isContinuation } = line;
  const children = inlineOf(normalizeRuns(line.runs));
  if (children.length === 0) return;
  const last = blocks.at(-1);
  if (heading !== null) blocks.push({ type: 'heading', level: heading, children });
  else if (item === null) {
    const before = isContinuation && last?.type === 'list' ? last.children.at(-1) : undefined;
    if (before === undefined) blocks.push({ type: 'paragraph', children });
    else before.children.push({ text: '\n' }, ...children);
  } else {
    const { level, ordered, root, number } = item;
    const first = level === 0 && ordered ? (number ?? 1) : 1;
    const entry: Item = { type: 'item', level, ordered, children };
    const isNested = level > 0 && last?.type === 'list' && (root === null || last.root === root);
    const isNext = last?.type === 'list' && (first < 2 || first === nextNumber(last));
    if (last?.type === 'list' && (isNested || (last.ordered === ordered && isNext)))
      last.children.push(entry);
    else blocks.push({ type: 'list', ordered, ...startAt(first), children: [entry], root });
  }
}

/** The levels of a list as depths: what is deeper than the entry before it is one level below. */
export function listOf(entries: readonly Item[], start = 1): readonly Block[] {
  const around: number[] = [];
  const lists: Extract<Block, { type: 'list' }>[] = [];
  for (const { level: found = 0, ordered = false, children } of entries) {
    while (around.length > 0 && (around.at(-1) ?? 0) >= found) around.pop();
    const level = Math.min(around.length, MAX_LEVEL);
    around.push(found);
    const last = lists.at(-1);
    const entry: Item = { type: 'item', ...(level > 0 && { level }), ordered, children };
    if (last !== undefined && (level > 0 || last.ordered === ordered)) last.children.push(entry);
    else
      lists.push({
        type: 'list',
        ordered,
        ...(lists.length === 0 ? startAt(start) : {}),
        children: [entry],
      });
  }
  return lists;
}

/** The cells of a row as one paragraph, or cell by cell where they are more than words. */
export function rowBlocks(cells: readonly RichText[]): readonly Block[] {
  const filled = cells.filter((cell) => plainText(cell) !== '');
  const isWords = (cell: RichText) => cell.every(({ type }) => type === 'paragraph');
  if (filled.length < 2 || !filled.every(isWords)) return filled.flat();
  const children = filled.flatMap((cell, index) =>
    cell.flatMap((block, line): Inline[] => [
      ...(index + line > 0 ? [{ text: line > 0 ? ' ' : ' – ' }] : []),
      ...(block.children as Inline[]),
    ]),
  );
  return [{ type: 'paragraph', children }];
}
