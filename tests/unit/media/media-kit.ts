import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import {
  storeUpload,
  type StoredUpload,
} from '../../../src/lib/server/services/media/store-upload.ts';
import { type MediaLibrary, openMedia } from '../../../src/lib/server/services/media/library.ts';
import { receiveFile } from '../../../src/lib/server/services/media/receive-file.ts';
import type { UploadResult } from '../../../src/lib/server/services/media/upload-failure.ts';

export interface TestLibrary {
  readonly library: MediaLibrary;
  readonly folder: string;
  /** Every file in the library's folder, unfinished ones too. */
  readonly files: () => readonly string[];
  readonly bytesAt: (src: string) => Buffer;
  /** The whole way of an upload, without a record. */
  readonly add: (content: Buffer | Readable, name: string) => Promise<UploadResult<StoredUpload>>;
}

export function testLibrary(): TestLibrary {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-media-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const library = openMedia(folder);
  const list = (): readonly string[] => {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return {
    library,
    folder,
    files: list,
    bytesAt: (src) => {
      const [, , hash = '', name = ''] = src.split('/');
      return readFileSync(path.join(folder, 'media', hash.slice(0, 2), hash, name));
    },
    add: async (content, name) => {
      const stream = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      const received = await receiveFile(stream, library.tempFiles);
      return received.ok ? storeUpload(library, received.value, name) : received;
    },
  };
}

export const kept = (outcome: UploadResult<StoredUpload>): StoredUpload => {
  if (!outcome.ok) throw new Error(`uploadFailure: ${outcome.failure.reason}`);
  return outcome.value;
};

/** A picture with some detail, so that nothing of it is made away. */
export const photo = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'gif') =>
  sharp(Buffer.from(drawing(width, height)))
    .toFormat(format)
    .toBuffer();

export const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><circle cx="40%" cy="40%" r="30%" fill="#c30"/><path d="M0 0L${width} ${height}" stroke="#036" stroke-width="9"/></svg>`;

/** The head of a PNG that says so many pixels, and hardly any of them. */
export function pngHead(width: number, height: number): Buffer {
  const data = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(data);
  data.writeUInt32BE(width, 16);
  data.writeUInt32BE(height, 20);
  data.set([8, 2, 0, 0, 0], 24);
  data.writeUInt32BE(crc(data.subarray(12, 29)), 29);
  const body = Buffer.from('0000000a49444154789c63000100000500', 'hex');
  return Buffer.concat([data, body]);
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** A second of silence. */
export function wav(): Buffer {
  const samples = Buffer.alloc(8000, 128);
  const head = Buffer.from('RIFF____WAVEfmt ____________________data____', 'latin1');
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, samples]);
}

export const isoMedia = (...brands: readonly string[]): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(12 + brands.length * 4 - 4 + 4);
  const [major = '', ...others] = brands;
  const box = Buffer.from(`ftyp${major}\u0000\u0000\u0000\u0000${others.join('')}`, 'latin1');
  size.writeUInt32BE(box.byteLength + 4);
  return Buffer.concat([size, box, Buffer.alloc(2000, 7)]);
};
