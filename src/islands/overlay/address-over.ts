/**
 * The address of a page while the overlay over it shows a list: with the query of that list.
 * @param behind the page's own query, which stays in it
 */
export function addressOver(behind: string, search: string): string {
  const query = new URLSearchParams(behind);
  for (const [key, value] of new URLSearchParams(search)) query.set(key, value);
  return location.pathname + (search === '' ? behind : `?${query}`);
}
