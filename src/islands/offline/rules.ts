import { localeOfPath, pathTo } from '../../lib/routing/routes.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/constants.ts';

/*
 * What the service worker may keep. It knows addresses and answers, never who somebody is:
 * whatever the server calls private or not to be stored is not kept.
 */

/** What asks for a page in an editor's state, or for another state of it. */
const OWN_STATE = ['edit', 'v', 'overlay', 'bundle'];
/** Files whose names hold a hash of their content or all of it, and fonts: they never change. */
const FILES = ['/_astro/', '/fonts/', '/design/'];

/**
 * The list that a visitor keeps on this device, by a cookie that stands here, too: its copy
 * stays where the list is. The page of its calendar, which holds a secret, is none of these.
 */
const FAVOURITES: readonly string[] = LOCALES.map((locale) => pathTo('favourites', locale));

export const localeIn = (path: string): Locale => localeOfPath(path) ?? DEFAULT_LOCALE;

export const isFile = ({ pathname }: URL): boolean =>
  FILES.some((folder) => pathname.startsWith(folder));

/** Whether an address can be a page for visitors. */
export const isPage = ({ pathname, searchParams }: URL): boolean =>
  localeOfPath(pathname) !== null &&
  !pathname.includes('/cms-hub') &&
  !OWN_STATE.some((key) => searchParams.has(key));

/** Whether an answer to such an address may be kept for when the line is dead. */
export function isKept(url: URL, { status, headers, redirected, type }: Response): boolean {
  if (status !== 200 || redirected || type !== 'basic' || !isPage(url)) return false;
  if (!headers.get('content-type')?.startsWith('text/html')) return false;
  if (FAVOURITES.includes(url.pathname) && url.search === '') return true;
  return !/no-store|private/u.test(headers.get('cache-control') ?? '');
}

/** What is fetched for when the line is dead, beside what was visited: not on a line that costs. */
export const wantedPages = (locale: Locale): readonly string[] => [
  pathTo('home', locale),
  pathTo('events', locale),
  pathTo('favourites', locale),
  pathTo('venues', locale),
];
