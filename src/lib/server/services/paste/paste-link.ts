import { sitePath } from '../../../../content/fields/site-path.ts';
import { isLinkTarget } from '../../../../content/fields/target-form.ts';

/** Redirecting URLs, and the query parameter with their target. */
const REDIRECTORS: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/u, 'q'],
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/u, 'url'],
  [/^https:\/\/[a-z0-9.]+\.safelinks\.protection\.outlook\.com\/\?/u, 'url'],
];

function unwrapRedirect(href: string): string {
  for (const [form, key] of REDIRECTORS) {
    const inner = form.test(href) ? URL.parse(href)?.searchParams.get(key) : null;
    if (inner != null && /^https?:/u.test(inner)) return inner;
  }
  return href;
}

/** Places of a document that is written on the web. */
const INSIDE = /^https:\/\/docs\.google\.com\/[^#]*#(?:heading|bookmark)=|#_(?:Toc|Ref|Hlk|_Ref)/u;

/** Forms of a target, the preferred one first. */
function* formsOf(href: string, siteOrigin: string): Generator<string> {
  if (/^mailto:/iu.test(href)) yield `mailto:${href.slice(7).split('?', 1)[0] ?? ''}`;
  else if (/^tel:/iu.test(href)) yield `tel:${href.slice(4).replace(/[\s().\u00a0/]/gu, '')}`;
  else {
    const url = URL.parse(
      /^www\./iu.test(href) ? `https://${href}` : href.replace(/^\/\//u, 'https://'),
      href.startsWith('/') ? siteOrigin : undefined,
    );
    // A blob URL has the origin of the page that created it.
    if (url?.origin === siteOrigin && url.protocol !== 'blob:') yield sitePath(url);
    yield href;
    if (url !== null) yield url.href;
  }
}

/**
 * The target of a pasted link as it is stored: redirects of search engines and mail
 * programs are unwrapped, pages of this site become paths. Null: not allowed as a link.
 */
export function pastedTarget(href: string, siteOrigin: string): string | null {
  const plain = unwrapRedirect(href.trim());
  if (INSIDE.test(plain)) return null;
  for (const form of formsOf(plain, siteOrigin)) if (isLinkTarget(form)) return form;
  return null;
}

/** Where notes stand below a text that is made modules: the anchor of theirs. */
export const NOTES = '#anmerkungen';

/** Links of word processors from a text to its notes, and back. */
const TO_NOTE = /#(?:_(?:ftn|edn)\d|ftnt\d|sd(?:foot|end)note\d+sym)/u;
const FROM_NOTE = /#(?:_(?:ftn|edn)ref\d|ftnt_ref\d|sd(?:foot|end)note\d+anc)/u;

/** Notes of web pages. A browser copies links to them as whole addresses. */
const WEB_NOTE = /#(?:cite_(?:note|ref)-|(?:fn|fnref|footnote|footnote-ref|endnote)[-_:]?\d)/u;

const decoded = (place: string): string => {
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
};

/** Whether a link leads to a place of what was copied itself. @param places those that it has */
export function isWithinSource(href: string, places: ReadonlySet<string>): boolean {
  const start = href.indexOf('#');
  if (start < 0) return false;
  const place = href.slice(start);
  return WEB_NOTE.test(place) || places.has(place) || places.has(decoded(place));
}

export const isToNote = (href: string): boolean => TO_NOTE.test(href);
export const isFromNote = (href: string): boolean => FROM_NOTE.test(href);
