import { isLinkTarget } from '../../../../content/fields/target-form.ts';

/** Addresses that lead on to another one, which stands in their query. */
const LEADING_ON: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/u, 'q'],
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/u, 'url'],
  [/^https:\/\/[a-z0-9.]+\.safelinks\.protection\.outlook\.com\/\?/u, 'url'],
];

function unwrapped(href: string): string {
  for (const [form, key] of LEADING_ON) {
    const inner = form.test(href) ? URL.parse(href)?.searchParams.get(key) : null;
    if (inner != null && /^https?:/u.test(inner)) return inner;
  }
  return href;
}

/** What an address can be written as; the first that can be kept is taken. */
function* formsOf(href: string, siteOrigin: string): Generator<string> {
  if (/^mailto:/iu.test(href)) yield `mailto:${href.slice(7).replace(/\?.*$/su, '')}`;
  else if (/^tel:/iu.test(href)) yield `tel:${href.slice(4).replace(/[\s().\u00a0/]/gu, '')}`;
  else {
    const url = URL.parse(
      /^www\./iu.test(href) ? `https://${href}` : href.replace(/^\/\//u, 'https://'),
    );
    // An address of a blob has the origin of whoever made it.
    if (url?.origin === siteOrigin && url.protocol !== 'blob:')
      yield url.pathname + url.search + url.hash;
    yield href;
    if (url !== null) yield url.href;
  }
}

/**
 * Where a pasted link leads, as it is kept: redirects of search engines and mail
 * programs unwrapped, pages of this site as paths. Null: nothing that may be linked.
 */
export function pastedTarget(href: string, siteOrigin: string): string | null {
  const plain = unwrapped(href.trim());
  for (const form of formsOf(plain, siteOrigin)) if (isLinkTarget(form)) return form;
  return null;
}
