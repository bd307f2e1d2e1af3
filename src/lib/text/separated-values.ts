import { MOST_COLUMNS, MOST_ROWS } from '../../content/rich-text/limits.ts';

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
    width <= MOST_COLUMNS &&
    rows.length >= 2 &&
    rows.length <= MOST_ROWS &&
    rows.every(({ length }) => length === width);
  return isTable ? rows : null;
}
