import type { HeaderList } from '../../page-store/rendered-response.ts';
import { COOKIE, LOCALE_COOKIE_DAYS } from '../../../constants.ts';
import { sharedCaching } from '../shared-cache/surrogate-keys.ts';
import { EXPIRES_HEADER, TAGS_HEADER } from '../../page-store/contract.ts';

const BARE_CSP = "default-src 'none'; frame-ancestors 'none'";
// An SVG opened by itself needs its own styles, and nothing else.
const DRAWING_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
// Prerendered pages carry their policy in the document; this part only works as a header.
const DOCUMENT_CSP = "frame-ancestors 'none'";

const TWO_YEARS = 'max-age=63072000';
let transportSecurity = `${TWO_YEARS}; includeSubDomains`;

/** Whether browsers are told that all subdomains are encrypted, too; said once, when a process starts. */
export function setSubdomainsEncrypted(areEncrypted: boolean): void {
  transportSecurity = areEncrypted ? `${TWO_YEARS}; includeSubDomains` : TWO_YEARS;
}

/** Set on every response, whatever its status. */
const SECURITY: HeaderList = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  [
    'permissions-policy',
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), ' +
      'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
  ['x-frame-options', 'DENY'],
];

const INTERNAL = new Set([EXPIRES_HEADER, TAGS_HEADER, 'x-powered-by', 'server']);

/** Other sites may embed pictures and fonts, but no documents and data. */
const isPublicMedia = (type: string): boolean => /^(?:image|font|audio|video)\//u.test(type);

const policyFor = (type: string): string => (type.startsWith('image/svg') ? DRAWING_CSP : BARE_CSP);

/** Adds the charset, also for programs that do not read the document's meta element. */
const withCharset = ([name, value]: HeaderList[number]): HeaderList[number] =>
  name === 'content-type' && value === 'text/html'
    ? [name, 'text/html; charset=utf-8']
    : [name, value];

/** X-Frame-Options would forbid what the policy of the page allows. */
const isForFrames = (policy: string | undefined): boolean =>
  /frame-ancestors (?!'none')/u.test(policy ?? '');

/** Adds the security headers; those that the page set itself are kept. */
export function secured(headers: HeaderList): HeaderList {
  const byName = new Map(headers);
  const isFramed = isForFrames(byName.get('content-security-policy'));
  const type = byName.get('content-type') ?? '';
  const missing: HeaderList = [
    ['strict-transport-security', transportSecurity],
    ...SECURITY,
    ['cross-origin-resource-policy', isPublicMedia(type) ? 'cross-origin' : 'same-origin'],
    ['content-security-policy', policyFor(type)],
  ];
  return [
    ...headers.filter(([name]) => !INTERNAL.has(name)).map(withCharset),
    ...missing.filter(([name]) => !byName.has(name) && !(isFramed && name === 'x-frame-options')),
  ];
}

/**
 * Remembers the language of the page as the visitor's. The cookie only depends on the
 * page, so it can be cached with it.
 */
const localeCookie = (headers: HeaderList, isEncrypted: boolean): HeaderList => {
  const byName = new Map(headers);
  const locale = byName.get('content-language');
  if (locale === undefined || !/html/u.test(byName.get('content-type') ?? '')) return [];
  const seconds = LOCALE_COOKIE_DAYS * 86_400;
  const cookie = `${COOKIE.locale}=${locale}; Max-Age=${seconds}; Path=/; SameSite=Lax`;
  // Browsers reject a Secure cookie of an http origin.
  return [['set-cookie', isEncrypted ? `${cookie}; Secure` : cookie]];
};

/**
 * For a cached page: browsers revalidate each time, so that changes are visible at once.
 * @param isShared a cache in front may keep it, too; it sets no cookie then (the redirect from `/` does)
 */
export const cacheableHeadersFor = (
  siteOrigin: string,
  isShared = false,
): ((headers: HeaderList) => HeaderList) => {
  const isEncrypted = siteOrigin.startsWith('https:');
  return (headers) =>
    secured([
      // Before cache-control: nginx goes by the first of them.
      ...(isShared ? sharedCaching(headers) : []),
      ...headers,
      ...(headers.some(([name]) => name === 'cache-control')
        ? []
        : ([['cache-control', 'no-cache']] as const)),
      ...(isShared ? [] : localeCookie(headers, isEncrypted)),
    ]);
};

/** For a response to one visitor: it must not be cached. */
export const privateHeaders = (headers: HeaderList): HeaderList =>
  secured([
    ...headers.filter(([name]) => name !== 'cache-control'),
    ['cache-control', 'private, no-store'],
  ]);

// PDF viewers do not start in a sandbox, so that documents which do nothing are shown without one.
const PDF_CSP = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";
// For the page that a browser builds around a video or audio file.
const PLAYER_CSP =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

// A document with scripts or actions is downloaded; should a browser show it nevertheless, it runs nothing.
const ACTIVE_CSP = "default-src 'none'; sandbox; frame-ancestors 'none'";

const mediaPolicy = (type: string, isActive: boolean): HeaderList => {
  if (isActive) return [['content-security-policy', ACTIVE_CSP]];
  if (type.startsWith('image/svg')) return [['content-security-policy', DRAWING_CSP]];
  if (type !== 'application/pdf') return [['content-security-policy', PLAYER_CSP]];
  return [
    ['content-security-policy', `${PDF_CSP}; frame-ancestors 'self'`],
    ['x-frame-options', 'SAMEORIGIN'],
  ];
};

/**
 * For an uploaded file: immutable, embeddable by other sites, and without scripts.
 * @param isActive a document that does something when it is opened
 */
export const mediaHeaders = (type: string, etag: string, isActive = false): HeaderList =>
  secured([
    ['content-type', type],
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['etag', etag],
    ['accept-ranges', 'bytes'],
    ['cross-origin-resource-policy', 'cross-origin'],
    // Captions opened by themselves are downloaded.
    ['content-disposition', isActive || type.startsWith('text/') ? 'attachment' : 'inline'],
    ...mediaPolicy(type, isActive),
  ]);

/**
 * For a file of the build that pages on a shop's own host are made of: style
 * sheets, scripts, fonts. They are the same for everybody and hold nothing to steal.
 */
export const sharedAssetHeaders = (headers: HeaderList): HeaderList =>
  headers.some(([name, value]) => name === 'content-type' && /html/u.test(value))
    ? assetHeaders(headers)
    : secured([
        ...headers,
        ['access-control-allow-origin', '*'],
        ['cross-origin-resource-policy', 'cross-origin'],
      ]);

/** For a document or file of the build. */
export const assetHeaders = (headers: HeaderList): HeaderList => {
  const isDocument = headers.some(
    ([name, value]) => name === 'content-type' && /html/u.test(value),
  );
  return secured(isDocument ? [...headers, ['content-security-policy', DOCUMENT_CSP]] : headers);
};
