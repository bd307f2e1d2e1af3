/** Enough for every language, state and path that many pages share. */
const MOST_PARTS = 60;

/**
 * Stands in a kept part where the page's own query belongs: the one thing that
 * differs between the headers of thousands of filter combinations.
 */
export const QUERY_HERE = '\uE000';

/** A kept part with the page's query put in. */
export const withQueryHere = (html: string, search: string): string =>
  html.replaceAll(QUERY_HERE, search.replaceAll('&', '&#38;'));

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
