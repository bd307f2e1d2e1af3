import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { COOKIE } from '../../src/lib/constants.ts';
import { TAGS_HEADER } from '../../src/lib/server/page-store/contract.ts';
import { Assets } from '../../src/lib/server/http/assets.ts';
import { type Answer, assetFolder, handlerOf, HOST, serve } from './http-kit.ts';

const PROGRAMME = '/de/programm-karten';
const SESSION = { cookie: `locale=de; ${COOKIE.session}=abc` };
const SECURITY = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'x-frame-options',
  'content-security-policy',
];

const echo = handlerOf(({ url, headers }) => ({
  body: `<!doctype html><p>${url} ${headers.cookie ?? 'nobody'}</p>`.padEnd(500),
}));

const withoutDate = ({ headers: { date, ...headers }, ...answer }: Answer) => ({
  ...answer,
  headers,
});

describe('a kept page', () => {
  it('goes out with its length, its tag and the same bytes in every encoding', async () => {
    const { ask } = await serve(echo);
    const plain = await ask(PROGRAMME);
    const br = await ask(PROGRAMME, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    const gzip = await ask(PROGRAMME, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } });
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const answer of [plain, br, gzip]) {
      expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
      expect(answer.headers).toMatchObject({
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
      });
      expect(answer.headers).not.toHaveProperty(TAGS_HEADER);
    }
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it.each(['gzip;q=0', 'identity', '', 'zstd', 'br;q=0, *;q=0', 'identity;q=1, br;q=0.5'])(
    'goes out plain to a client that accepts %j',
    async (accepted) => {
      const { ask } = await serve(echo);
      const answer = await ask(PROGRAMME, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBeUndefined();
    },
  );

  it('is not sent again to a client that has it: 304 with the same tag and no body', async () => {
    const { ask } = await serve(echo);
    const etag = String((await ask(PROGRAMME)).headers.etag);
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const answer = await ask(PROGRAMME, { headers: { 'if-none-match': known } });
      expect(answer).toMatchObject({ status: 304, text: '', headers: { etag } });
      for (const name of SECURITY) expect(answer.headers).toHaveProperty(name);
    }
    const br = { 'if-none-match': etag, 'accept-encoding': 'br' };
    expect((await ask(PROGRAMME, { headers: br })).status).toBe(200);
  });

  it('answers HEAD with the head of GET and no body, warm and cold', async () => {
    const { ask } = await serve(echo);
    const cold = await ask(PROGRAMME, { method: 'HEAD' });
    const warm = await ask(PROGRAMME, { method: 'HEAD' });
    const get = await ask(PROGRAMME);
    expect(cold.text + warm.text).toBe('');
    expect(withoutDate(cold).headers).toEqual(withoutDate(get).headers);
    expect(withoutDate(warm).headers).toEqual(withoutDate(get).headers);
  });

  it.each([
    ['?utm_source=x&ref=EVIL', {}],
    ['?', {}],
    ['?room=', {}],
    ['', { 'accept-language': 'en', cookie: 'locale=en; cartAmount=3', 'user-agent': 'EVIL' }],
    ['', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' }],
    ['', { 'x-original-url': '/evil', forwarded: 'host=evil.example' }],
  ] as [string, Record<string, string>][])(
    'EV-03 is byte-identical with %j and headers %j, asked first or second',
    async (query, headers) => {
      const clean = await (await serve(echo)).ask(PROGRAMME);
      const { ask } = await serve(echo);
      const strange = await ask(`${PROGRAMME}${query}`, { headers });
      expect(withoutDate(strange)).toEqual(withoutDate(clean));
      expect(withoutDate(await ask(PROGRAMME))).toEqual(withoutDate(clean));
    },
  );
});

describe('sessions', () => {
  it('an editor first: the next visitor gets the public page', async () => {
    const { ask, store } = await serve(echo);
    const editor = await ask(PROGRAMME, { headers: SESSION });
    expect(editor.text).toContain(`${COOKIE.session}=abc`);
    expect(editor.headers['cache-control']).toBe('private, no-store');
    expect(store.size).toBe(0);
    expect((await ask(PROGRAMME)).text).toContain('nobody');
  });

  it('a visitor first: the editor still gets a rendering of their own', async () => {
    const { ask } = await serve(echo);
    await ask(PROGRAMME);
    const editor = await ask(PROGRAMME, { headers: SESSION });
    expect(editor.text).toContain(`${COOKIE.session}=abc`);
    expect(editor.headers['cache-control']).toBe('private, no-store');
    expect((await ask(PROGRAMME)).text).toContain('nobody');
  });

  it('control: without the session cookie the same request is answered from the store', async () => {
    const { ask } = await serve(echo);
    await ask(PROGRAMME);
    const answer = await ask(PROGRAMME, { headers: { cookie: 'locale=de' } });
    expect(answer.text).toContain('nobody');
  });

  it.each(['?edit', '?edit=1', '?room=2&edit', '?v=7'])(
    'US-03 %s is rendered by itself, never kept, and seen by the page',
    async (query) => {
      const { ask, store } = await serve(echo);
      const answer = await ask(`${PROGRAMME}${query}&utm_source=x`);
      expect(answer.text).toMatch(/[?&](?:edit=1|v=7)/u);
      expect(answer.text).not.toContain('utm_source');
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(store.size).toBe(0);
    },
  );

  it('gives an answer with a cookie only to the visitor it was made for', async () => {
    let number = 0;
    const { ask } = await serve(
      handlerOf(() => ({ headers: { 'set-cookie': `csrftoken=${String((number += 1))}` } })),
    );
    const answers = await Promise.all([ask('/de'), ask('/de'), ask('/de')]);
    expect(new Set(answers.map(({ headers }) => String(headers['set-cookie']))).size).toBe(3);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store');
  });
});

describe('the origin', () => {
  it.each(['evil.example', 'www.example.org.evil.example', 'www.example.org:81', ''])(
    'answers 421 to Host %j, kept page or not',
    async (host) => {
      const { ask } = await serve(echo);
      await ask(PROGRAMME);
      const answer = await ask(PROGRAMME, { headers: { host } });
      expect(answer.status).toBe(421);
      for (const name of SECURITY) expect(answer.headers).toHaveProperty(name);
    },
  );

  it('RT-12 shows pages the configured origin only, whoever asks and however', async () => {
    const seen: unknown[] = [];
    const { ask } = await serve(
      handlerOf(({ headers, address, isEncrypted }) => {
        seen.push([
          headers.host,
          isEncrypted,
          Object.keys(headers).filter((n) => /forw|real/u.test(n)),
        ]);
        return { body: String(address) };
      }),
    );
    const lies = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '6',
    };
    await ask('/de', { headers: { host: 'localhost:4321', ...lies } });
    const own = await ask('/api/x', { headers: { host: 'LOCALHOST:4321', ...lies } });
    expect(seen).toEqual([
      [HOST, true, []],
      [HOST, true, []],
    ]);
    expect(own.text).toBe('127.0.0.1');
  });

  it('takes the visitor from a trusted proxy: its own entry, the last one', async () => {
    const env = { siteOrigin: 'https://www.example.org', allowedHosts: [], trustProxy: true };
    const { ask } = await serve(
      handlerOf(({ address }) => ({ body: String(address) })),
      { env },
    );
    const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.7' };
    expect((await ask('/api/x', { headers })).text).toBe('10.0.0.7');
  });

  it('reads a form sent from another allowed host as sent from the site', async () => {
    const { ask } = await serve(handlerOf(({ headers }) => ({ body: String(headers.origin) })));
    const post = (origin: string, host: string) =>
      ask('/x', { method: 'POST', headers: { origin, host }, body: 'a=1' });
    expect((await post('https://localhost:4321', 'localhost:4321')).text).toBe(
      'https://www.example.org',
    );
    expect((await post('https://evil.example', 'localhost:4321')).text).toBe(
      'https://evil.example',
    );
  });
});

