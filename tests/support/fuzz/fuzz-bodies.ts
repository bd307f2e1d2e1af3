import fc from 'fast-check';
import { FORM_FIELDS, type FuzzTarget } from './fuzz-targets.ts';
import { hostileJson, hostileText, mostly, typedText } from './hostile-values.ts';
import { valuesOf } from './schema-values.ts';

/** A body with the type that fits it. */
export interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

const asJson = (value: unknown): Body => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
});

/** A record as it is made here is on no page: what a call makes is public at once. */
const unseen = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
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
  .array(fc.tuple(mostly(fc.constantFrom(...FORM_FIELDS), hostileText), typedText), {
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

/** What is sent to a row. */
export function bodyOf({ name, sends, schemas }: FuzzTarget): fc.Arbitrary<Body | null> {
  const isRecord = name.startsWith('editor POST records/');
  const fitting = mostly(
    schemas.length === 0 ? hostileJson : fc.oneof(...schemas.map(valuesOf)),
    hostileJson,
  )
    .map((value) => (isRecord ? unseen(value) : value))
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
