import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SECURITY_HEADERS } from '../../support/security-headers.ts';
import { describe, expect, it } from 'vitest';
import { COOKIE } from '../../../src/lib/constants.ts';
import { TAGS_HEADER } from '../../../src/lib/server/page-store/contract.ts';
import { type Answer, echo, handlerOf, HOST, ORIGIN, serve } from './http-kit.ts';

const PROGRAMME = '/de/programm-karten';
const SESSION = { cookie: `locale=de; ${COOKIE.session}=abc` };

/** Without what says when it was answered. */
const withoutDate = ({
  headers: { date, 'server-timing': time, ...headers },
  ...answer
}: Answer) => ({
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
      for (const name of SECURITY_HEADERS) expect(answer.headers).toHaveProperty(name);
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
    'US-03 %s is rendered for an editor by itself, never kept, and seen by the page',
    async (query) => {
      const { ask, store } = await serve(echo);
      const answer = await ask(`${PROGRAMME}${query}&utm_source=x`, { headers: SESSION });
      expect(answer.text).toMatch(/[?&](?:edit=1|v=7)/u);
      expect(answer.text).not.toContain('utm_source');
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(store.size).toBe(0);
    },
  );

  it('RL-01 ?edit without a session is rendered once for everybody, under a key of its own', async () => {
    let renders = 0;
    const { ask } = await serve(
      handlerOf(({ url }) => {
        renders += 1;
        return { body: `<!doctype html>${url}`.padEnd(500) };
      }),
    );
    const first = await ask(`${PROGRAMME}?edit`);
    expect(first.text).toContain(`${PROGRAMME}?edit=1`);
    for (let other = 0; other < 5; other += 1)
      expect((await ask(`${PROGRAMME}?edit=${String(other)}&utm_source=x`)).text).toBe(first.text);
    expect(renders).toBe(1);
    expect((await ask(PROGRAMME)).text).not.toContain('edit');
    // An editor gets neither of them.
    await ask(`${PROGRAMME}?edit`, { headers: SESSION });
    expect(renders).toBe(3);
  });

  it('RL-01 a kept page stands in where one for a session cannot be rendered, but never for the editor', async () => {
    let isBroken = false;
    const { ask } = await serve(
      handlerOf(() =>
        isBroken ? { status: 503, body: 'no database' } : { body: 'page'.padEnd(500) },
      ),
    );
    await ask(PROGRAMME);
    isBroken = true;
    const answer = await ask(PROGRAMME, { headers: SESSION });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('page');
    expect((await ask(`${PROGRAMME}?edit`, { headers: SESSION })).status).toBe(503);
    expect((await ask('/en', { headers: SESSION })).status).toBe(503);
  });

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

describe('what is sent', () => {
  it('BK-09 is answered to nobody else, whether a cookie comes with it or not', async () => {
    const { ask } = await serve(handlerOf(() => ({ status: 303, headers: { location: '/de' } })));
    const sent = { method: 'POST', headers: { origin: ORIGIN }, body: 'a=1' };
    const answer = await ask(`${PROGRAMME}/abend/7/karten`, sent);
    expect(answer.status).toBe(303);
    expect(answer.headers['cache-control']).toBe('private, no-store');
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
      for (const name of SECURITY_HEADERS) expect(answer.headers).toHaveProperty(name);
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

  // ASVS 4.1.3, ASVS 15.3.4
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
      ask('/de/alert', { method: 'POST', headers: { origin, host }, body: 'a=1' });
    expect((await post('https://localhost:4321', 'localhost:4321')).text).toBe(
      'https://www.example.org',
    );
    const foreign = await post('https://evil.example', 'localhost:4321');
    expect(foreign.status).toBe(403);
    expect(foreign.text).toContain('nicht von dieser Website');
  });

  it('US-04 takes the page a text browser comes from for the origin that it does not name', async () => {
    const { ask } = await serve(handlerOf(({ headers }) => ({ body: String(headers.origin) })));
    const post = (referer: string) =>
      ask('/en/alert', { method: 'POST', headers: { origin: [], referer }, body: 'a=1' });
    expect((await post(`${ORIGIN}/en`)).text).toBe(ORIGIN);
    for (const referer of ['https://evil.example/', `${ORIGIN}.evil.example/`, 'nowhere', ''])
      expect((await post(referer)).status).toBe(403);
  });
});
