/** What a spreadsheet would take for a formula, and compute; some do so with the wide signs of East Asian keyboards, too. */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
const NEGATIVE_NUMBER = /^-\d[\d.,]*$/u;
/** Post codes and telephone numbers: as a number they would lose a zero, or their last digits. */
const DIGITS = /^(?:0\d+|\d{12,})$/u;

/** One cell: what a spreadsheet would make something else of is marked as a text. Numbers stay what they are. */
function cell(text: string): string {
  const isFormula = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text);
  const safe = isFormula || DIGITS.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV as spreadsheets read it: UTF-8 with its mark, semicolons, lines that end with CRLF. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
