/** What a spreadsheet would take for a formula, and compute. */
const FORMULA = /^[=+\-@\t\r]/u;
const PLAIN_NUMBER = /^[+-]?[\d .,/()-]+$/u;

/** One cell: a text that begins like a formula is marked as a text. Numbers stay what they are. */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV as spreadsheets read it: UTF-8 with its mark, semicolons, lines that end with CRLF. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
