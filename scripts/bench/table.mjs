/** @param {readonly number[]} values */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** @param {number} value */
export const ratio = (value) => value.toFixed(2);
/** @param {number} value */
export const whole = (value) => Math.round(value).toLocaleString('en');
/** @param {number} value */
export const ms = (value) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

/** Megabytes; null: the system does not say. @param {number | null} value */
export const mb = (value) => (value === null ? '–' : `${whole(value)} MB`);

/** @param {string} title @param {readonly (readonly string[])[]} rows */
export function table(title, rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  console.log(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`.trimEnd());
  }
}
