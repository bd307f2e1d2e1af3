import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from '../../../src/lib/server/services/media/sanitize-svg.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { pngHead, testLibrary } from './media-kit.ts';

/* Files that are small on their way, and large or slow to open. */

const MB = 1 << 20;
/** What this process may hold more than before; each file would be ten times as much when it is open. */
const MAX_GROWTH_MB = 120;

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.byteLength);
  head.write(type, 4, 'latin1');
  const body = Buffer.concat([head.subarray(4), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head.subarray(0, 4), body, sum]);
}

/** A real PNG of one pixel, with a text beside it that is very long once it is open. */
async function pictureWithText(bytes: number): Promise<Buffer> {
  const background = { r: 9, g: 9, b: 9 };
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  const text = Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]);
  const end = png.byteLength - 12;
  return Buffer.concat([png.subarray(0, end), chunk('zTXt', text), png.subarray(end)]);
}

/** Pixels that a PNG says it has, all of one colour and in order. */
function flatPicture(width: number, height: number): Buffer {
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  const head = pngHead(width, height);
  head.writeUInt8(8, 24);
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    head.subarray(0, 8),
    chunk('IHDR', size),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const NS = 'xmlns="http://www.w3.org/2000/svg"';
/** What a reader makes of it that puts in what entities stand for, up to a level. */
function opened(text: string, level: number): string {
  const meant = new Map(
    [...text.matchAll(/<!ENTITY (\w+) "([^"]*)">/gu)].map(([, name, value]) => [name, value]),
  );
  let open = `&a${level};`;
  for (let left = level + 1; left >= 0; left -= 1)
    open = open.replaceAll(/&(\w+);/gu, (_, name: string) => meant.get(name) ?? '');
  return open;
}

const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(50)}">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY a${level} "${`&a${level === 0 ? '' : level - 1};`.repeat(10)}">`,
).join('')}]><svg ${NS}><text>&a8;</text></svg>`;

describe('RL-05 case 12 files that are more than they look', () => {
  it('RL-05 case 12 archives, and what is packed into them, are no files of the library', async () => {
    const { add, files } = testLibrary();
    const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), deflateSync(Buffer.alloc(50 * MB))]);
    const gzip = Buffer.concat([Buffer.from('1f8b08', 'hex'), deflateSync(Buffer.alloc(MB))]);
    for (const [name, bytes] of [
      ['bild.jpg', zip],
      ['logo.svgz', gzip],
    ] as const)
      expect(await add(bytes, name)).toMatchObject({ failure: { reason: 'unknown_type' } });
    expect(files()).toEqual([]);
  });

  it('RL-05 case 12 pixels are counted before they are opened; control: opened, they are hundreds of times the file', async () => {
    const { add, files } = testLibrary();
    const sent = flatPicture(14_000, 14_000);
    expect(sent.byteLength).toBeLessThan(MB);
    const before = process.memoryUsage.rss();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await add(sent, 'a.png')).toMatchObject({ failure: { reason: 'too_many_pixels' } });
    expect((process.memoryUsage.rss() - before) / MB).toBeLessThan(MAX_GROWTH_MB);
    expect(files()).toEqual([]);
    // The control is counted, not opened: this is what somebody without the bound would hold.
    const { width, height, channels } = await sharp(sent).metadata();
    expect((width * height * channels) / sent.byteLength).toBeGreaterThan(100);
  });

  it('RL-05 case 12 a text of a hundred megabytes beside a picture is not kept', async () => {
    const { add, bytesAt } = testLibrary();
    const before = process.memoryUsage.rss();
    const outcome = await add(await pictureWithText(100 * MB), 'a.png');
    expect((process.memoryUsage.rss() - before) / MB).toBeLessThan(MAX_GROWTH_MB * 2);
    if (outcome.ok) expect(bytesAt(outcome.value.facts.src).byteLength).toBeLessThan(10_000);
    else expect(outcome.failure.reason).toBe('picture');
  });

  it('RL-05 case 12 entities of entities stay closed; control: open, they are a gigabyte', () => {
    const clean = sanitizeSvg(Buffer.from(laughs));
    const length = clean.ok ? clean.value.content.length : 0;
    expect(length).toBeLessThan(2000);
    // Four levels of nine are a megabyte, and each is ten times the one before.
    expect(opened(laughs, 3).length).toBe(100 * 10 ** 4);
    expect(opened(laughs, 2).length * 10).toBe(opened(laughs, 3).length);
  });

  it('RL-05 case 12 attributes, names and paths take time in proportion to their length', async () => {
    const inputs = [
      (size: number) => `<svg ${NS}><path d="${'M0 0'.repeat(size / 4)}"/></svg>`,
      (size: number) => `<svg ${NS}><g ${'a="" '.repeat(size / 5)}/></svg>`,
      (size: number) => `<svg ${NS} viewBox="${'0 '.repeat(size / 2)}"/>`,
      (size: number) => `<svg ${NS}>${'<style>a{}'.repeat(size / 10)}</svg>`,
      (size: number) => `<svg ${NS}>${'<!--'.repeat(size / 4)}</svg>`,
      (size: number) => `<svg ${NS}>${'<![CDATA['.repeat(size / 9)}</svg>`,
    ];
    for (const inputOf of inputs)
      expect(await growth((text) => sanitizeSvg(Buffer.from(text)), inputOf, 60_000)).toBeLessThan(
        MAX_GROWTH,
      );
  });
});
