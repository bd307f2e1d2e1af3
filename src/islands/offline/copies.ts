import { INTL_LOCALE, TIME_ZONE } from '../../lib/constants.ts';
import { isKept, localeIn } from './rules.ts';

/** Copies of pages; the longest not visited are deleted. */
const CACHE = 'foyer-pages';
const MAX_COPIES = 60;
/** When a copy was made, as an ISO text. */
const COPIED_AT = 'x-copied-at';
/** Which release made it: its style sheet goes with that. */
const RELEASE = 'x-release';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Keeps a copy of a page, unless it may not be kept. */
export async function saveCopy(url: URL, answer: Response, release: string): Promise<void> {
  if (!isKept(url, answer)) {
    // It was public once, and is not any more: a page that went away, or somebody who signed in.
    if (answer.status < 500) await (await caches.open(CACHE)).delete(url.href);
    return;
  }
  const headers = new Headers(answer.headers);
  headers.set(COPIED_AT, new Date().toISOString());
  headers.set(RELEASE, release);
  const cache = await caches.open(CACHE);
  // Put anew at the end: the first ones are those that were not visited for the longest time.
  await cache.delete(url.href);
  await cache.put(url.href, new Response(await answer.blob(), { headers }));
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_COPIES))) await cache.delete(key);
}

/** Deletes copies whose style sheet is gone. @param releases whose files are still there */
export async function dropCopies(releases: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const key of await cache.keys()) {
    const copy = await cache.match(key);
    if (!releases.includes(copy?.headers.get(RELEASE) ?? '')) await cache.delete(key);
  }
}

const whenCopied = (copy: Response, url: URL): string => {
  const at = new Date(copy.headers.get(COPIED_AT) ?? 0);
  const locale = INTL_LOCALE[localeIn(url.pathname)];
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(at);
};

/** Puts HTML at the beginning of the element that has an attribute; searched without expressions, which a page could make slow. */
function withInside(html: string, attribute: string, inside: string): string {
  const at = html.indexOf(attribute);
  const start = at === -1 ? -1 : html.indexOf('>', at) + 1;
  return start > 0 ? html.slice(0, start) + inside + html.slice(start) : html;
}

/**
 * A page as a copy: marked on its root element, so that prices and numbers are marked as old,
 * and with the notice of the page itself, which says from when it is.
 * @param when the moment as people read it
 */
export function markedCopy(html: string, when: string): string {
  const shown = [
    ['<html ', '<html data-copy '],
    [' data-info="offline" hidden', ' data-info="offline"'],
    [' data-copied hidden', ' data-copied'],
  ].reduce((text, [from = '', to = '']) => text.replace(from, to), html);
  return withInside(shown, ' data-copied-at', escaped(when));
}

/** The copy of a page, marked as one; null: there is none. */
export async function copyOf(url: URL): Promise<Response | null> {
  const copy = await (await caches.open(CACHE)).match(url.href);
  if (copy === undefined) return null;
  const html = markedCopy(await copy.text(), whenCopied(copy, url));
  const headers = new Headers(copy.headers);
  // What time it was is told of no copy.
  for (const name of ['content-length', 'etag', 'server-timing', COPIED_AT, RELEASE])
    headers.delete(name);
  headers.set('cache-control', 'no-store');
  return new Response(html, { headers });
}

/** Links to all copies in a language, by their titles, the last visited first. */
export async function linksToCopies(locale: string): Promise<string> {
  const cache = await caches.open(CACHE);
  const links: string[] = [];
  for (const { url } of [...(await cache.keys())].reverse()) {
    const { pathname, search } = new URL(url);
    if (localeIn(pathname) !== locale) continue;
    const html = (await (await cache.match(url))?.text()) ?? '';
    // Taken over as it stands in the other document, where it is escaped.
    const title = /<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? pathname;
    links.push(`<li><a href="${escaped(pathname + search)}">${title}</a></li>`);
  }
  return links.join('');
}

/** The page of a dead line with what can be read; without links it has no such part. */
export const withLinks = (html: string, links: string): string =>
  links === ''
    ? html
    : withInside(html.replace(' data-copies hidden', ' data-copies'), ' data-links', links);
