import { normalizeBlocks } from '../../../../content/rich-text/join.ts';
import { plainText } from '../../../../content/rich-text/plain.ts';
import { isFigure, isHeaderRow } from '../../../text/separated-values.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../../../../content/rich-text/limits.ts';
import type { Block, Inline, RichText } from '../../../../content/rich-text/schema.ts';
import { listOf, rowBlocks, type PastedBlock } from './paste-blocks.ts';

/** A cell as it stands in the source. */
export interface Cell {
  readonly blocks: readonly PastedBlock[];
  readonly isHeader: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** A cell of more blocks than this is part of a layout, not of a table. */
const MAX_IN_CELL = 3;

const isWords = ({ blocks }: Cell): boolean =>
  blocks.length <= MAX_IN_CELL &&
  blocks.every(({ type }) => type === 'paragraph' || type === 'heading' || type === 'list');

/** Headings within a cell are bold words. */
export const asBlocks = (block: PastedBlock): readonly Block[] => {
  if (block.type === 'picture') return [];
  if (block.type === 'heading') return [{ type: 'paragraph', children: block.children }];
  if (block.type === 'table') return block.rows.flatMap(rowBlocks);
  return block.type === 'list' ? listOf(block.children, block.start) : [block];
};

const textOf = ({ blocks }: Cell): RichText => normalizeBlocks(blocks.flatMap(asBlocks));

/** The cells of all rows at their places; what reaches over several leaves empty ones. */
function gridOf(rows: readonly (readonly Cell[])[]): RichText[][] {
  /** How many rows more a cell from above takes, by its column. */
  const taken: number[] = [];
  return rows.map((row) => {
    const line: RichText[] = [];
    const skip = (): void => {
      while ((taken[line.length] ?? 0) > 0) {
        taken[line.length] = (taken[line.length] ?? 0) - 1;
        line.push([]);
      }
    };
    for (const cell of row) {
      skip();
      const from = line.length;
      line.push(textOf(cell), ...Array.from({ length: cell.columns - 1 }, (): RichText => []));
      for (let column = from; column < line.length; column += 1) taken[column] = cell.rows - 1;
    }
    skip();
    return line;
  });
}

const isEmpty = (text: RichText | undefined): boolean =>
  text === undefined || plainText(text).trim() === '';

const isBold = (text: RichText): boolean =>
  text
    .flatMap((block): readonly Inline[] => (block.type === 'paragraph' ? block.children : []))
    .every((node) => 'text' in node && (node.bold === true || node.text.trim() === ''));

const plainNode = <Node extends Inline>(node: Node): Node => {
  if (!('text' in node)) return { ...node, children: node.children.map(plainNode) };
  const { bold: _, ...rest } = node;
  return rest as Node;
};

const notBold = (text: RichText): RichText =>
  text.map((block) =>
    block.type === 'paragraph' ? { ...block, children: block.children.map(plainNode) } : block,
  );

/** What stands in a row of values; a year can be the head of a column. */
const isAmount = (text: RichText): boolean => {
  const words = plainText(text).trim();
  return isFigure(words) && !/^(?:19|20)\d\d$/u.test(words);
};

/** Whether the first row says what stands below it. */
function hasHeader(rows: readonly (readonly Cell[])[], grid: readonly RichText[][]): boolean {
  const [first, second] = grid;
  if (first === undefined || second === undefined) return false;
  if (rows[0]?.every(({ isHeader }) => isHeader)) return true;
  const named = first.filter((text) => !isEmpty(text));
  const isBoldRow = named.length > 1 && named.every(isBold) && !second.every(isBold);
  if (isBoldRow && !named.some(isAmount)) return true;
  return isHeaderRow(grid.map((row) => row.map(plainText)));
}

/**
 * What a table of the source is: a table, or, where it only arranges what stands in it,
 * that, one after the other.
 */
export function tableBlocks(rows: readonly (readonly Cell[])[]): readonly PastedBlock[] {
  const isTable =
    rows.every((row) => row.every(isWords)) &&
    rows.every((row) => row.reduce((sum, { columns }) => sum + columns, 0) <= MAX_COLUMNS * 2);
  const grid = isTable ? gridOf(rows) : [];
  const width = Math.max(0, ...grid.map((row) => row.findLastIndex((cell) => !isEmpty(cell)) + 1));
  const filled = grid.filter((row) => row.some((cell) => !isEmpty(cell)));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    filled.some((row) => !isEmpty(row[column])),
  );
  if (columns.length < 2 || columns.length > MAX_COLUMNS || filled.length > MAX_ROWS)
    return rows.flatMap((row) => layoutBlocks(row));
  const body = filled.map((row) => columns.map((column) => row[column] ?? []));
  const isHeaded = hasHeader(rows, body);
  // Heads of columns are bold by themselves.
  const named = isHeaded ? body.map((row, index) => (index === 0 ? row.map(notBold) : row)) : body;
  return [{ type: 'table', hasHeader: isHeaded, rows: named }];
}

/** A row of what is no table. */
export const layoutBlocks = (row: readonly Cell[]): readonly PastedBlock[] =>
  row.every(isWords) ? rowBlocks(row.map(textOf)) : row.flatMap(({ blocks }) => blocks);
