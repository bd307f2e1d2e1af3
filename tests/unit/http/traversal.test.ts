import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Assets } from '../../../src/lib/server/http/assets.ts';
import { site } from '../media/media-http-kit.ts';
import { assetFolder, echo, HOST, rawTo, serve } from './http-kit.ts';

const CANARY = 'canary-outside-of-every-root';
const HASH = 'ab'.repeat(16);

/** Ways up, as they are written in addresses. */
const UPS = [
  '..',
  '%2e%2e',
  '%2E.',
  '..%2f..',
  '..%5c..',
  '..\\..',
  '....//..',
  '%252e%252e',
  '..;',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '..%00',
];
const ROOTS = ['', '/_astro', '/media', `/media/${HASH}`, '/poster/nature', '/de', '/_image'];
const TARGETS = ['canary.txt', 'canary.jpg', 'etc/passwd', 'canary.txt%00.jpg', 'canary.txt%00'];

const addresses = ROOTS.flatMap((root) =>
  UPS.flatMap((up) =>
    [1, 2, 4].flatMap((times) =>
      TARGETS.map((target) => `${root}/${`${up}/`.repeat(times)}${target}`),
    ),
  ),
);
const PLAIN = ['/canary.txt', '/_astro/%2fcanary.txt', '//canary.txt', '/file:///canary.txt'];

type Raw = (text: string) => Promise<string>;

/** Addresses at which something from outside of the roots is told. */
async function leaks(raw: Raw): Promise<readonly string[]> {
  const found: string[] = [];
  for (const address of [...addresses, ...PLAIN]) {
    const answer = await raw(
      `GET ${address} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`,
    );
    if (answer.includes(CANARY) || answer.includes('root:')) found.push(address);
  }
  return found;
}

/** A folder of a build, with a file beside it that nobody may have. */
function buildFolder(): string {
  const folder = assetFolder({
    'canary.txt': CANARY,
    'canary.jpg': CANARY,
    'client/robots.txt': 'User-agent: *',
    'client/_astro/app.abc.js': '0',
  });
  symlinkSync(path.join(folder, 'canary.txt'), path.join(folder, 'client/linked.txt'));
  return path.join(folder, 'client');
}

describe('RL-05 case 14 a path that leads outside', () => {
  it('RL-05 case 14 finds nothing outside of the build and the library, however it is written', async () => {
    expect(addresses.length).toBeGreaterThan(1000);
    const { raw } = await serve(echo, { assets: new Assets(buildFolder()) });
    expect(await leaks(raw)).toEqual([]);
  });

  it('RL-05 case 14 control: a server that joins what it is asked for gives it away', async () => {
    const root = buildFolder();
    const naive = createServer((request, response) => {
      try {
        const asked = decodeURIComponent(request.url ?? '').replaceAll('\\', '/');
        response.end(readFileSync(path.join(root, asked.split('\0')[0] ?? '')));
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => naive.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      naive.close();
    });
    const { port } = naive.address() as AddressInfo;
    expect((await leaks((text) => rawTo(port, text))).length).toBeGreaterThan(20);
  });

  it('RL-05 case 14 is no link in the build either: only files are served', async () => {
    const { ask } = await serve(echo, { assets: new Assets(buildFolder()) });
    expect((await ask('/robots.txt')).text).toContain('User-agent');
    expect((await ask('/linked.txt')).text).not.toContain(CANARY);
  });

  it('RL-05 case 14 is no link in the media folder, nor a folder that is one', async () => {
    const { folder, ask, raw } = await site();
    const outside = assetFolder({ 'original.jpg': CANARY });
    const place = path.join(folder, 'media', HASH.slice(0, 2));
    mkdirSync(path.join(place, HASH), { recursive: true });
    symlinkSync(path.join(outside, 'original.jpg'), path.join(place, HASH, 'original.jpg'));
    const other = `${HASH.slice(0, 2)}${'cd'.repeat(15)}`;
    symlinkSync(outside, path.join(place, other));
    for (const hash of [HASH, other]) {
      const answer = await ask(`/media/${hash}/original.jpg`);
      expect([answer.status, answer.text.includes(CANARY)]).toEqual([404, false]);
    }
    expect(await leaks(raw)).toEqual([]);
    // Control: a file in that place is served.
    const own = `${HASH.slice(0, 2)}${'ef'.repeat(15)}`;
    mkdirSync(path.join(place, own));
    writeFileSync(path.join(place, own, 'original.jpg'), 'own');
    expect((await ask(`/media/${own}/original.jpg`)).text).toBe('own');
  });
});
