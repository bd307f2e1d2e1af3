import fc from 'fast-check';
import { hostileJson, hostileSegment, hostileText } from './hostile-values.ts';
import { valuesOf } from './schema-values.ts';
import { FORM_FIELDS, FUZZ_TARGETS, KIND_NAMES, type FuzzTarget } from './fuzz-targets.ts';

/** One request as it goes over the line. */
export interface FuzzRequest {
  /** The row that it was made of. */
  readonly row: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** What only the product under test can give: who may do what there, and records to change. */
export interface FuzzWorld {
  readonly origin: string;
  readonly token: string;
  /** Cookies of somebody who is signed in, and the token that goes with them. */
  readonly session: { readonly cookie: string; readonly csrf: string };
  /** Records that nothing on the site shows: they may be changed and deleted. */
  readonly own: readonly { readonly kind: string; readonly id: number }[];
}

const OFTEN = 12;

/** Mostly what is right, now and then what is not. */
const mostly = <T>(right: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: OFTEN, arbitrary: right }, { weight: 2, arbitrary: odd });

const IDS = fc.integer({ min: 1, max: 60 }).map(String);
const PLACES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  kind: fc.constantFrom(...KIND_NAMES, 'headline', 'container'),
  module: fc.constantFrom('headline', 'container', 'text', 'image', 'faq'),
  theme: fc.constantFrom('nature', 'night', 'none'),
  file: fc.constantFrom('event-1.png', 'site-1.svg', 'venue-1.png', 'event-1.gif', 'main.js'),
  width: fc.constantFrom('320', '1440', 'wide'),
  key: fc.constantFrom('impressum', 'agb', 'footer'),
  cart: fc.constantFrom('a'.repeat(22), 'A-_'.repeat(7).concat('x')),
  token: fc.constantFrom('a'.repeat(22), 'x'.repeat(43)),
  slug: fc.constantFrom('probe', 'ein-abend', 'x'),
};

const PARAMETER = /\[(?:\.{3})?(\w+)\]/u;

/** The addresses of a row: most parameters right, some odd; slashes where none belong. */
function pathOf({ patterns }: FuzzTarget): fc.Arbitrary<string> {
  const places = (pattern: string): fc.Arbitrary<string> => {
    const parts = pattern.split(PARAMETER);
    const filled = parts.map((part, at) =>
      at % 2 === 0 ? fc.constant(part) : mostly(PLACES[part] ?? IDS, hostileSegment),
    );
    return fc.tuple(...filled).map((texts) => texts.join(''));
  };
  const endings = fc.constantFrom('', '', '', '', '', '/', '//', '/x', '%2f', '/.');
  return fc
    .tuple(fc.constantFrom(...patterns).chain(places), endings)
    .map(([path, ending]) => path + ending);
}

const COMMON_KEYS = ['edit', 'v', 'at', 'page', 'q', 'date', 'next', 'done', 'event', 'added'];

const queryValue = fc.oneof(
  IDS,
  fc.constantFrom('24-12-2026', 'true', '', '1,2,3', '2026-12-24T19:00:00Z', 'mahler', 'event:1'),
  hostileText,
);

function queryOf({ query }: FuzzTarget): fc.Arbitrary<string> {
  const key = mostly(
    fc.constantFrom(...query, ...COMMON_KEYS),
    fc.oneof(hostileText, fc.constantFrom('content_type', 'object_id', 'kinds', 'values', 'use')),
  );
  const pair = fc
    .tuple(key, queryValue)
    .map(([name, value]) =>
      [name, value].map((text) => encodeURIComponent(text.toWellFormed())).join('='),
    );
  const broken = fc.constantFrom('%', '&&', '=', 'a=%zz', '[]=1', 'a[b]=1', '?', '%ff=%00');
  const some = fc.array(
    fc.oneof({ weight: 9, arbitrary: pair }, { weight: 1, arbitrary: broken }),
    {
      maxLength: 4,
    },
  );
  // The same key many times.
  const many = fc
    .tuple(pair, fc.integer({ min: 2, max: 60 }))
    .map(([one, times]) => Array.from({ length: times }, () => one));
  return fc
    .oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 8, arbitrary: some }, many)
    .map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`));
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const methodOf = ({ methods }: FuzzTarget): fc.Arbitrary<string> =>
  mostly(fc.constantFrom(...methods), fc.constantFrom(...METHODS));

interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

const asJson = (value: unknown): Body => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
});

/** A record as it is made here is on no page. */
const unseen = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'is_online' in value
    ? { ...value, is_online: false }
    : value;

const DEEP = 20_000;
const BROKEN_JSON = [
  '',
  '{',
  '[1,',
  '"text"',
  'null',
  '\u0000',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{"html":"${'<b>'.repeat(5000)}"}`,
  `{"n":${'9'.repeat(400)}}`,
  '\uFEFF{}',
];

const formBody = fc
  .array(fc.tuple(mostly(fc.constantFrom(...FORM_FIELDS), hostileText), queryValue), {
    maxLength: 8,
  })
  .map((fields) => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(
      fields
        .map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='))
        .join('&'),
    ),
  }));

const LINE = '\r\n';
const multipart = fc
  .tuple(
    fc.constantFrom('a.png', 'a.svg', '../../x.php', 'a\u0000.jpg', '"', '', 'x'.repeat(500)),
    fc.constantFrom(
      'GIF89a',
      '\u0089PNG',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '%PDF-1.7',
      '',
    ),
    fc.constantFrom('--x--', '--x', ''),
  )
  .map(([name, content, end]) => ({
    type: 'multipart/form-data; boundary=x',
    bytes: Buffer.from(
      [
        '--x',
        `content-disposition: form-data; name="file"; filename="${name}"`,
        '',
        content,
        end,
        '',
      ].join(LINE),
      'latin1',
    ),
  }));

