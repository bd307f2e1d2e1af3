import { describe, expect, it } from 'vitest';
import { signRequest } from '../../../src/lib/server/http/edge/signed-request.ts';
import { handlerOf, HOST, serve } from './http-kit.ts';

const SECRET = 'x'.repeat(40);
const EDGE = { secret: SECRET, build: 'build-1' };
const VISITOR = '203.0.113.7';

interface Given {
  readonly secret?: string;
  readonly at?: number;
  readonly url?: string;
  readonly host?: string;
  readonly visitor?: string;
}

/** What the edge sends with a request; each part can be another one than what is signed. */
function signedHeaders(url: string, given: Given = {}): Record<string, string> {
  const { secret = SECRET, at = Date.now(), host = HOST, visitor = VISITOR } = given;
  const signed = { method: 'GET', url: given.url ?? url, host, visitor };
  return {
    host: 'origin.example.org',
    'foyer-edge': signRequest(secret, signed, at),
    'foyer-edge-host': host,
    'foyer-edge-visitor': visitor,
  };
}

/** A server that says where a request came from; what is signed in is rendered each time. */
async function served(edge: typeof EDGE | null = EDGE) {
  const pages = handlerOf(({ address, headers }) => ({
    headers: {
      'seen-address': address ?? '',
      'seen-edge': headers['foyer-edge-visitor'] ?? 'none',
    },
  }));
  const site = await serve(pages, { edge });
  site.store.lastChange = 7;
  return site;
}
const OWN = '/de/merkliste';
const PAGE = '/de/programm-karten';

describe('EG-01 a request by the way of the edge', () => {
  it('has the address and the host that are signed', async () => {
    const { ask } = await served();
    const answer = await ask(OWN, { headers: signedHeaders(OWN) });
    expect([answer.status, answer.headers['seen-address']]).toEqual([200, VISITOR]);
    expect(answer.headers['foyer-build']).toBe('build-1');
    // Control: without the signature the same words say nothing.
    const { 'foyer-edge': _, ...bare } = signedHeaders(OWN);
    const plain = await ask(OWN, { headers: { ...bare, host: HOST } });
    expect(plain.headers['seen-address']).toBe('127.0.0.1');
    expect(plain.headers['foyer-build']).toBeUndefined();
    const other = await ask(OWN, { headers: signedHeaders(OWN, { host: 'elsewhere.example' }) });
    expect(other.status).toBe(421);
  });

  it.each([
    ['another secret', { secret: 'y'.repeat(40) }],
    ['an hour ago', { at: Date.now() - 3_600_000 }],
    ['another address', { url: '/de' }],
  ])('is refused where it is signed with or for %s', async (_, given) => {
    const { ask } = await served();
    expect((await ask(OWN, { headers: signedHeaders(OWN, given) })).status).toBe(403);
  });

  it('is refused where the visitor is another one than the one that is signed', async () => {
    const { ask } = await served();
    const headers = { ...signedHeaders(OWN), 'foyer-edge-visitor': '198.51.100.1' };
    expect((await ask(OWN, { headers })).status).toBe(403);
  });

  it('is refused where a release that says other things has signed it', async () => {
    const { ask } = await served();
    const headers = signedHeaders(OWN);
    const signature = (headers['foyer-edge'] ?? '').replace(/^1 /u, '2 ');
    expect((await ask(OWN, { headers: { ...headers, 'foyer-edge': signature } })).status).toBe(409);
  });

  it('is as any other where there is no edge', async () => {
    const { ask } = await served(null);
    const answer = await ask(OWN, { headers: { ...signedHeaders(OWN), host: HOST } });
    expect(answer.headers['seen-address']).toBe('127.0.0.1');
  });
});

describe('EG-01 what the edge may keep', () => {
  it('a kept page says what it shows and as of which change, to the edge alone', async () => {
    const { ask } = await served();
    const answer = await ask(PAGE, { headers: signedHeaders(PAGE) });
    expect(answer.headers).toMatchObject({ 'foyer-tags': 'event', 'foyer-edge-change': '7' });
    for (const headers of [{}, { 'foyer-edge-host': HOST }]) {
      const plain = await ask(PAGE, { headers });
      expect(Object.keys(plain.headers).filter((name) => name.startsWith('foyer-'))).toEqual([]);
    }
  });

  it('nothing of one visitor says so', async () => {
    const { ask } = await served();
    for (const [url, cookie] of [
      [OWN, ''],
      [PAGE, 'foyer_session=a.b'],
      [`${PAGE}?v=3`, ''],
    ] as const) {
      const answer = await ask(url, { headers: { ...signedHeaders(url), cookie } });
      expect(answer.headers['foyer-edge-change'], url).toBeUndefined();
    }
  });

  it('what has changed is told to the edge alone', async () => {
    const { ask } = await served();
    const url = '/edge/changes?since=7';
    const answer = await ask(url, { headers: signedHeaders(url) });
    expect(JSON.parse(answer.text)).toEqual({ last: 7, isAll: false, tags: {} });
    expect((await ask(url)).status).toBe(404);
  });
});
