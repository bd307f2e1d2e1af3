import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../../src/lib/server/api/core/json-body.ts';

const posted = (body: string, type = 'application/json') =>
  bodyOf(
    new Request('http://localhost/x', { method: 'POST', body, headers: { 'content-type': type } }),
    'de',
  );
const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('API-01 the body of a changing call', () => {
  it('is an object of JSON', async () => {
    expect(await posted('{"a":[{}]}')).toEqual({ ok: true, value: { a: [{}] } });
    for (const text of ['[]', '7', 'null', '"a"', '{', ''])
      expect(await posted(text)).toMatchObject({ failure: { code: 'invalid' } });
    expect(await posted('{}', 'text/plain')).toMatchObject({ failure: { code: 'unsupported' } });
  });

  it('is refused when it is nested deeper than what walks through it can go', async () => {
    expect(await posted(nested(40))).toMatchObject({ ok: true });
    expect(await posted(nested(100_000))).toMatchObject({ failure: { code: 'invalid' } });
  });

  it('may hold any number of brackets in its words', async () => {
    const words = `${'['.repeat(500)}"\\${'{'.repeat(500)}`;
    expect(await posted(JSON.stringify({ words }))).toEqual({ ok: true, value: { words } });
  });
});
