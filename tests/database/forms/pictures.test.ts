import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { MEDIA_PATH } from '../../../src/lib/media/picture.ts';
import { FORM_FILES_WAITING } from '../../../src/lib/constants.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { PriorityQueue } from '../../../src/lib/server/concurrency/priority-queue.ts';
import { insertFormFile, pendingFiles } from '../../../src/lib/server/repositories/forms/files.ts';
import { newFileId } from '../../../src/lib/server/services/forms/file-store.ts';
import { drawPoster } from '../../../src/lib/server/services/design/draw-poster.ts';
import { ownerOf } from '../../../src/lib/server/services/forms/form-parts.ts';
import { receiveFormFile } from '../../../src/lib/server/services/forms/receive-form-file.ts';
import type { MediaLibrary } from '../../../src/lib/server/services/media/library.ts';
import { MAX_FORM_PIXELS } from '../../../src/lib/server/services/media/limits.ts';
import { receiveFile } from '../../../src/lib/server/services/media/receive-file.ts';
import { originalAt, storeCrop } from '../../../src/lib/server/services/media/store-crop.ts';
import { storeUpload } from '../../../src/lib/server/services/media/store-upload.ts';
import { storeFile } from '../../../src/lib/server/services/media/upload.ts';
import { appFor } from '../../support/database/house.ts';
import { VISITOR } from '../../support/forms/sending.ts';

const TURNS = 20;
const POSTER = { seed: 'a', theme: 'nature', isPicture: true } as const;

const pictureOf = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 400, channels: 3, background: '#845' } })
    .jpeg()
    .toBuffer();

/** Has the library's process for pictures do nothing but say how many jobs it is given at once. */
function counted({ pictures }: MediaLibrary) {
  const jobs: string[] = [];
  let running = 0;
  let most = 0;
  const job = async <Value>(what: string, value: Value): Promise<Value> => {
    jobs.push(what);
    running += 1;
    most = Math.max(most, running);
    for (let turns = 0; turns < TURNS; turns += 1) await turn();
    running -= 1;
    return value;
  };
  const made = { content: Buffer.from('jpg'), extension: 'jpg', width: 10, height: 10 } as const;
  vi.spyOn(pictures, 'normalize').mockImplementation(() =>
    job('normalize', { ok: true, value: made }),
  );
  vi.spyOn(pictures, 'crop').mockImplementation(() => job('crop', { ok: true, value: made }));
  vi.spyOn(pictures, 'rendition').mockImplementation(() => job('rendition', made.content));
  vi.spyOn(pictures, 'draw').mockImplementation(() => job('draw', made));
  return { jobs, most: () => most };
}

const sendToForm = async (
  app: AppContext,
  library: Pick<MediaLibrary, 'queue' | 'pictures'> = app.media,
  visitor = VISITOR,
) => {
  const stream = Readable.from([await pictureOf(600)]);
  return receiveFormFile(app, { stream, name: 'photo.jpg', visitor }, library);
};

async function uploadAs(app: AppContext, width: number) {
  const received = await receiveFile(Readable.from([await pictureOf(width)]), app.media.tempFiles);
  if (!received.ok) throw new Error(received.failure.reason);
  return storeUpload(app.media, received.value, 'photo.jpg');
}

/** Everybody who has pictures decoded or drawn. */
async function everybody(app: AppContext): Promise<readonly (() => Promise<unknown>)[]> {
  const { src } = await storeFile(app.media, await pictureOf(700), 'saal.jpg');
  const original = originalAt(src);
  if (original === null) throw new Error('no original');
  const area = { left: 0, top: 0, width: 300, height: 300 };
  return [
    () => sendToForm(app),
    () => uploadAs(app, 800),
    () => storeCrop(app.media, original, area),
    () => app.media.renditions.make(src.slice(MEDIA_PATH.length).split('/')[0] ?? '', '320.webp'),
    () => drawPoster(app.media, POSTER),
  ];
}

describe('FO-04 pictures take turns', () => {
  it('FO-04 one at a time in a process, whoever has them made', async () => {
    const app = await appFor('sqlite', 'demo');
    const members = await everybody(app);
    const { jobs, most } = counted(app.media);
    await Promise.all([...members, ...members].map((member) => member()));
    expect(new Set(jobs)).toEqual(new Set(['normalize', 'crop', 'rendition', 'draw']));
    expect(most()).toBe(1);
  });

  it('FO-04 control: a queue of their own has two decoded at once', async () => {
    const app = await appFor('sqlite', 'demo');
    const { most } = counted(app.media);
    const own = { queue: new PriorityQueue(1, 9), pictures: app.media.pictures };
    await Promise.all([drawPoster(app.media, POSTER), drawPoster(own, POSTER)]);
    expect(most()).toBe(2);
  });

  it('FO-04 where too many wait a file is refused and nothing of it is kept', async () => {
    const app = await appFor('sqlite', 'demo');
    const library = { queue: new PriorityQueue(0, 0), pictures: app.media.pictures };
    const refused = await sendToForm(app, library);
    expect(refused).toMatchObject({ ok: false, failure: { reason: 'busy' } });
    expect(await pendingFiles(app.database.db)).toEqual({ files: 0, bytes: 0 });
    const poster = drawPoster(library, POSTER);
    await expect(poster).rejects.toThrow('too many pictures');
  });

  it('FO-04 a form has no more points decoded than it needs', async () => {
    const app = await appFor('sqlite', 'demo');
    counted(app.media);
    await sendToForm(app);
    expect(vi.mocked(app.media.pictures.normalize).mock.calls[0]?.[2]).toBe(MAX_FORM_PIXELS);
  });
});

describe('FO-04 the room for files is taken before the work', () => {
  const AT_ONCE = 3;

  async function withWaiting(files: number): Promise<AppContext> {
    const app = await appFor('sqlite', 'demo');
    for (let file = 0; file < files; file += 1)
      await insertFormFile(app.database.db, {
        ...{ id: newFileId(), entry: null, name: 'a.pdf', extension: 'pdf', bytes: 1 },
        ...{ visitor: ownerOf(VISITOR), network: VISITOR.network },
        received_at: '2026-11-20T10:00:00.000Z',
      });
    return app;
  }

  const sendAll = async (app: AppContext) => {
    const sent = await Promise.all(Array.from({ length: AT_ONCE }, () => sendToForm(app)));
    return sent.map((result) => (result.ok ? 'taken' : result.failure.reason)).sort();
  };

  it('FO-04 for the last place one of three pictures is decoded', async () => {
    const app = await withWaiting(FORM_FILES_WAITING.visitor.files - 1);
    const { jobs } = counted(app.media);
    expect(await sendAll(app)).toEqual(['taken', 'too_many_files', 'too_many_files']);
    expect(jobs).toEqual(['normalize']);
  });

  it('FO-04 control: where there is room all three are', async () => {
    const app = await withWaiting(0);
    const { jobs } = counted(app.media);
    expect(await sendAll(app)).toEqual(['taken', 'taken', 'taken']);
    expect(jobs).toHaveLength(AT_ONCE);
  });

  it('FO-04 a picture that is refused gives its place back', async () => {
    const app = await withWaiting(0);
    vi.spyOn(app.media.pictures, 'normalize').mockResolvedValue({
      ok: false,
      failure: { reason: 'too_many_pixels' },
    });
    expect(await sendAll(app)).toEqual(Array.from({ length: AT_ONCE }, () => 'too_many_pixels'));
    expect(await pendingFiles(app.database.db)).toEqual({ files: 0, bytes: 0 });
  });
});
