import fc from 'fast-check';
import { bodyOf } from './fuzz-bodies.ts';
import { fewHeaders, REVISIONS, TYPES } from './fuzz-headers.ts';
import { FUZZ_TARGETS, KIND_NAMES, type FuzzTarget } from './fuzz-targets.ts';
import { hostileSegment, hostileText, IDS, mostly, typedText } from './hostile-values.ts';

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

const PLACES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  kind: fc.constantFrom(...KIND_NAMES, 'headline', 'container'),
  module: fc.constantFrom('headline', 'container', 'text', 'image', 'faq'),
  theme: fc.constantFrom('nature', 'night', 'none'),
  file: fc.constantFrom('event-1.png', 'site-1.svg', 'venue-1.png', 'event-1.gif', 'main.js'),
  width: fc.constantFrom('320', '1440', 'wide'),
  key: fc.constantFrom('impressum', 'agb', 'footer'),
  cart: fc.constantFrom('a'.repeat(22), 'A-_'.repeat(7).concat('x')),
  order: fc.constantFrom('ABCD2345', 'ZZZZ9999'),
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

function queryOf({ query }: FuzzTarget): fc.Arbitrary<string> {
  const key = mostly(
    fc.constantFrom(...query, ...COMMON_KEYS),
    fc.oneof(hostileText, fc.constantFrom('content_type', 'object_id', 'kinds', 'values', 'use')),
  );
  const pair = fc
    .tuple(key, typedText)
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
