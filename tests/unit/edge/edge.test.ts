import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIE } from '../../../src/lib/constants.ts';
import { signRequest, WAKE_PATH } from '../../../src/lib/server/http/edge/signed-request.ts';
import { TAGS_HEADER } from '../../../src/lib/server/page-store/contract.ts';
import { edgeOf, expiring, FakeOrigin, SECRET, SITE } from './edge-kit.ts';

const PAGE = '/de/programm-karten';
const BR = { headers: { 'accept-encoding': 'br' } };
const SIGNED_IN = { headers: { cookie: `${COOKIE.session}=a.b` } };
/** Longer than anything is believed without asking. */
const LATER_MS = 5000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const later = () => vi.advanceTimersByTime(LATER_MS);

describe('EG-01 a page at the edge', () => {
  it('is asked for once, and kept in every encoding', async () => {
    const { ask, origin } = edgeOf();
    const first = await ask(PAGE, BR);
    expect(brotliDecompressSync(await bytesOf(first)).toString()).toBe(origin.text);
    const zipped = await ask(`${PAGE}?nonsense=1`, { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(await bytesOf(zipped)).toString()).toBe(origin.text);
    expect(await (await ask(PAGE)).text()).toBe(origin.text);
    const head = await ask(PAGE, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['400', '']);
    const etag = first.headers.get('etag') ?? '';
    const unchanged = await ask(PAGE, {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect(unchanged.status).toBe(304);
    expect(origin.pages).toBe(1);
    for (const name of first.headers.keys()) expect(name).not.toMatch(/^foyer-/u);
    // Control: another choice is another page.
    await ask(`${PAGE}?type=2`);
    expect(origin.pages).toBe(2);
  });

  it('is asked for again when something on it has changed, and not when something else has', async () => {
    const { ask, origin, again } = edgeOf();
    await ask(PAGE);
    later();
    Object.assign(origin, { last: 2, touched: { venue: 2 }, text: 'two '.repeat(100) });
    expect(await (await ask(PAGE)).text()).toMatch(/^one/u);
    later();
    Object.assign(origin, { last: 3, touched: { event: 3 } });
    expect(await (await ask(PAGE)).text()).toMatch(/^two/u);
    expect(origin.pages).toBe(2);
    // Another front knows what the first has kept, and what has changed since.
    expect(await (await again().ask(PAGE)).text()).toMatch(/^two/u);
    expect(origin.pages).toBe(2);
    later();
    Object.assign(origin, { last: 4, touched: { [`path:${PAGE}`]: 4 }, text: 'three '.repeat(99) });
    expect(await (await again().ask(PAGE)).text()).toMatch(/^three/u);
  });

  it('is asked for at once where the edge is told, by whoever has the secret', async () => {
    const { ask, origin } = edgeOf();
    await ask(PAGE);
    Object.assign(origin, { last: 2, touched: { event: 2 }, text: 'two '.repeat(100) });
    const wake = (secret: string) => {
      const signed = { method: 'POST', url: WAKE_PATH, host: new URL(SITE).host, visitor: '' };
      const headers = { 'foyer-edge': signRequest(secret, signed, Date.now()) };
      return ask(WAKE_PATH, { method: 'POST', headers });
    };
    expect((await wake('y'.repeat(40))).status).toBe(404);
    expect(await (await ask(PAGE)).text()).toMatch(/^one/u);
    expect((await wake(SECRET)).status).toBe(204);
    expect(await (await ask(PAGE)).text()).toMatch(/^two/u);
  });

  it('changes are asked for while nobody waits, also after somebody who waited was cut off', async () => {
    const { ask, origin } = edgeOf();
    await ask(PAGE);
    later();
    origin.isSilent = true;
    void ask(PAGE);
    origin.isSilent = false;
    await ask(PAGE);
    const before = origin.asked.length;
    vi.advanceTimersByTime(LATER_MS / 10);
    await ask(PAGE);
    expect(origin.asked).toHaveLength(before + 1);
  });

  it('is asked for again when its time is over', async () => {
    const { ask, origin } = edgeOf();
    origin.headers = expiring(Date.now() + LATER_MS / 2);
    await ask(PAGE);
    await ask(PAGE);
    expect(origin.pages).toBe(1);
    later();
    await ask(PAGE);
    expect(origin.pages).toBe(2);
  });

  it('is gone when the server says so', async () => {
    const { ask, origin, stored } = edgeOf();
    await ask(PAGE);
    const kept = stored.size;
    later();
    Object.assign(origin, { last: 2, touched: { event: 2 }, status: 404, headers: {} });
    expect((await ask(PAGE)).status).toBe(404);
    expect(stored.size).toBe(kept - 1);
  });
});

describe('EG-01 what is one visitor’s own', () => {
  it.each([
    ['an address of theirs', '/de/merkliste', {}],
    ['the editor', `${PAGE}?edit`, {}],
    ['a version', `${PAGE}?v=3`, {}],
    ['a page for somebody signed in', PAGE, SIGNED_IN],
    ['what is sent', PAGE, { method: 'POST', body: 'a=1' }],
  ])('%s is handed on and not kept', async (_, target, init) => {
    const { ask, origin, stored } = edgeOf();
    await ask(target, init);
    await ask(target, init);
    expect([origin.pages, stored.size]).toEqual([2, 0]);
  });

  it.each([
    ['a cookie', { [TAGS_HEADER]: 'event', 'set-cookie': 'a=1' }],
    ['a private answer', { [TAGS_HEADER]: 'event', 'cache-control': 'private' }],
    ['an answer by cookie', { [TAGS_HEADER]: 'event', vary: 'Cookie' }],
    ['an answer that says nothing', {}],
  ])('%s is not kept, whatever its address', async (_, headers) => {
    const { ask, origin, stored } = edgeOf();
    origin.headers = headers;
    await ask(PAGE);
    await ask(PAGE);
    expect(origin.pages).toBe(2);
    expect([...stored.keys()].filter((key) => !key.endsWith('/changes'))).toEqual([]);
  });

  it('is handed on with the visitor’s address, which only the edge says', async () => {
    const { ask, origin } = edgeOf();
    const headers = { 'cf-connecting-ip': '203.0.113.7', 'foyer-edge-visitor': '198.51.100.1' };
    await ask('/de/merkliste', { headers });
    expect(origin.asked.at(-1)?.headers.get('foyer-edge-visitor')).toBe('203.0.113.7');
  });

  it('a host that is not the site’s gets nothing that is kept', async () => {
    const { ask, origin } = edgeOf();
    await ask(PAGE);
    await ask(PAGE, {}, 'https://elsewhere.example');
    expect(origin.pages).toBe(2);
    expect(origin.asked.at(-1)?.headers.get('foyer-edge-host')).toBe('elsewhere.example');
  });
});

describe('EG-01 while the server is gone', () => {
  it('what is kept is answered, also by a new front and to whoever is signed in', async () => {
    const { ask, origin, again } = edgeOf();
    await ask(PAGE);
    origin.isGone = true;
    later();
    for (const front of [{ ask }, again()])
      for (const init of [{}, BR, SIGNED_IN])
        expect((await front.ask(PAGE, init)).status).toBe(200);
    const other = await ask('/de/team');
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await other.text()).toMatch(/<html lang="de">/u);
    expect((await ask('/de/api/events/')).headers.get('content-type')).toBe('application/json');
    // Nobody edits what is old.
    expect((await ask(`${PAGE}?edit`, SIGNED_IN)).status).toBe(503);
  });

  it('a failure of the server is not shown where something is kept', async () => {
    const { ask, origin } = edgeOf();
    await ask(PAGE);
    later();
    Object.assign(origin, { last: 2, touched: { event: 2 }, status: 500, headers: {} });
    expect((await ask(PAGE)).status).toBe(200);
    expect((await ask('/de/team')).status).toBe(500);
  });
});

describe('EG-01 one release', () => {
  it('a front keeps nothing of another one, and answers nothing that it kept before', async () => {
    const { ask, origin, stored } = edgeOf();
    await ask(PAGE);
    later();
    origin.build = 'build-2';
    const kept = stored.size;
    await ask(PAGE);
    await ask(`${PAGE}?type=2`);
    expect([origin.pages, stored.size]).toEqual([3, kept]);
  });
});

describe('EG-01 files of the library', () => {
  it('are given in parts from what is kept', async () => {
    const { ask, origin } = edgeOf(new FakeOrigin());
    origin.headers = { [TAGS_HEADER]: '', 'accept-ranges': 'bytes' };
    const file = `/media/${'a'.repeat(64)}/original.jpg`;
    await ask(file);
    const part = await ask(file, { headers: { range: 'bytes=0-4' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      expect.stringMatching(/^bytes 0-4\/\d+$/u),
    ]);
    expect((await bytesOf(part)).byteLength).toBe(5);
    expect((await ask(file, { headers: { range: 'bytes=99999-' } })).status).toBe(416);
    expect(origin.pages).toBe(1);
  });

  it('what is the operators’ is not reached from outside', async () => {
    const { ask, origin } = edgeOf();
    for (const path of ['/readyz', '/metrics', '/edge/changes?since=1'])
      expect((await ask(path)).status).toBe(404);
    expect(origin.asked).toEqual([]);
  });
});
