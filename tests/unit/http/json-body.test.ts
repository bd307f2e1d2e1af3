import { describe, expect, it } from 'vitest';
import { bodyOf, optionalBodyOf } from '../../../src/lib/server/api/core/json-body.ts';
import { BODY_BYTES, readBodyText } from '../../../src/lib/server/services/request/read-form.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';

const requestOf = (body: string, type: string | null = 'application/json') =>
  new Request('http://localhost/x', {
    method: 'POST',
    body: Buffer.from(body),
    headers: type === null ? {} : { 'content-type': type },
  });
const posted = (body: string, type: string | null = 'application/json') =>
  bodyOf(requestOf(body, type), 'de');
const sentByEditor = (body: string) => bodyOf(requestOf(body), 'de', 'editor');
const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('API-01 the body of a changing call', () => {
  it('is an object of JSON', async () => {
    expect(await posted('{"a":[{}]}')).toEqual({ ok: true, value: { a: [{}] } });
    for (const text of ['[]', '7', 'null', '"a"', '{', ''])
      expect(await posted(text)).toMatchObject({ failure: { code: 'invalid' } });
    expect(await optionalBodyOf(requestOf('', null), 'de')).toEqual({ ok: true, value: null });
  });

  // ASVS 3.5.2
  it('RL-05 case 11 is refused with 415 under any other type, or none', async () => {
    const types = ['text/plain', 'application/jsonp', 'application/json-seq', 'text/json', null];
    for (const type of [...types, 'multipart/form-data; boundary=x', 'application/x-json'])
      expect(await posted('{}', type)).toMatchObject({ failure: { code: 'unsupported' } });
    for (const type of ['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json'])
      expect(await posted('{}', type)).toMatchObject({ ok: true });
  });

  it('RL-05 case 11 is refused when it is nested deeper than what walks through it can go', async () => {
    expect(await sentByEditor(nested(40))).toMatchObject({ ok: true });
    expect(await sentByEditor(nested(100_000))).toMatchObject({ failure: { code: 'invalid' } });
    expect(await posted(nested(5000))).toMatchObject({ failure: { code: 'invalid' } });
    // Closed before it is opened: what stands too deep is too deep.
    expect(await sentByEditor(']'.repeat(1000) + '['.repeat(2000))).toMatchObject({ ok: false });
  });

  // ASVS 1.5.2, ASVS 15.3.6
  it('RL-05 case 11 is refused with names that reach for what all objects share', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect(await posted(`{"a":[{"${name}":{"x":1}}]}`)).toMatchObject({
        failure: { code: 'invalid', fields: { [`a.0.${name}`]: expect.any(String) as string } },
      });
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  // ASVS 1.3.3
  it('RL-05 case 11 has an end: 16 KB for visitors, 1 MB for editors', async () => {
    const text = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    expect(await posted(text(BODY_BYTES.call))).toMatchObject({ ok: true });
    const refused = { failure: { code: 'too_large' } };
    expect(await posted(text(BODY_BYTES.call + 1))).toMatchObject(refused);
    expect(await sentByEditor(text(BODY_BYTES.call + 1))).toMatchObject({ ok: true });
    expect(await sentByEditor(text(BODY_BYTES.editor + 1))).toMatchObject(refused);
  });

  it('RL-05 case 11 is not read any further than its end', async () => {
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' };
    const request = new Request('http://localhost/x', init);
    expect(await readBodyText(request, 16 * 1024)).toEqual({ ok: false, why: 'too-large' });
    expect(given).toBeLessThan(32 * 1024);
  });

  it('may hold any number of brackets in its words', async () => {
    const words = `${'['.repeat(500)}"\\${'{'.repeat(500)}`;
    expect(await posted(JSON.stringify({ words }))).toEqual({ ok: true, value: { words } });
  });

  it('ED-01 comes without the signs that marks are made of, however they are written', async () => {
    const value = { a: 'ein Wort', b: ['x'], c: '' };
    expect(
      await posted(
        '{"a":"ein \u{E000}Wort\u{E001}\u{E002}","b":["\\uE000x\\ue001\\uE180"],"c":"\u{E1FF}"}',
      ),
    ).toEqual({
      ok: true,
      value,
    });
  });
});

/** How depth was told before: an expression for strings, tried again at each quote. */
const formerly = (json: string): number =>
  [...json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gsu)].length;

describe('RL-05 case 11 hostile JSON takes time in proportion to its length', () => {
  const hostile = {
    'quotes that are escaped': (size: number) => String.raw`\"`.repeat(size / 2),
    quotes: (size: number) => '"'.repeat(size),
    'strings that never end': (size: number) => `"${'\\"'.repeat(size / 2)}`,
    brackets: (size: number) => '[]'.repeat(size / 2),
    backslashes: (size: number) => '\\'.repeat(size),
  };

  it.each(Object.entries(hostile))('%s', async (_name, inputOf) => {
    expect(await growth(sentByEditor, inputOf, 200_000)).toBeLessThan(MAX_GROWTH);
  });

  it('which it did not with the expression that was used before', async () => {
    const grown = await growth(formerly, hostile['quotes that are escaped'], 8000);
    expect(grown).toBeGreaterThan(MAX_GROWTH);
  });
});