function bodyOf({ sends, schemas }: FuzzTarget): fc.Arbitrary<Body | null> {
  const fitting = mostly(
    schemas.length === 0 ? hostileJson : fc.oneof(...schemas.map(valuesOf)),
    hostileJson,
  )
    .map(unseen)
    .map(asJson);
  const broken = fc
    .constantFrom(...BROKEN_JSON)
    .map((text) => ({ type: 'application/json', bytes: Buffer.from(text) }));
  const cut = fitting.map(({ type, bytes }) => ({
    type,
    bytes: bytes.subarray(0, bytes.length / 2),
  }));
  const bytes = fc
    .uint8Array({ maxLength: 64 })
    .map((data) => ({ type: 'application/octet-stream', bytes: Buffer.from(data) }));
  const large = fc
    .constantFrom(17, 65, 1025)
    .map((size) => ({ type: 'application/json', bytes: Buffer.alloc(size * 1024, ' ') }));
  const json = fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 2, arbitrary: broken }, cut);
  const right = { json, form: formBody, upload: multipart, nothing: fc.constant(null) }[sends];
  const odd = fc.oneof(json, broken, formBody, multipart, bytes, large, fc.constant(null));
  return mostly<Body | null>(right, odd);
}

const LANGUAGES = ['de', 'en-GB,en;q=0.9', '*', 'x'.repeat(500), 'de;q=9,en;q=-1', '', ';;;,,,q=q'];
const RANGES = ['bytes=0-1', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,3-4', 'bytes=a-b', 'lines=1-2'];
const TAGS = ['*', '"x"', 'W/"x"', '"', '""', ','.repeat(300), '"1-0"'];
const REVISIONS = ['"1-0"', '1', '"1"', 'W/"1-0"', '*', '"x"', '999999999-999999999', '', '1-1-1'];
const TYPES = [
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
const fewHeaders = fc
  .tuple(extraHeaders, fc.shuffledSubarray(Object.keys(REVISIONS).map(Number), { maxLength: 3 }))
  .map(([headers, wanted]) =>
    Object.fromEntries(Object.entries(headers).filter((_, at) => wanted.includes(at))),
  );

type Headers = Readonly<Record<string, string>>;

const identityOf = ({ origin, token, session }: FuzzWorld, row: string): fc.Arbitrary<Headers> => {
  const program: Headers = { authorization: `Bearer ${token}` };
  const visitor: Headers = {
    origin,
    cookie: `csrftoken=${'a'.repeat(22)}`,
    'x-csrftoken': 'a'.repeat(22),
  };
  const person: Headers = { origin, cookie: session.cookie, 'x-csrftoken': session.csrf };
  // Somebody who signs out is nobody for the rest of the walk.
  const signedIn = /logout|user-settings/u.test(row) ? visitor : person;
  return fc.constantFrom({}, { origin }, visitor, program, program, signedIn);
};

/** A call of editors on a record of our own is one that may succeed. */
const ownPath = ({ own }: FuzzWorld, path: string): fc.Arbitrary<string> =>
  own.length === 0
    ? fc.constant(path)
    : fc
        .constantFrom(...own)
        .map(({ kind, id }) =>
          path.replace(/(records|editing)\/[a-z_]+(?:\/\d+)?/u, `$1/${kind}/${String(id)}`),
        );

/** One row's requests. */
function requestOf(target: FuzzTarget, world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  const { name: row } = target;
  const isEditors = row.startsWith('editor');
  const path = pathOf(target).chain((text) =>
    isEditors && text.includes('[') === false
      ? fc.oneof(fc.constant(text), ownPath(world, text))
      : fc.constant(text),
  );
  return fc
    .record({
      method: methodOf(target),
      path,
      query: queryOf(target),
      extra: fewHeaders,
      who: identityOf(world, row),
      revision: fc.constantFrom(...REVISIONS, null),
      body: bodyOf(target),
      type: mostly(fc.constant(null), fc.constantFrom(...TYPES)),
    })
    .map(({ method, path: written, query, extra, who, revision, body, type }) => {
      const isOwn = world.own.some(({ kind, id }) => written.includes(`${kind}/${String(id)}`));
      // What is on the site stays as it is: the pages of the end are held against those of the beginning.
      const isChange = isEditors && revision !== null && (isOwn || !/^(?:W\/)?"?1/u.test(revision));
      return {
        row,
        method,
        path: encodedPath(written + query),
        headers: {
          ...extra,
          ...who,
          ...(isChange && { 'if-match': revision }),
          ...(body !== null && { 'content-type': type ?? body.type }),
        },
        body: body?.bytes ?? null,
      };
    });
}

/** The signs that no request line can carry are escaped; all others go as they are. */
const encodedPath = (path: string): string => {
  const whole = path.startsWith('/') ? path : `/${path}`;
  return whole.replaceAll(/[^\u0021-\u00ff]|#/gu, (sign) =>
    encodeURIComponent(sign.toWellFormed()),
  );
};

/** Requests of each row. */
export const fuzzRequests = (world: FuzzWorld): readonly fc.Arbitrary<FuzzRequest>[] =>
  FUZZ_TARGETS.map((target) => requestOf(target, world));
