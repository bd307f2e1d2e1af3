import { SECURITY_HEADERS } from '../../support/security-headers.ts';
import { describe, expect, it } from 'vitest';
import { COOKIE } from '../../../src/lib/constants.ts';
import { cacheableHeadersFor } from '../../../src/lib/server/http/response/headers.ts';
import { handlerOf, HOST, serve } from './http-kit.ts';

const plain = handlerOf(({ method, url }) => ({
  headers: { 'content-type': 'text/html' },
  body: `<!doctype html>${method} ${url}`,
}));

describe('methods', () => {
  const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

  it.each(others)('%s on a page is refused before the page is asked', async (method) => {
    let asked = 0;
    const { ask } = await serve(
      handlerOf(() => {
        asked += 1;
        return {};
      }),
    );
    for (const url of ['/de/programm-karten', '/de/nothing', '/', '/sitemap.xml']) {
      const answer = await ask(url, { method });
      expect(answer.status, url).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      for (const name of SECURITY_HEADERS) expect(answer.headers).toHaveProperty(name);
    }
    expect(asked).toBe(0);
  });

  it.each([
    ['/de/programm-karten', 'GET, HEAD, OPTIONS'],
    ['/de/alert', 'POST, OPTIONS'],
    ['/de/api/events/', 'GET, HEAD, OPTIONS'],
    ['/en/api/shop-cart/', 'POST, OPTIONS'],
  ])('API-07 OPTIONS at %s says what can be done there', async (url, allow) => {
    const { ask } = await serve(plain);
    const answer = await ask(url, { method: 'OPTIONS' });
    expect(answer).toMatchObject({ status: 204, headers: { allow }, text: '' });
    for (const name of SECURITY_HEADERS) expect(answer.headers).toHaveProperty(name);
  });

  it.each(['OPTIONS', 'POST', 'PUT', 'DELETE'])(
    'API-07 %s at an address of the API that is none is 404',
    async (method) => {
      const { ask } = await serve(plain);
      const headers = { 'content-length': '2' };
      const answer = await ask('/en/api/nothing/at/all', { method, headers, body: '{}' });
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toEqual({
        code: 'not_found',
        message: 'There is no such call.',
      });
    },
  );

  it.each(['/de/api/events/', '/api/events', '/pageeditor-api/settings'])(
    'API-01 another method at %s is a failure in JSON',
    async (url) => {
      const { ask } = await serve(plain);
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const headers = { 'content-length': '2' };
        const answer = await ask(url, { method, headers, body: '{}' });
        expect(answer).toMatchObject({
          status: 405,
          headers: { allow: 'GET, HEAD', 'content-type': 'application/json' },
        });
        expect(JSON.parse(answer.text)).toMatchObject({ code: 'method_not_allowed' });
      }
    },
  );

  it.each(['/de/alert', '/en/alert'])('TA-01 %s takes POST and nothing else', async (url) => {
    const { ask } = await serve(plain);
    expect((await ask(url, { method: 'POST', body: 'id=1' })).status).toBe(200);
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const answer = await ask(url, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('POST');
    }
  });
});

describe('the absolute form of a request', () => {
  const get = async (target: string, host = HOST) => {
    const { raw } = await serve(plain);
    return raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  };

  it.each([
    [`https://${HOST}/de?room=1&x=2`, 'GET /de'],
    [`HTTP://${HOST}`, 'GET /'],
    [`http://${HOST}?a=1`, 'GET /?a=1'],
    ['http://localhost:4321/en', 'GET /en'],
  ])('%s is answered as its path', async (target, seen) => {
    const answer = await get(target);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /u);
    expect(answer.endsWith(`<!doctype html>${seen}`)).toBe(true);
  });

  it('counts before the Host header, in either direction', async () => {
    expect(await get(`http://${HOST}/de`, 'evil.example')).toMatch(/^HTTP\/1\.1 200 /u);
    expect(await get('http://evil.example/de')).toMatch(/^HTTP\/1\.1 421 /u);
  });

  it.each([`http://${HOST}@evil.example/de`, `ftp://${HOST}/de`, `http:///de`])(
    '%s is refused',
    async (target) => {
      expect(await get(target)).toMatch(/^HTTP\/1\.1 4(?:00|21) /u);
    },
  );
});

describe('normalized paths', () => {
  it.each([
    ['/de/x//?a=1', '/de/x?a=1'],
    ['//', '/'],
    ['/de//team', '/de/team'],
    ['/de/api/events//?room=1', '/de/api/events/?room=1'],
    ['/de/api/openapi.json/', '/de/api/openapi.json'],
    ['/api//openapi.json/', '/api/openapi.json'],
  ])('RT-06 %s leads to %s at once', async (url, location) => {
    const answer = await (await serve(plain)).ask(url);
    expect(answer).toMatchObject({ status: 301, headers: { location } });
  });
});

describe('heads', () => {
  // ASVS 4.1.1
  it('name the encoding of every document, kept or not', async () => {
    const { ask } = await serve(plain);
    for (const url of ['/de/programm-karten', '/de/nothing', '/de/programm-karten?edit'])
      expect((await ask(url)).headers['content-type'], url).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['https://www.example.org', true],
    ['http://foyer.test', false],
  ])('RT-02 the language is remembered at %s', (origin, isSecure) => {
    const headers = cacheableHeadersFor(origin)([
      ['content-type', 'text/html'],
      ['content-language', 'en'],
    ]);
    const cookie = new Map(headers).get('set-cookie') ?? '';
    expect(cookie).toMatch(new RegExp(`^${COOKIE.locale}=en; `, 'u'));
    expect(/; Secure/u.test(cookie)).toBe(isSecure);
  });
});
