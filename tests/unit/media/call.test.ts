import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { MediaEntity } from '../../../src/content/records/media.ts';
import { failure, type Result } from '../../../src/lib/result.ts';
import { HOST } from '../http/http-kit.ts';
import { formOf, HEADERS, jsonOf, type Part, site, UPLOAD } from './media-http-kit.ts';
import { isoMedia, photo, pngHead, wav } from './media-kit.ts';

describe('API-03 an upload', () => {
  it.each([UPLOAD, '/en/pageeditor-api/media/', '/pageeditor-api/media'])(
    'to %s is answered with its record',
    async (url) => {
      const { send, ask, inputs } = await site();
      const answer = await send(
        [
          ['alt_de', 'Der Saal'],
          ['file', await photo(400, 300, 'jpeg'), 'Saal.jpg'],
          ['decorative', 'false'],
          ['credit', 'Jemand'],
        ],
        url,
      );
      expect(answer.status).toBe(201);
      const record = jsonOf(answer);
      expect(record).toMatchObject({
        title: 'Saal',
        type: 'picture',
        alt: { de: 'Der Saal', en: '' },
        decorative: false,
        credit: 'Jemand',
        width: 400,
      });
      expect(inputs).toHaveLength(1);
      expect((await ask(String(record['src']))).status).toBe(200);
    },
  );

  it.each([[{}], [{ authorization: 'other' }]])('without leave (%j) is not read', async (given) => {
    const { ask, port, files } = await site();
    const type = { 'content-type': HEADERS['content-type'], ...given };
    const answer = await ask(UPLOAD, { method: 'POST', headers: type, body: formOf([]) });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(jsonOf(answer)).toMatchObject({ code: 'unauthorized' });
    // Answered before anything of the body has come.
    const early = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST ${UPLOAD} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: ${HEADERS['content-type']}\r\nContent-Length: 900000\r\n\r\n`,
        ),
      );
      socket.once('data', (chunk: Buffer) => {
        resolve(chunk.toString());
        socket.destroy();
      });
    });
    expect(early).toMatch(/^HTTP\/1\.1 401 /u);
    expect(files()).toEqual([]);
  });

  it.each([
    ['another kind of body', 415, 'not_form', { 'content-type': 'application/json' }],
    ['a form without a boundary', 400, 'form', { 'content-type': 'multipart/form-data' }],
    ['a body that is announced too large', 413, 'too_large', { 'content-length': '1100000000' }],
  ])('with %s is refused', async (_, status, reason, headers) => {
    const { ask, files } = await site();
    const answer = await ask(UPLOAD, { method: 'POST', headers: { ...HEADERS, ...headers } });
    expect(answer.status).toBe(status);
    expect(jsonOf(answer)).toMatchObject({ reason });
    expect(files()).toEqual([]);
  });

  // ASVS 5.4.1
  it('that is no such file is refused in the language of its address', async () => {
    const { send, files, inputs } = await site();
    const cases = [
      ['text', 415, 'unreadable'],
      ['text', 415, 'unknown_type', 'Bild.bmp'],
      ['', 400, 'empty'],
      [pngHead(30_000, 10), 413, 'too_many_pixels'],
      [isoMedia('avif'), 415, 'avif'],
      [Buffer.concat([await photo(9, 9, 'jpeg'), Buffer.alloc(26_000_000)]), 413, 'too_large'],
    ] as const;
    for (const [content, status, reason, name = 'Bild.jpg'] of cases) {
      const words = new Set<unknown>();
      for (const url of [UPLOAD, '/en/pageeditor-api/media']) {
        const answer = await send([['file', content, name]], url);
        expect(answer.status, reason).toBe(status);
        expect(jsonOf(answer)).toMatchObject({ reason });
        words.add(jsonOf(answer)['message']);
      }
      expect(words.size).toBe(2);
    }
    expect(files()).toEqual([]);
    expect(inputs).toEqual([]);
  });

  it('of a form that is not as it should be is refused', async () => {
    const { send, ask, files, inputs } = await site();
    const file: Part = ['file', await photo(40, 30, 'jpeg'), 'a.jpg'];
    const refusals: readonly (readonly [readonly Part[], string])[] = [
      [[['alt_de', 'nothing']], 'no_file'],
      [[file, file], 'several_files'],
      [[file, ['alt_de', 'x'.repeat(5000)]], 'form'],
      [[file, ...Array.from({ length: 40 }, (_, at): Part => [`a${at}`, ''])], 'form'],
    ];
    for (const [parts, reason] of refusals)
      expect(jsonOf(await send(parts)), reason).toMatchObject({ reason });
    expect(jsonOf(await send([file, ['owner', 'me']]))).toMatchObject({ code: 'invalid' });
    const half = formOf([file]).subarray(0, -30);
    const broken = await ask(UPLOAD, { method: 'POST', headers: HEADERS, body: half });
    expect(broken.status).toBe(400);
    expect(files()).toEqual([]);
    expect(inputs).toEqual([]);
  });

  it('whose sender goes away leaves nothing', async () => {
    const { port, files, ask } = await site();
    const body = formOf([['file', Buffer.concat([wav(), Buffer.alloc(500_000)]), 'a.wav']]);
    const socket = connect(port, '127.0.0.1');
    const head = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nHost: ${HOST}\r\n${head.join('')}Content-Length: ${body.byteLength}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 300_000));
    // Control: it had begun to come in.
    await expect.poll(() => files().length).toBe(1);
    socket.resetAndDestroy();
    await expect.poll(() => files()).toEqual([]);
    expect((await ask('/de')).status).toBe(200);
  });

  it('whose record cannot be written is taken back, unless it was there before', async () => {
    let answer: Result<MediaEntity> | Error = failure('invalid', 'no');
    const { send, files, add } = await site({
      createRecord: () =>
        answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
    });
    const picture = await photo(40, 30, 'jpeg');
    expect((await send([['file', picture, 'a.jpg']])).status).toBe(400);
    expect(files()).toEqual([]);
    answer = new Error('the database is gone');
    expect((await send([['file', picture, 'a.jpg']])).status).toBe(500);
    expect(files()).toEqual([]);
    await add(picture, 'a.jpg');
    expect((await send([['file', picture, 'a.jpg']])).status).toBe(500);
    expect(files()).toEqual(['original.jpg']);
  });

  it('is not taken while no record can be written, or too many come in', async () => {
    const { send, files } = await site({ ready: () => Promise.reject(new Error('no database')) });
    const answer = await send([['file', wav(), 'a.wav']]);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(files()).toEqual([]);
  });

  it('is the only thing that can be done there', async () => {
    const { ask } = await site();
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await ask(UPLOAD, { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    }
  });
});
