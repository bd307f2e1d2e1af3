import { MAX_COLUMNS, MAX_ROWS } from '../../content/rich-text/limits.ts';

/** A number, an amount, a day or a time, with at most one word beside it. */
const FIGURE =
  /^(?:(?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[.,]{0,2} ?)?[^\p{L}\d]{0,3}\d[^\p{L}]{0,20}\p{L}{0,9}[^\p{L}]{0,8}$/u;

export const isFigure = (cell: string): boolean => FIGURE.test(cell.trim());

/**
 * Whether the first row of a table names its columns, as far as a program can tell: it has words
 * in every cell, and below one of them stand figures only.
 */
export function isHeaderRow(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...below] = rows;
  if (below.length === 0 || first.some((cell) => cell.trim() === '' || isFigure(cell)))
    return false;
  return first.some((_, column) => {
    const cells = below.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every(isFigure);
  });
}

/**
 * The cells of a text that spreadsheets copy: lines with tabs between the cells, at least two
 * of both; null where it is something else.
 */
export function rowsOf(text: string): readonly (readonly string[])[] | null {
  const lines = text.split(/\r?\n/u);
  const end = lines.findLastIndex((line) => line !== '') + 1;
  const rows = lines.slice(0, end).map((line) => line.split('\t').map((cell) => cell.trim()));
  const width = rows[0]?.length ?? 0;
  const isTable =
    width >= 2 &&
    width <= MAX_COLUMNS &&
    rows.length >= 2 &&
    rows.length <= MAX_ROWS &&
    rows.every(({ length }) => length === width);
  return isTable ? rows : null;
}
