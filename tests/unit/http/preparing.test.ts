import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Preparing, Unavailable } from '../../../src/lib/server/http/rendering/backend.ts';
import { sendPreparing } from '../../../src/lib/server/http/response/unavailable.ts';
import { at, storeOf } from '../page-store/page-store-kit.ts';

/** What a visitor gets of an address while the site is filled. */
async function answer(url: string) {
  const server = createServer((request, response) => {
    sendPreparing(request, response, { done: 412, all: 1107 });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${String(port)}${url}`);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const failing = (error: Error) =>
  storeOf(() => Promise.reject(error), { isExpected: (one) => one instanceof Preparing });

describe('OP-01 while the site is filled for the first time', () => {
  it('nothing is logged as an error; control: what fails is', async () => {
    const calm = failing(new Preparing('filled for the first time'));
    expect(await calm.store.get(at('/de'))).toEqual({ kind: 'unavailable' });
    expect(calm.heard.errors).toEqual([]);
    const failed = failing(new Unavailable('no worker is open'));
    await failed.store.get(at('/de'));
    expect(failed.heard.errors).toHaveLength(1);
  });

  it.each([
    ['/de', '<html lang="de">', 'Wird vorbereitet'],
    ['/en/team', '<html lang="en">', 'Being prepared'],
  ])('%s answers a page in its language that asks again by itself', async (url, lang, title) => {
    const { status, headers, body } = await answer(url);
    expect(status).toBe(503);
    expect(Number(headers.get('refresh'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body).toContain(lang);
    expect(body).toContain('<progress max="1107" value="412">');
    expect(body.indexOf(title)).toBeGreaterThan(0);
  });
});
