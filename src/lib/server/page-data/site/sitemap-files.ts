import { DEFAULT_LOCALE } from '../../../constants.ts';
import type { SitemapEntry } from './sitemap.ts';

/**
 * So many addresses in one file. sitemaps.org allows 50,000 and 50 MB; with the other languages
 * an address takes half a kilobyte, and search engines read small files sooner.
 */
const MAX_ADDRESSES = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** Each page of an entry, which names the others. @param origin without a slash at its end */
function urlsOf({ pages: paths, changed }: SitemapEntry, origin: string): readonly string[] {
  const pages = Object.entries(paths);
  const fallback = paths[DEFAULT_LOCALE];
  const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
  const links = [...pages, ...(fallback === undefined ? [] : [['x-default', fallback] as const])]
    .map(
      ([lang, path]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin + path}"/>`,
    )
    .join('');
  return pages.map(([, path]) => `<url><loc>${origin + path}</loc>${lastmod}${links}</url>`);
}

const urlSet = (urls: readonly string[]): string =>
  [
    HEAD,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');

const index = (addresses: readonly string[]): string =>
  [
    HEAD,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
    '</sitemapindex>',
  ].join('\n');

/**
 * One file of the list of all pages.
 * @param part from 1; null: the file that search engines are told of, which is the list itself
 * or, where that is long, names its parts
 * @returns null where there is no such part
 */
export function sitemapFile(
  entries: readonly SitemapEntry[],
  part: number | null,
  { origin, max = MAX_ADDRESSES }: { readonly origin: string; readonly max?: number },
): string | null {
  const urls = entries.flatMap((entry) => urlsOf(entry, origin));
  const count = Math.max(1, Math.ceil(urls.length / max));
  if (part === null && count > 1)
    return index(
      Array.from({ length: count }, (_, number) => `${origin}/sitemap-${String(number + 1)}.xml`),
    );
  const number = part ?? 1;
  return number > count ? null : urlSet(urls.slice((number - 1) * max, number * max));
}
