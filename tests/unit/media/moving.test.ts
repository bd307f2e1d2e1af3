import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { translator } from '../../../src/lib/i18n/translator.ts';
import { sentFilesIn } from '../../../src/lib/media/sent-file.ts';
import { noticeOf } from '../../../src/lib/server/page-data/media-library/media-file.ts';
import {
  afterUpload,
  uploadResultView,
} from '../../../src/lib/server/page-data/media-library/upload-view.ts';
import type { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { jsonOf, site, UPLOAD } from './media-http-kit.ts';
import { kept, photo, testLibrary } from './media-kit.ts';

/** So many frames of two pixels, each of another colour. */
const frames = (pages: number) =>
  sharp(Buffer.from(Array.from({ length: pages * 12 }, (_, at) => (at * 37) % 256)), {
    raw: { width: 2, height: pages * 2, channels: 3, pageHeight: 2 },
  });

/** A PNG that says that it has two frames, as those do that move. */
async function movingPng(): Promise<Buffer> {
  const png = await photo(30, 20, 'png');
  const body = Buffer.from('6163544c0000000200000000', 'hex');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  const end = 8 + 25;
  return Buffer.concat([
    png.subarray(0, end),
    Buffer.from('00000008', 'hex'),
    body,
    sum,
    png.subarray(end),
  ]);
}

const MOVING = {
  'a GIF': () => frames(3).gif().toBuffer(),
  'a WebP': () => frames(3).webp({ lossless: true }).toBuffer(),
  'a PNG': movingPng,
};
const STILL = {
  'a GIF': () => frames(1).gif().toBuffer(),
  'a WebP': () => photo(30, 20, 'webp'),
  'a PNG': () => photo(30, 20, 'png'),
  'a JPEG': () => photo(30, 20, 'jpeg'),
};

describe('CM-06 a picture that moves', () => {
  it.each(Object.entries(MOVING))('is told to be kept as its first frame: %s', async (_, make) => {
    const { add } = testLibrary();
    const { notices, facts } = kept(await add(await make(), 'a.gif'));
    expect(notices).toEqual(['first_frame']);
    expect(facts.type).toBe('picture');
  });

  it.each(Object.entries(STILL))(
    'and one that does not is kept without a word: %s',
    async (_, make) => {
      const { add } = testLibrary();
      expect(kept(await add(await make(), 'a.gif')).notices).toEqual([]);
    },
  );

  it('is told so in the answer, in the language of its address', async () => {
    const { send } = await site();
    const told = async (url: string, content: Buffer) =>
      jsonOf(await send([['file', content, 'a.gif']], url))['notice'];
    expect(await told(UPLOAD, await MOVING['a GIF']())).toMatch(/erstes Einzelbild/u);
    expect(await told('/en/pageeditor-api/media', await MOVING['a GIF']())).toMatch(/first frame/u);
    expect(await told(UPLOAD, await STILL['a GIF']())).toBeUndefined();
  });

  it('is told so without scripts, too: on its own page, or in the list of what was sent', () => {
    const context = { locale: 'de', t: translator('de') } as unknown as PageContext;
    const formOf = (...notices: readonly (readonly string[])[]) => {
      const form = new FormData();
      notices.forEach((one, at) => {
        const file = { state: 'new', name: `${at}.gif`, id: at + 1, notices: one };
        form.append('file', JSON.stringify(file));
      });
      return form;
    };
    const next = (form: FormData) => afterUpload(context, sentFilesIn(form, 'file'), form);
    const one = new URL(next(formOf(['first_frame'])) ?? '', 'http://x.example').searchParams;
    expect(noticeOf(context, one)).toMatch(/^Die Datei ist da\..*erstes Einzelbild/u);
    const two = formOf([], ['first_frame', 'vector_lost-script.@import']);
    expect(next(two)).toBeNull();
    const { files, error } = uploadResultView(context, two);
    expect(error).toBe('');
    expect(files.map(({ text }) => text)).toEqual([
      'Angekommen.',
      expect.stringMatching(/^Angekommen\. .*erstes Einzelbild.*: script, @import\./u),
    ]);
    // The control: what is as it was sent is told nothing of.
    expect(next(formOf([], []))).toMatch(/new=1\.2$/u);
    expect(noticeOf(context, new URLSearchParams('done=added&notice=<b>'))).toBe(
      'Die Datei ist da. Hier lässt sie sich beschreiben.',
    );
  });
});
