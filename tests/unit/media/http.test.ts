import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SECURITY_HEADERS } from '../../support/security-headers.ts';
import { describe, expect, it } from 'vitest';
import { HOST } from '../http/http-kit.ts';
import { site } from './media-http-kit.ts';
import { drawing, isoMedia, kept, photo, wav } from './media-kit.ts';

describe('CM-06 an uploaded file', () => {
  // ASVS 5.4.2
  it('is served for good, as what its name says, and never runs', async () => {
    const { add, ask } = await site();
    const sent = [
      [await photo(400, 300, 'jpeg'), 'image/jpeg', 'sandbox'],
      [Buffer.from(drawing(40, 40)), 'image/svg+xml', 'sandbox'],
      [isoMedia('isom'), 'video/mp4', 'sandbox'],
      [wav(), 'audio/wav', 'sandbox'],
      [Buffer.from('WEBVTT\n'), 'text/vtt; charset=utf-8', 'sandbox'],
      [Buffer.from('%PDF-1.7\n'), 'application/pdf', "object-src 'self'"],
    ] as const;
    for (const [content, type, policy] of sent) {
      const { facts } = kept(await add(content, 'x'));
      const answer = await ask(facts.src);
      expect(answer.status, type).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-length': String(answer.body.byteLength),
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        'content-disposition': type.startsWith('text/') ? 'attachment' : 'inline',
      });
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['content-security-policy']).toContain(policy);
      for (const name of SECURITY_HEADERS) expect(answer.headers).toHaveProperty(name);
      const head = await ask(facts.src, { method: 'HEAD' });
      expect(head.body.byteLength).toBe(0);
      expect(head.headers).toMatchObject({ 'content-length': String(answer.body.byteLength) });
      const known = { 'if-none-match': `"other", W/${String(answer.headers.etag)}` };
      const again = await ask(facts.src, { headers: known });
      expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    }
  });

  it('comes in parts to whoever asks for parts', async () => {
    const { add, ask } = await site();
    const content = wav();
    const all = content.byteLength;
    const { facts } = kept(await add(content, 'x'));
    const { etag = '' } = (await ask(facts.src)).headers;
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await ask(facts.src, { headers: { range, ...more } });
      return [answer.status, answer.headers['content-range'], answer.body.equals(content)];
    };
    const first = await ask(facts.src, { headers: { range: 'bytes=0-9' } });
    expect(first.body).toEqual(content.subarray(0, 10));
    const last = await ask(facts.src, { headers: { range: 'bytes=-4' } });
    expect(last.body).toEqual(content.subarray(-4));
    expect(await part('bytes=44-')).toEqual([206, `bytes 44-${all - 1}/${all}`, false]);
    expect(await part(`bytes=0-99999999`)).toEqual([206, `bytes 0-${all - 1}/${all}`, true]);
    expect(await part('bytes=-99999999')).toEqual([206, `bytes 0-${all - 1}/${all}`, true]);
    for (const range of [`bytes=${all}-`, 'bytes=-0', 'bytes=99999999-'])
      expect(await part(range), range).toEqual([416, `bytes */${all}`, false]);
    for (const range of [
      'bytes=9-3',
      'bytes=0-1,4-5',
      'lines=0-1',
      'bytes=a-b',
      'bytes=-',
      'bytes=1e3-',
    ])
      expect(await part(range), range).toEqual([200, undefined, true]);
    expect((await part('bytes=0-9', { 'if-range': etag }))[0]).toBe(206);
    for (const old of ['"older"', `W/${etag}`, 'Fri, 20 Nov 2026 10:00:00 GMT'])
      expect((await part('bytes=0-9', { 'if-range': old }))[0], old).toBe(200);
  });

  it('of a picture is there in other widths when it is asked for', async () => {
    const { add, ask } = await site();
    const { facts } = kept(await add(await photo(400, 300, 'jpeg'), 'x'));
    const folder = facts.src.slice(0, facts.src.lastIndexOf('/'));
    for (const [name, type] of [
      ['320.avif', 'image/avif'],
      ['400.webp', 'image/webp'],
    ] as const) {
      const answer = await ask(`${folder}/${name}`);
      expect(answer.headers['content-type']).toBe(type);
      expect((await ask(`${folder}/${name}`)).body).toEqual(answer.body);
    }
    expect((await ask(`${folder}/321.webp`)).status).toBe(404);
  });

  it('tells a visitor to wait where too many wait for pictures', async () => {
    const { add, ask, library } = await site();
    const { facts } = kept(await add(await photo(400, 300, 'jpeg'), 'x'));
    library.queue.run = () => null;
    const answer = await ask(facts.src.replace('original.jpg', '320.webp'));
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it('is nowhere else, and nothing else is there', async () => {
    const { add, ask, raw } = await site();
    const { facts } = kept(await add(wav(), 'canary'));
    const [, , hash = ''] = facts.src.split('/');
    const others = ['/media', '/media/', `/media/${hash}`, `/media/${hash}/`, '/media/.new/x.jpg'];
    const names = ['canary.mp3', 'CANARY.wav', 'canary.wav/', 'canary', '.wav', 'canary.html'];
    for (const path of [...others, ...names.map((name) => `/media/${hash}/${name}`)])
      expect((await ask(path)).headers['content-type'], path).not.toMatch(
        /^(?:audio|video|image)/u,
      );
    expect((await ask(facts.src.replace(hash, hash.toUpperCase()))).status).toBe(404);
    for (const evil of [
      `/media/${hash}/../../../../etc/passwd`,
      `/media/..%2f..%2fetc%2fpasswd`,
      `/media/${hash}%2fcanary.wav`,
      `/media/${hash}/%2e%2e/canary.wav`,
      `/media/${hash}/canary.wav%00.jpg`,
      `/media/${hash}/..\\canary.wav`,
      `/media/${hash}/..%5ccanary.wav`,
      `/media//etc/passwd`,
      `/media/${hash}/canary.wav%0d%0ax:y`,
    ]) {
      const answer = await raw(
        `GET ${evil} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer, evil).toMatch(/^HTTP\/1\.1 (?:301|400|404) /u);
      expect(answer, evil).not.toMatch(/root:|RIFF|^x:y/mu);
    }
  });

  it('is let go when its reader goes away', async () => {
    const { add, port, ask } = await site();
    const { facts } = kept(await add(Buffer.concat([wav(), Buffer.alloc(20_000_000)]), 'x'));
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${facts.src} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
    await pause(50);
    socket.resetAndDestroy();
    await pause(50);
    expect((await ask(facts.src, { method: 'HEAD' })).status).toBe(200);
  });
});
