import type { Advice } from '../../../lib/editing/coach/advice.ts';
import { moduleIdAround } from './dom.ts';

/*
 * Where the links of the page lead, as visitors would find it. Only addresses of this site are
 * asked for: nothing that an editor writes makes their browser call another one.
 */

/** Most addresses that are asked for in one look at a page, and how many at once. */
const MAX_ASKED = 60;
const AT_ONCE = 4;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Whether an address leads somewhere, by its path; what is asked for once is known. */
const known = new Map<string, boolean>();
/** Asked for without an answer: nothing is known of them, which is not the same as nothing wrong. */
const unanswered = new Set<string>();

interface PageLink {
  readonly module: string | null;
  readonly words: string;
  readonly url: URL;
}

const pageLinks = (): readonly PageLink[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main [data-module] a[href]')].flatMap(
    (link) => {
      if (!/^https?:$/u.test(link.protocol) || link.closest('[data-ed-own]')) return [];
      const words = (link.textContent ?? '').trim() || link.href;
      return [{ module: moduleIdAround(link), words, url: new URL(link.href) }];
    },
  );

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** The page itself may not be public yet. */
const isAsked = ({ url }: PageLink): boolean =>
  url.origin === location.origin && url.pathname !== location.pathname;

/** A host without a point is a word with something missing; «/www.…» lost its beginning. */
const isOdd = ({ url }: PageLink): boolean =>
  url.origin === location.origin
    ? /^\/(?:[a-z]{2}\/)?www\./iu.test(url.pathname)
    : !url.hostname.includes('.');

async function ask(path: string): Promise<void> {
  // Without cookies, as a visitor.
  const answer = await fetch(path, { method: 'HEAD', credentials: 'omit' }).catch(() => null);
  // Without a connection nothing is known; the next look asks again.
  if (answer === null) {
    unanswered.add(path);
    return;
  }
  unanswered.delete(path);
  known.set(path, !GONE.has(answer.status));
}

/** A place of this page that it does not have; without a name it is its top. */
const isLostPlace = ({ url }: PageLink): boolean =>
  url.origin === location.origin &&
  url.pathname === location.pathname &&
  url.hash.length > 1 &&
  document.getElementById(url.hash.slice(1)) === null;

/** Asks for all addresses of the page that are not known yet. */
export async function checkLinks(): Promise<void> {
  const paths = new Set(
    pageLinks()
      .filter(isAsked)
      .map(({ url }) => pathOf(url)),
  );
  const waiting = [...paths].filter((path) => !known.has(path)).slice(0, MAX_ASKED);
  const next = async (): Promise<void> => {
    const path = waiting.pop();
    if (path === undefined) return;
    await ask(path);
    await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Links that lead nowhere, as far as is known by now. */
export const linkAdvice = (): readonly Advice[] =>
  pageLinks().flatMap((link): readonly Advice[] => {
    const { module, words: about, url } = link;
    if (isOdd(link)) return [{ module, rule: 'link.odd', about }];
    const isDead = isLostPlace(link) || (isAsked(link) && known.get(pathOf(url)) === false);
    return isDead ? [{ module, rule: 'link.dead', about }] : [];
  });

/** How many links of the page could not be checked, for there was no answer. */
export const uncheckedLinks = (): number =>
  pageLinks().filter((link) => isAsked(link) && unanswered.has(pathOf(link.url))).length;
