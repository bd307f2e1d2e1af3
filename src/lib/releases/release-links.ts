import { pageTokens } from '../editing/page-tokens.ts';
import { localeOfPath } from '../routing/routes.ts';

/** The query key by which the site is shown as it will be with a release. */
export const RELEASE_KEY = 'bundle';

/** A link's tag up to its address; what stands before it may hold brackets. */
const HREF = /^<a\s(?:[^]*?\s)?href="([^"#]*)/iu;
const FORM = /^<form[\s>]/iu;
const IS_SENT = /\smethod="?(?:post|dialog)/iu;

/** Whether an address is a page of the site; the hub and accounts are what they are. */
function isSitePath(path: string): boolean {
  if (path.startsWith('?')) return true;
  const [page = ''] = path.split(/[?#]/u, 1);
  return /^\/(?![/\\])/u.test(page) && localeOfPath(page) !== null && !page.includes('/cms-hub');
}

/** An address of the site with the release that it is shown with. */
export function withRelease(path: string, release: number): string {
  if (!isSitePath(path)) return path;
  const [page = '', hash] = path.split('#', 2);
  const sign = page.includes('?') ? '&' : '?';
  return `${page}${sign}${RELEASE_KEY}=${release}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * A rendered page whose links and forms lead on within the release that it is shown with. Takes
 * time in proportion to the page's length, whatever the page holds.
 */
export function withReleaseLinks(html: string, release: number): string {
  const out: string[] = [];
  for (const { kind, text } of pageTokens(html)) {
    if (kind !== 'opening') {
      out.push(text);
      continue;
    }
    out.push(
      text.replace(HREF, (head: string, path: string) =>
        isSitePath(path)
          ? `${head}${path.includes('?') ? '&amp;' : '?'}${RELEASE_KEY}=${release}`
          : head,
      ),
    );
    if (FORM.test(text) && !IS_SENT.test(text))
      out.push(`<input type="hidden" name="${RELEASE_KEY}" value="${release}">`);
  }
  return out.join('');
}
