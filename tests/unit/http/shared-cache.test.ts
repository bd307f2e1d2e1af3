import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TAGS_HEADER } from '../../../src/lib/server/page-store/contract.ts';
import { cacheableHeadersFor } from '../../../src/lib/server/http/response/headers.ts';
import { purging } from '../../../src/lib/server/http/rendering/invalidation-target.ts';
import { Purger } from '../../../src/lib/server/http/shared-cache/purger.ts';
import { withSurrogateKeys } from '../../../src/lib/server/http/shared-cache/surrogate-keys.ts';

type Headers = readonly (readonly [string, string])[];
const PAGE: Headers = [
  ['content-type', 'text/html'],
  ['content-language', 'de'],
  [TAGS_HEADER, 'event,event%3A1'],
];

/** The head of a page as it leaves the server in front. */
async function headOf(headers: Headers, status = 200): Promise<Record<string, string>> {
  const render = withSurrogateKeys(() =>
    Promise.resolve({ status, headers, body: Buffer.from('') }),
  );
  const rendered = await render('/de');
  return Object.fromEntries(cacheableHeadersFor('https://www.example.org', true)(rendered.headers));
}

describe('EG-01 a page that a cache in front may keep', () => {
  it('says what it shows and how long it may be kept, and sets no cookie', async () => {
    const head = await headOf(PAGE);
    expect(head['surrogate-key']).toBe('foyer event event%3A1');
    expect(head['cdn-cache-control']).toMatch(/^max-age=10, /u);
    expect(head['x-accel-expires']).toBe('1');
    expect(head['cache-control']).toBe('no-cache');
    expect(head).not.toHaveProperty('set-cookie');
    expect(head).not.toHaveProperty(TAGS_HEADER);
  });

  it('is nobody’s own page, no error and no page with a head that is too long', async () => {
    const long = Array.from({ length: 900 }, (_, id) => `event%3A${id}`).join(',');
    for (const head of [
      await headOf([...PAGE, ['cache-control', 'private, no-store']]),
      await headOf([...PAGE, ['set-cookie', 'cart=1']]),
      await headOf(PAGE, 404),
      await headOf([['content-type', 'text/html']]),
      await headOf([[TAGS_HEADER, long]]),
    ])
      expect(head).not.toHaveProperty('cdn-cache-control');
  });

  it('without the setting is kept in front by nobody, and sets the cookie of its language', () => {
    const head = Object.fromEntries(cacheableHeadersFor('https://www.example.org')(PAGE));
    expect(head).not.toHaveProperty('cdn-cache-control');
    expect(head['set-cookie']).toMatch(/^locale=de/u);
  });
});

describe('EG-01 a cache in front is told of changes', () => {
  const purges: (string | undefined)[] = [];
  const warnings: string[] = [];
  const server = createServer((request, response) => {
    purges.push(`${request.method} ${String(request.headers['xkey-purge'])}`);
    response.statusCode = request.headers['xkey-purge'] === 'refused' ? 405 : 200;
    response.end();
  });
  const log = { warn: (message: string) => warnings.push(message) } as never;
  const purger = (): Purger => {
    const { port } = server.address() as AddressInfo;
    return new Purger({ addresses: [`http://127.0.0.1:${port}`], log });
  };
  const target = { lastChange: 7, invalidate: () => undefined, clear: () => undefined };
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    purges.length = 0;
    warnings.length = 0;
  });
  afterAll(() => {
    server.close();
  });

  it('after the page store, by the names that pages give, those of a moment together', async () => {
    const told = purger();
    const store = purging(target, told);
    expect(store.lastChange).toBe(7);
    store.invalidate({ tags: ['event', 'event:1'], paths: [] }, 8);
    store.invalidate({ tags: ['room:2'], paths: [] }, 9);
    store.invalidate({ tags: ['room:3'], paths: [] }, 9);
    await told.idle();
    expect(purges.splice(0)).toEqual(['PURGE event event%3A1', 'PURGE room%3A2 room%3A3']);
  });

  it('of very many, and of another database, as of all pages', async () => {
    const told = purger();
    told.purge(Array.from({ length: 500 }, (_, id) => `event:${id}`));
    await told.idle();
    purging(target, told).clear();
    await told.idle();
    expect(purges.splice(0)).toEqual(['PURGE foyer', 'PURGE foyer']);
  });

  it('and is not waited for when it refuses or is not there: the log says so', async () => {
    const told = purger();
    told.purge(['refused']);
    await told.idle();
    const gone = new Purger({ addresses: ['http://127.0.0.1:9'], log });
    gone.purge(['event']);
    await gone.idle();
    expect(warnings).toHaveLength(2);
  });
});