describe('other answers', () => {
  it('hands method, body and query of other requests to the page unchanged', async () => {
    const { ask } = await serve(
      handlerOf(({ method, url, body }) => ({ body: `${method} ${url} ${body}` })),
    );
    const answer = await ask('/de/api/x?b=2&a=1', { method: 'PATCH', body: '{"a":1}' });
    expect(answer.text).toBe('PATCH /de/api/x?b=2&a=1 {"a":1}');
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
    for (const name of SECURITY) expect(answer.headers).toHaveProperty(name);
    expect(
      Object.keys(answer.headers).filter((name) => /^foyer|powered|^server$/u.test(name)),
    ).toEqual([]);
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
      for (const name of SECURITY) expect(answer.toLowerCase()).toContain(`${name}: `);
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

  it('answers 405 to other methods and says which there are', async () => {
    const { ask } = await serve(echo);
    const answer = await ask('/de', { method: 'TRACE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain('GET');
  });

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
        ? Promise.resolve({ handler, locals: {}, origin: 'https://www.example.org' })
        : Promise.reject(new Error('no database'));
    const { ask } = await serve(handler, { site });
    await ask('/de');
    isOpen = false;
    expect((await ask('/de')).status).toBe(200);
    for (const url of ['/en', '/api/x']) {
      const answer = await ask(url);
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
      expect(answer.text).toContain('lang="de"');
      expect(answer.text).toContain('lang="en"');
    }
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
    for (const name of SECURITY) expect(robots.headers).toHaveProperty(name);
  });

  it('may be shown by other sites when they are pictures, and by nobody else when not', async () => {
    const { ask } = await start();
    const corp = 'cross-origin-resource-policy';
    expect((await ask('/icon.svg')).headers[corp]).toBe('cross-origin');
    expect((await ask('/robots.txt')).headers[corp]).toBe('same-origin');
  });

  it('are found by their address only', async () => {
    const { ask } = await start();
    expect((await ask('/%C3%BCber%20uns.txt')).text).toBe('Umlaut');
    expect((await ask('/offline')).text).toContain('offline');
    expect((await ask('/_astro/')).text).toContain('nobody');
  });
});
