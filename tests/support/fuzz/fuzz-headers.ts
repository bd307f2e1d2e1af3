import fc from 'fast-check';

const LANGUAGES = ['de', 'en-GB,en;q=0.9', '*', 'x'.repeat(500), 'de;q=9,en;q=-1', '', ';;;,,,q=q'];
const RANGES = ['bytes=0-1', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,3-4', 'bytes=a-b', 'lines=1-2'];
const TAGS = ['*', '"x"', 'W/"x"', '"', '""', ','.repeat(300), '"1-0"'];
export const REVISIONS = [
  '"1-0"',
  '1',
  '"1"',
  'W/"1-0"',
  '*',
  '"x"',
  '999999999-999999999',
  '',
  '1-1-1',
];
export const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'json',
  ';',
  '',
];
const GARBAGE_COOKIES = [
  'foyer_session=x.y; foyer_user=1',
  'foyer_session=%E0%A4%A; csrftoken=x',
  'csrftoken=aaaaaaaaaaaaaaaaaaaaaa',
  'foyer_favourites=1.2.3.x; locale=xx; cartAmount=-1; cartUrl=//evil.example; cartUntil=9e99',
  'foyer_visitor=1.x; foyer_form=x; foyer_login=x; foyer_device=x',
  '=; ;; a; =b; __proto__=1; ,',
  `a=${'b'.repeat(4000)}`,
  'locale=en; locale=de',
];

/** Headers beside those that say who asks and what is sent; an absent one is no header. */
const extraHeaders = fc.record(
  {
    'accept-language': fc.constantFrom(...LANGUAGES),
    range: fc.constantFrom(...RANGES),
    'if-none-match': fc.constantFrom(...TAGS),
    'if-modified-since': fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', 'never', '9'.repeat(50)),
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', '*;q=0', 'x'.repeat(300), ''),
    accept: fc.constantFrom('text/html', 'application/json', '*/*', ';'),
    referer: fc.constantFrom('https://evil.example/', 'http://[', '/de', '\u00ff'),
    origin: fc.constantFrom('https://evil.example', 'null', 'http://[', ''),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', "' OR 1=1", '::1', ',,,'),
    'x-forwarded-host': fc.constantFrom('evil.example'),
    'x-http-method-override': fc.constantFrom('DELETE'),
    'x-csrftoken': fc.constantFrom('x', 'aaaaaaaaaaaaaaaaaaaaaa', '\u00ff'.repeat(30)),
    'idempotency-key': fc.constantFrom('', 'x'.repeat(5000), 'a-b', '\u00fc'),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'x'),
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    cookie: fc.constantFrom(...GARBAGE_COOKIES),
    authorization: fc.constantFrom('Bearer x', 'Bearer', 'Basic Og==', 'Bearer '.repeat(80)),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Few of them at once: each refusal hides what would have come after it. */
export const fewHeaders = fc
  .tuple(extraHeaders, fc.shuffledSubarray(Object.keys(REVISIONS).map(Number), { maxLength: 3 }))
  .map(([headers, wanted]) =>
    Object.fromEntries(Object.entries(headers).filter((_, at) => wanted.includes(at))),
  );
