import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../../src/content/records/kinds.ts';
import { linkTarget } from '../../../src/content/fields/link-target.ts';
import { instantText } from '../../../src/lib/dates/dates.ts';
import { completeAddress } from '../../../src/islands/editor/picker/complete-address.ts';
import {
  inputFromInstant,
  dayFromInput,
  instantFromInput,
  numberFromInput,
  timeFromInput,
} from '../../../src/islands/editor/form/input-values.ts';
import { moveEntry } from '../../../src/islands/editor/form/move-entry.ts';

describe('CM-04 an instant in the form', () => {
  it.each([
    ['2026-11-20T18:30:00Z', '2026-11-20T19:30'],
    ['2026-07-20T17:30:00Z', '2026-07-20T19:30'],
    // Spring: the hour from two to three is left out.
    ['2027-03-28T00:59:00Z', '2027-03-28T01:59'],
    ['2027-03-28T01:00:00Z', '2027-03-28T03:00'],
    // Autumn: it comes twice, and the first one is meant.
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30'],
    ['2026-12-31T23:00:00Z', '2027-01-01T00:00'],
  ])('%s is shown and read as %s, wherever the browser is', (instant, clock) => {
    expect(inputFromInstant(instant)).toBe(clock);
    expect(instantFromInput(clock, null)).toBe(instant);
  });

  it('in the hour that comes twice stays the one that it was', () => {
    const second = '2026-10-25T01:30:00Z';
    expect(inputFromInstant(second)).toBe('2026-10-25T02:30');
    expect(instantFromInput('2026-10-25T02:30', second)).toBe(second);
    expect(instantFromInput('2026-10-25T02:30', null)).toBe('2026-10-25T00:30:00Z');
  });

  it('comes back as it was, whatever it is', () => {
    const minutes = fc
      .integer({ min: Date.UTC(2000, 0), max: Date.UTC(2099, 0) })
      .map((ms) => instantText(new Date(ms - (ms % 60_000))));
    fc.assert(
      fc.property(minutes, (instant) => {
        expect(instantFromInput(inputFromInstant(instant), instant)).toBe(instant);
        const read = instantFromInput(inputFromInstant(instant), null);
        expect(inputFromInstant(read)).toBe(inputFromInstant(instant));
      }),
    );
  });

  it('is nothing where nothing stands, and not yet anything while a year is typed', () => {
    expect(inputFromInstant(null)).toBe('');
    expect(inputFromInstant('soon')).toBe('');
    expect(instantFromInput('', null)).toBeNull();
    expect(instantFromInput('0002-11-20T19:30', null)).toBeUndefined();
    expect([dayFromInput(''), dayFromInput('0020-01-01'), dayFromInput('2026-11-20')]).toEqual([
      null,
      undefined,
      '2026-11-20',
    ]);
    expect([timeFromInput(''), timeFromInput('19:30:00')]).toEqual([null, '19:30']);
    expect([numberFromInput(''), numberFromInput('3'), numberFromInput('x')]).toEqual([
      null,
      3,
      undefined,
    ]);
  });
});

describe('ED-02 what is typed as a link', () => {
  it.each([
    ['example.org', 'https://example.org'],
    ['www.example.org/a?b=c#d', 'https://www.example.org/a?b=c#d'],
    [' https://example.org/x ', 'https://example.org/x'],
    ['http://example.org', 'http://example.org'],
    ['müller.example/straße', 'https://müller.example/straße'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['/de/besuch', '/de/besuch'],
    ['#anfahrt', '#anfahrt'],
    ['event:12', 'event:12'],
    ['karten@haus.example', 'mailto:karten@haus.example'],
    ['mailto:karten@haus.example', 'mailto:karten@haus.example'],
    ['+49 (0)69 12 34-5', 'tel:+49691234-5'],
    ['tel:+4969', 'tel:+4969'],
  ])('%s leads to %s', (typed, target) => {
    expect(completeAddress(typed)).toBe(target);
  });

  it.each([
    '',
    'haus',
    'ein Konzert',
    'javascript:alert(1)',
    'JavaScript:alert(document.domain)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x.y',
    'event:0',
    'user:1',
  ])('«%s» leads nowhere', (typed) => {
    expect(completeAddress(typed)).toBeNull();
  });

  it('is always what can be stored, or nothing', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.emailAddress(),
      fc.domain(),
      fc.stringMatching(/^[a-z]{1,10}:[\w./]{0,10}$/u),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const target = completeAddress(text);
        if (target !== null) expect(linkTarget.parse(target)).toBe(target);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('ED-01 an entry of a list', () => {
  it('is moved up, down, nowhere, or removed', () => {
    const list = ['a', 'b', 'c'];
    expect(moveEntry(list, 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveEntry(list, 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moveEntry(list, 1, 1)).toEqual(list);
    expect(moveEntry(list, 1, null)).toEqual(['a', 'c']);
  });
});
