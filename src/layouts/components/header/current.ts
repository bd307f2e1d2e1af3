/** What `aria-current` says of a link on a page: itself, a page below it, or nothing. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  if (!path.startsWith(`${href}/`)) return undefined;
  const isHome = /^\/\w+$/u.test(href);
  return isHome ? undefined : 'true';
}
