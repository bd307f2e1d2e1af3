import fc from 'fast-check';

/* What nobody sends by accident: texts and numbers at which programs have stumbled. */

const HUGE_NUMBERS = [
  '0',
  '-1',
  '1e9',
  '1.5',
  '999999999',
  '1000000000',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  'NaN',
  'Infinity',
  '0x10',
  '007',
  ' 1',
  '1 ',
  '٣',
];

/** Names that reach for what all objects share, and names that only look like something. */
export const OBJECT_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const ODD_TEXTS = [
  '',
  ' ',
  'null',
  'undefined',
  '[object Object]',
  "' OR 1=1 --",
  '"; DROP TABLE user; --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '%s%s%n%x',
  'a\u0000b',
  'a\r\nx-injected: yes',
  '\u202Ereversed\u2066',
  '\uD800',
  '\uFEFF\uFFFE',
  'ﬁﬃİıſẞ',
  '👩‍👩‍👧‍👦',
  '\uE000\uE001\uE002',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'javascript:alert(1)',
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example/',
  'file:///etc/passwd',
  '2026-02-30',
  '31-02-2026',
  '2026-10-25T02:30:00',
  '+275760-09-13T00:00:00.001Z',
  'a'.repeat(300),
  'ä'.repeat(5000),
];

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...HUGE_NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom(...OBJECT_NAMES) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

/** A segment of an address as it is written there: right ids, odd texts, escapes that are none. */
export const hostileSegment = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...HUGE_NUMBERS).map(encodeURIComponent) },
  { weight: 3, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '..%5c..%5cboot.ini',
      '%252e%252e',
      '%00',
      '%0d%0ax-injected:%20yes',
      '%',
      '%zz',
      '%c0%af',
      '%ff%fe',
      '%ed%a0%80',
      '%F0%9F%8E%BB',
      '\u00ff\u00fe',
      ';jsessionid=1',
      '*',
      '~',
      '[id]',
      '{id}',
      'a|b',
      '"<>',
      'kalender.ics',
      'x'.repeat(2000),
      '/',
      '//',
      'a/b/c/d/e/f/g',
      'index.html',
      '.git/config',
      '.env',
    ),
  },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8})?$/u) },
);

/** JSON of any form, deep and wide, with names that are dangerous in JavaScript. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER),
    hostileText,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom(...OBJECT_NAMES, 'id', 'data', 'title'), hostileText),
      tie('value'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
})).value;

const OFTEN = 10;

/** Mostly what is right, now and then what is not. */
export const mostly = <T>(right: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: OFTEN, arbitrary: right }, { weight: 3, arbitrary: odd });

/** Ids of which most are there. */
export const IDS = fc.integer({ min: 1, max: 60 }).map(String);

/** What somebody may type, choose or make up. */
export const typedText = fc.oneof(
  IDS,
  fc.constantFrom('24-12-2026', 'true', '', '1,2,3', '2026-12-24T19:00:00Z', 'mahler', 'event:1'),
  hostileText,
);
