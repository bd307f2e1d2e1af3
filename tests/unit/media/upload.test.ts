import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_BYTES } from '../../../src/lib/server/services/media/limits.ts';
import { normalizePicture } from '../../../src/lib/server/services/media/picture.ts';
import { receiveFile } from '../../../src/lib/server/services/media/receive-file.ts';
import { mimeOf } from '../../../src/lib/server/services/media/file-types.ts';
import { storeFile } from '../../../src/lib/server/services/media/upload.ts';
import { drawing, isoMedia, kept, photo, pngHead, testLibrary, wav } from './media-kit.ts';

const pdf = Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n1 0 obj\n<</Type /Catalog>>\nendobj\n', 'latin1');
const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(500),
]);
const truncated = async () => (await photo(1200, 900, 'jpeg')).subarray(0, 9000);

describe('CM-06 an uploaded picture', () => {
  it('is kept upright and small enough, and without what a camera writes beside it', async () => {
    const { add, bytesAt, files } = testLibrary();
    const exif = { IFD0: { Copyright: 'SECRET-PLACE' } };
    const sent = await sharp(await photo(4000, 2000, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer();
    expect(sent.includes('SECRET-PLACE')).toBe(true);
    const { facts } = kept(await add(sent, 'Großer Saal.JPG'));
    expect(facts).toMatchObject({
      title: 'Großer Saal',
      type: 'picture',
      mime: 'image/jpeg',
      src: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/original\.jpg$/u) as string,
      width: 1600,
      height: 3200,
    });
    const stored = bytesAt(facts.src);
    expect(stored.includes('SECRET-PLACE')).toBe(false);
    expect(stored.byteLength).toBe(facts.bytes);
    expect(files()).toEqual(['original.jpg']);
  });

  it.each(['png', 'webp', 'gif'] as const)('is a JPEG whatever it was: %s', async (format) => {
    const { add, bytesAt } = testLibrary();
    const { facts } = kept(await add(await photo(300, 200, format), `saal.${format}`));
    expect(facts).toMatchObject({ mime: 'image/jpeg', width: 300, height: 200 });
    expect(bytesAt(facts.src).subarray(0, 3)).toEqual(Buffer.from([255, 216, 255]));
  });

  it('keeps what is transparent', async () => {
    const { add, bytesAt } = testLibrary();
    const half = {
      width: 60,
      height: 40,
      channels: 4,
      background: { r: 9, g: 9, b: 9, alpha: 0.5 },
    };
    const png = await sharp({ create: { ...half, channels: 4 as const } })
      .png()
      .toBuffer();
    const { facts } = kept(await add(png, 'logo.png'));
    expect(facts.src).toMatch(/original\.webp$/u);
    expect((await sharp(bytesAt(facts.src)).stats()).isOpaque).toBe(false);
  });

  it('is kept once however often it is sent', async () => {
    const { add, files } = testLibrary();
    const sent = await photo(300, 200, 'jpeg');
    const first = kept(await add(sent, 'a.jpg'));
    const again = kept(await add(sent, 'b.jpg'));
    expect([first.isNew, again.isNew]).toEqual([true, false]);
    expect(again.facts).toEqual({ ...first.facts, title: 'b' });
    expect(files()).toEqual(['original.jpg']);
  });

  it('loses what was hidden in it', async () => {
    const { add, bytesAt } = testLibrary();
    const script = Buffer.from('*/=1;alert(document.domain);/*<script>alert(1)</script>');
    const gif = Buffer.concat([await photo(30, 20, 'gif'), script]);
    const png = Buffer.concat([await photo(30, 20, 'png'), Buffer.from('<html>'), script]);
    for (const [sent, name] of [
      [gif, 'x.js'],
      [png, 'x.html'],
    ] as const) {
      const { facts } = kept(await add(sent, name));
      expect(facts.mime).toBe('image/jpeg');
      expect(facts.src).toMatch(/original\.jpg$/u);
      expect(bytesAt(facts.src).toString('latin1')).not.toMatch(/alert|<html/u);
    }
  });
});

describe('CM-06 other files', () => {
  it.each([
    ['video', 'mp4', isoMedia('isom', 'iso2', 'avc1', 'mp41')],
    ['video', 'webm', webm],
    ['audio', 'm4a', isoMedia('M4A ', 'mp42', 'isom')],
    ['audio', 'mp3', Buffer.concat([Buffer.from('ID3\u0004\u0000'), Buffer.alloc(900)])],
    ['audio', 'ogg', Buffer.from('OggS\u0000\u0002'.padEnd(28, '\u0000') + 'OpusHead')],
    ['audio', 'wav', wav()],
    ['document', 'pdf', pdf],
    ['captions', 'vtt', Buffer.from('\ufeffWEBVTT\n\n00:00.000 --> 00:01.000\nGuten Abend\n')],
  ] as const)('a %s file (%s) is kept as it is', async (type, extension, sent) => {
    const { add, bytesAt, files } = testLibrary();
    const { facts } = kept(await add(sent, 'Über uns (2).exe'));
    expect(facts).toMatchObject({ type, bytes: sent.byteLength, mime: mimeOf(`x.${extension}`) });
    expect(facts.src.split('/')[3]).toBe(`ueber-uns-2.${extension}`);
    expect(bytesAt(facts.src)).toEqual(sent);
    const again = kept(await add(sent, 'other name'));
    expect(again.facts.src).toBe(facts.src);
    expect(files()).toHaveLength(1);
  });

  it.each([['../../etc/passwd'], ['..\\..\\boot.ini'], ['\u0000.pdf'], ['a\r\nb: c.pdf'], ['']])(
    'has no say in where it is kept by its name: %j',
    async (name) => {
      const { add, files, library } = testLibrary();
      const { facts } = kept(await add(pdf, name));
      expect(facts.src).toMatch(/^\/media\/[0-9a-f]{32}\/[a-z0-9-]+\.pdf$/u);
      expect(facts.title).not.toMatch(/[\r\n\u0000/\\]/u);
      expect(facts.title).not.toBe('');
      expect(files()).toHaveLength(1);
      expect(await library.store.stat(facts.src.slice('/media/'.length))).toMatchObject({
        bytes: pdf.byteLength,
      });
    },
  );
});

describe('what is no such file', () => {
  const refusals: readonly (readonly [string, string, () => Promise<Buffer> | Buffer])[] = [
    ['an empty file', 'empty', () => Buffer.alloc(0)],
    ['a page named as a picture', 'unknown_type', () => Buffer.from('<!doctype html><script>')],
    ['a script named as a picture', 'unknown_type', () => Buffer.from('alert(1)')],
    [
      'an AVIF',
      'avif',
      () =>
        sharp(Buffer.from(drawing(40, 40)))
          .avif()
          .toBuffer(),
    ],
    ['an AVIF with another first brand', 'avif', () => isoMedia('mp42', 'isom', 'avif')],
    ['a HEIC without its picture', 'picture', () => isoMedia('heic', 'mif1')],
    ['a QuickTime film', 'unknown_type', () => isoMedia('qt  ')],
    ['a picture of 30,000 pixels a side', 'too_many_pixels', () => pngHead(30_000, 30_000)],
    ['a picture 30,000 pixels wide', 'too_many_pixels', () => pngHead(30_000, 10)],
    ['a picture of 51 megapixels', 'too_many_pixels', () => pngHead(8500, 6000)],
    ['a picture that breaks off', 'picture', truncated],
    ['the head of a picture alone', 'picture', () => Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['a PNG without its pixels', 'picture', () => pngHead(300, 200)],
    [
      'a PDF that is a page, too',
      'disguised',
      () => Buffer.concat([pdf, Buffer.from('<HTML><b>')]),
    ],
    ['a sound that is a page, too', 'disguised', () => Buffer.from('ID3\u0004<script>alert(1)')],
    ['captions in another encoding', 'captions', () => Buffer.from('WEBVTT\n\n\u00fc', 'latin1')],
    ['captions with a null byte', 'captions', () => Buffer.from('WEBVTT\n\n\u0000')],
    [
      'a PDF with something before it',
      'unknown_type',
      () => Buffer.concat([Buffer.from(' '), pdf]),
    ],
    ['a program', 'unknown_type', () => Buffer.from('4d5a900003', 'hex')],
    ['an archive', 'unknown_type', () => Buffer.from('504b0304', 'hex')],
  ];

  it.each(refusals)('%s is refused (%s), and nothing of it is left', async (_, reason, make) => {
    const { add, files } = testLibrary();
    for (const name of ['bild.jpg', 'film.mp4', 'text.pdf', 'logo.svg']) {
      // Control: whoever goes by the name takes it.
      expect(mimeOf(name)).not.toBeNull();
      expect(await add(await make(), name), name).toMatchObject({ ok: false, failure: { reason } });
    }
    expect(files()).toEqual([]);
  });

  // ASVS 5.2.2
  it('is not decoded by a reader of another kind than its first bytes say', async () => {
    const { folder } = testLibrary();
    const { writeFileSync } = await import('node:fs');
    const file = `${folder}/avif`;
    writeFileSync(
      file,
      await sharp(Buffer.from(drawing(40, 40)))
        .avif()
        .toBuffer(),
    );
    // Control: the same file is read where its reader is let in.
    expect(await normalizePicture(file, 'jpg')).toMatchObject({ ok: false });
    await expect(sharp(file).toBuffer()).rejects.toThrow();
    sharp.unblock({ operation: ['VipsForeignLoadHeif'] });
    expect((await sharp(file).metadata()).width).toBe(40);
    sharp.block({ operation: ['VipsForeignLoadHeif'] });
  });
});

describe('a file that is too large', () => {
  /** Megabytes that begin as a picture, and how many of them were asked for. */
  function endless(start: Buffer, megabytes: number) {
    const asked = { megabytes: 0 };
    const stream = Readable.from(
      (function* () {
        yield start;
        for (; asked.megabytes < megabytes; asked.megabytes += 1) yield Buffer.alloc(1_000_000, 1);
      })(),
      { highWaterMark: 1 },
    );
    return { stream, asked };
  }

  // ASVS 5.2.1
  it('is cut off soon after its limit, and nothing of it is left', async () => {
    const { library, files } = testLibrary();
    const { stream, asked } = endless(await photo(300, 200, 'jpeg'), 100);
    const outcome = await receiveFile(stream, library.tempFiles);
    expect(outcome).toEqual({ ok: false, failure: { reason: 'too_large', limit: 25 } });
    expect(asked.megabytes).toBeLessThan(28);
    expect(files()).toEqual([]);
  });

  it('has the limit of what it is, not of what it is called', async () => {
    const { library, files } = testLibrary();
    const { stream } = endless(isoMedia('isom'), 30);
    expect(await receiveFile(stream, library.tempFiles)).toMatchObject({ ok: true });
    expect(files()).toHaveLength(1);
  });

  it('is refused by its announced length before a second piece is read', async () => {
    const { library } = testLibrary();
    const { stream, asked } = endless(pdf.subarray(), 60);
    const outcome = await receiveFile(stream, library.tempFiles, {
      announcedBytes: MAX_BYTES.document + 1,
    });
    expect(outcome).toMatchObject({ failure: { reason: 'too_large', limit: 50 } });
    expect(asked.megabytes).toBeLessThan(4);
  });

  it('that breaks off is refused, and nothing of it is left', async () => {
    const { library, files } = testLibrary();
    const broken = Readable.from(
      (function* () {
        yield wav();
        throw new Error('the line is dead');
      })(),
    );
    expect(await receiveFile(broken, library.tempFiles)).toMatchObject({
      failure: { reason: 'interrupted' },
    });
    expect(files()).toEqual([]);
  });
});

describe('a picture of the demo', () => {
  it('goes through the same checks', async () => {
    const { library, files } = testLibrary();
    const facts = await storeFile(library, await photo(900, 600, 'png'), 'Saal');
    expect(facts).toMatchObject({ title: 'Saal', width: 900, height: 600, mime: 'image/jpeg' });
    expect(files()).toEqual(['original.jpg']);
    await expect(storeFile(library, Buffer.from('no picture'), 'Saal')).rejects.toThrow('Saal');
  });
});
