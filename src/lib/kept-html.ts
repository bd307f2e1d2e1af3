/** Enough for every language, state and path that many pages share. */
const MOST_PARTS = 60;

const parts = new WeakMap<object, Map<string, Promise<string>>>();

/**
 * A part of a page that many pages share, rendered once.
 * @param of what the part is made of; a new object (after a change) begins anew
 * @param by what else it depends on
 */
export function keptHtml(of: object, by: string, render: () => Promise<string>): Promise<string> {
  const known = parts.get(of) ?? new Map<string, Promise<string>>();
  parts.set(of, known);
  const html = known.get(by) ?? render();
  if (known.size >= MOST_PARTS && !known.has(by)) known.clear();
  known.set(by, html);
  return html;
}
