import type { HeaderList } from '../../page-store/rendered.ts';
import { COOKIE, LOCALE_COOKIE_DAYS } from '../../../constants.ts';
import { EXPIRES_HEADER, TAGS_HEADER } from '../../page-store/contract.ts';

const BARE_CSP = "default-src 'none'; frame-ancestors 'none'";
// A drawing opened by itself needs its own styles, and nothing else.
const DRAWING_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
// Prerendered pages carry their policy in the document; this part only works as a header.
const DOCUMENT_CSP = "frame-ancestors 'none'";

/** On every answer, whatever its status. */
const SECURITY: HeaderList = [
  ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
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

/** Other sites may show pictures and fonts; documents and data are ours. */
const isPublicMedia = (type: string): boolean => /^(?:image|font|audio|video)\//u.test(type);

const policyFor = (type: string): string => (type.startsWith('image/svg') ? DRAWING_CSP : BARE_CSP);

/** Whoever saves a page or reads its first bytes alone knows how it is written, too. */
const withCharset = ([name, value]: HeaderList[number]): HeaderList[number] =>
  name === 'content-type' && value === 'text/html'
    ? [name, 'text/html; charset=utf-8']
    : [name, value];

/** The older header would forbid what a page's own policy allows to others. */
const isForFrames = (policy: string | undefined): boolean =>
  /frame-ancestors (?!'none')/u.test(policy ?? '');

/** The headers with the security set filled in; what the page said itself stands. */
export function secured(headers: HeaderList): HeaderList {
  const given = new Map(headers);
  const isFramed = isForFrames(given.get('content-security-policy'));
  const type = given.get('content-type') ?? '';
  const missing: HeaderList = [
    ...SECURITY,
    ['cross-origin-resource-policy', isPublicMedia(type) ? 'cross-origin' : 'same-origin'],
    ['content-security-policy', policyFor(type)],
  ];
  return [
    ...headers.filter(([name]) => !INTERNAL.has(name)).map(withCharset),
    ...missing.filter(([name]) => !given.has(name) && !(isFramed && name === 'x-frame-options')),
  ];
}

/**
 * RT-02: a visit is remembered as the visitor's language. The cookie follows from
 * the page alone, so it may go out with bytes that are the same for everybody.
 */
const localeCookie = (headers: HeaderList, isEncrypted: boolean): HeaderList => {
  const given = new Map(headers);
  const locale = given.get('content-language');
  if (locale === undefined || !/html/u.test(given.get('content-type') ?? '')) return [];
  const seconds = LOCALE_COOKIE_DAYS * 86_400;
  const cookie = `${COOKIE.locale}=${locale}; Max-Age=${seconds}; Path=/; SameSite=Lax`;
  // On a plain http origin a browser would throw a secure cookie away.
  return [['set-cookie', isEncrypted ? `${cookie}; Secure` : cookie]];
};

/** For a kept page: a browser asks each time, so that what is published is seen at once. */
export const keptHeadersFor = (siteOrigin: string): ((headers: HeaderList) => HeaderList) => {
  const isEncrypted = siteOrigin.startsWith('https:');
  return (headers) =>
    secured([
      ...headers,
      ...(headers.some(([name]) => name === 'cache-control')
        ? []
        : ([['cache-control', 'no-cache']] as const)),
      ...localeCookie(headers, isEncrypted),
    ]);
};

/** For an answer to one visitor: nobody on the way may keep it. */
export const privateHeaders = (headers: HeaderList): HeaderList =>
  secured([
    ...headers.filter(([name]) => name !== 'cache-control'),
    ['cache-control', 'private, no-store'],
  ]);

// Viewers of documents do not start in a sandbox; without one nothing runs either.
const PDF_CSP = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";
// What a browser builds around a film or a sound that is opened by itself.
const PLAYER_CSP =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const mediaPolicy = (type: string): HeaderList => {
  if (type.startsWith('image/svg')) return [['content-security-policy', DRAWING_CSP]];
  if (type !== 'application/pdf') return [['content-security-policy', PLAYER_CSP]];
  return [
    ['content-security-policy', `${PDF_CSP}; frame-ancestors 'self'`],
    ['x-frame-options', 'SAMEORIGIN'],
  ];
};

/**
 * For an uploaded file: it never changes under its address, other sites may show it,
 * and it runs nowhere.
 */
export const mediaHeaders = (type: string, etag: string): HeaderList =>
  secured([
    ['content-type', type],
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['etag', etag],
    ['accept-ranges', 'bytes'],
    ['cross-origin-resource-policy', 'cross-origin'],
    // Captions are for players; whoever opens them wants to have them.
    ['content-disposition', type.startsWith('text/') ? 'attachment' : 'inline'],
    ...mediaPolicy(type),
  ]);

/**
 * For a file of the build that pages on a shop's own host are made of (WS-01): style
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
