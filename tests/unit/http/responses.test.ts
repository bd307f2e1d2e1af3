import { brotliDecompressSync } from 'node:zlib';
import { SECURITY_HEADERS } from '../../support/security-headers.ts';
import { describe, expect, it } from 'vitest';
import { Assets } from '../../../src/lib/server/http/assets.ts';
import { assetFolder, echo, handlerOf, HOST, serve } from './http-kit.ts';

describe('other answers', () => {
  it('hands method, body and query of other requests to the page unchanged', async () => {
    const { ask } = await serve(
      handlerOf(({ method, url, body }) => ({ body: `${method} ${url} ${body}` })),
    );
    const answer = await ask('/de/alert?b=2&a=1', { method: 'POST', body: '{"a":1}' });
    expect(answer.text).toBe('POST /de/alert?b=2&a=1 {"a":1}');
  });

  it.each([
    ['/nothing', { status: 404 }, 404],
    ['/old', { status: 301, headers: { location: '/de' } }, 301],
    ['/broken', { status: 500 }, 500],
    ['/api/x', { headers: { 'content-type': 'application/json' }, body: '{}' }, 200],
  ])('carries the security headers and no internal ones: %s', async (url, given, status) => {
    const { ask } = await serve(handlerOf(() => given));
    const answer = await ask(url);
    expect(answer.status).toBe(status);
    for (const name of SECURITY_HEADERS) expect(answer.headers).toHaveProperty(name);
    expect(
      Object.keys(answer.headers).filter((name) => /^foyer|powered|^server$/u.test(name)),
    ).toEqual([]);
  });

  it('TR-03 says the time of the answer beside a page, a kept one and an unchanged one, too', async () => {
    const { ask } = await serve(handlerOf(() => ({})));
    const first = await ask('/de');
    const kept = await ask('/de');
    const unchanged = await ask('/de', { headers: { 'if-none-match': String(kept.headers.etag) } });
    expect(unchanged.status).toBe(304);
    const times = [first, kept, unchanged].map(({ headers }) =>
      Number(/^now;dur=(\d+)$/u.exec(String(headers['server-timing']))?.[1]),
    );
    for (const time of times) expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it("keeps a page's own policy, and what it varies by", async () => {
    const csp = "default-src 'none'; script-src 'self'";
    const headers = { 'content-security-policy': csp, vary: 'Cookie, Accept-Language' };
    const { ask } = await serve(handlerOf(() => ({ headers })));
    const answer = await ask('/');
    expect(answer.headers['content-security-policy']).toBe(csp);
    expect(answer.headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding');
  });

  it.each(['/%', '/de/%zz', '/a%00b', '/..%2f..%2fetc/passwd', '/../etc/passwd', '/a\\b'])(
    'answers 400 to %s',
    async (url) => {
      const { raw } = await serve(echo);
      const answer = await raw(`GET ${url} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
      for (const name of SECURITY_HEADERS) expect(answer.toLowerCase()).toContain(`${name}: `);
    },
  );

  it.each(['//evil.example', '//evil.example/%2e', '/de//x'])(
    'never redirects %s to another host',
    async (url) => {
      const answer = await (await serve(echo)).ask(url);
      const { location = '/' } = answer.headers;
      expect(new URL(location, 'https://www.example.org').host).toBe(HOST);
    },
  );

  // ASVS 13.4.2
  it('tells nobody why a page failed', async () => {
    const { ask } = await serve(() => Promise.reject(new Error('secret at /srv/x.ts:3')));
    for (const url of ['/de', '/nothing']) {
      const answer = await ask(url);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.text).not.toMatch(/secret|\/srv|at /u);
    }
  });

  it('serves kept pages while the site cannot be opened, and says 503 in both languages else', async () => {
    let isOpen = true;
    const handler = handlerOf(() => ({}));
    const site = () =>
      isOpen
        ? Promise.resolve({ render: handler, locals: {}, origin: 'https://www.example.org' })
        : Promise.reject(new Error('no database'));
    const { ask } = await serve(handler, { site });
    await ask('/de');
    isOpen = false;
    expect((await ask('/de')).status).toBe(200);
    const page = await ask('/en');
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(page.text).toContain('lang="de"');
    expect(page.text).toContain('lang="en"');
    const call = await ask('/en/api/x');
    expect(call).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(JSON.parse(call.text)).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('try again') as string,
    });
  });
});

describe('files of the build', () => {
  const files = {
    '_astro/app.abc123.js': `/* ${'x'.repeat(400)} */`,
    'robots.txt': 'User-agent: *',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'über uns.txt': 'Umlaut',
    'offline/index.html': '<!doctype html><p>offline</p>',
  };
  const start = () => serve(echo, { assets: new Assets(assetFolder(files)) });

  it('go out compressed, with their type, and for ever when their name holds a hash', async () => {
    const { ask } = await start();
    const script = await ask('/_astro/app.abc123.js?x', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(script.body).toString()).toBe(files['_astro/app.abc123.js']);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const robots = await ask('/robots.txt');
    expect(robots.headers['cache-control']).toBe('public, max-age=3600');
    const known = { 'if-none-match': String(robots.headers.etag) };
    expect((await ask('/robots.txt', { headers: known })).status).toBe(304);
    for (const name of SECURITY_HEADERS) expect(robots.headers).toHaveProperty(name);
  });

  // ASVS 3.4.2
  it('may be shown by other sites when they are pictures, and by nobody else when not', async () => {
    const { ask } = await start();
    const corp = 'cross-origin-resource-policy';
    expect((await ask('/icon.svg')).headers[corp]).toBe('cross-origin');
    expect((await ask('/robots.txt')).headers[corp]).toBe('same-origin');
  });

  // ASVS 13.4.3
  it('are found by their address only', async () => {
    const { ask } = await start();
    expect((await ask('/%C3%BCber%20uns.txt')).text).toBe('Umlaut');
    expect((await ask('/offline')).text).toContain('offline');
    // Nobody is asked for a page where only files of the build are.
    expect((await ask('/_astro/')).status).toBe(404);
  });
});
