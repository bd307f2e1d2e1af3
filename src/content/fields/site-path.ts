/** What only editors' addresses of a page have: that it is edited, and which version is looked at. */
const OF_EDITORS = ['edit', 'v'];

/** A page of this site as links keep it: its path, for everybody. */
export function sitePath(url: URL): string {
  const own = OF_EDITORS.filter((name) => url.searchParams.has(name));
  const query = new URLSearchParams(url.search);
  for (const name of own) query.delete(name);
  // What has none of them stays letter by letter.
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  return url.pathname + (own.length === 0 ? url.search : rest) + url.hash;
}
