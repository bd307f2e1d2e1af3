const cell = (words: string) => ({
  text: { de: words === '' ? [] : [{ type: 'paragraph', children: [{ text: words }] }], en: [] },
});

/** A module with a table, whose first row names its columns. */
export const table = (id: string, rows: readonly (readonly string[])[]) => ({
  id,
  kind: 'table',
  data: { has_header: true, rows: rows.map((row) => ({ cells: row.map(cell) })) },
});
