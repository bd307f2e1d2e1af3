import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MediaEntity, MediaInput } from '../../../src/content/records/media.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import type { EditorAnswer } from '../../../src/lib/server/api/editor/call-row.ts';
import { matchEditorCalls, runEditorCall } from '../../../src/lib/server/api/editor/dispatch.ts';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { receiveFile } from '../../../src/lib/server/services/media/receive-file.ts';
import { storeUpload } from '../../../src/lib/server/services/media/store-upload.ts';
import { sweepOrphans } from '../../../src/lib/server/services/media/sweep-orphans.ts';
import { deleteMedia } from '../../../src/lib/server/services/media-library/bin.ts';
import { valueOf } from '../../support/content/records.ts';
import { appAt, databaseFor, ENGINES } from '../../support/database/house.ts';
import { envFor, NOW } from '../../support/env.ts';

const EDITOR: Caller = {
  role: 'editor',
  how: 'session',
  scopes: null,
  csrfToken: 'token',
  user: {
    id: 'anna',
    email: 'anna@example.org',
    first_name: 'Anna',
    last_name: 'Probst',
    role: 'editor',
  },
};

const CALL = 'media/crop';
const AREA = { x: 0.25, y: 0.1, width: 0.5, height: 0.5 };

async function crop(app: AppContext, body: unknown): Promise<EditorAnswer> {
  const match = matchEditorCalls(CALL, app).find(({ row }) => row.method === 'POST');
  if (match === undefined) throw new Error(`no such call: ${CALL}`);
  return runEditorCall(app, match, {
    locale: 'de',
    caller: EDITOR,
    query: new URLSearchParams(),
    revision: null,
    body,
  });
}

/** A file as an upload stores it, with its record. */
async function added(app: AppContext, bytes: Buffer, more: MediaInput = {}): Promise<MediaEntity> {
  const received = await receiveFile(Readable.from([bytes]), app.media.tempFiles);
  if (!received.ok) throw new Error(received.failure.reason);
  const stored = await storeUpload(app.media, received.value, 'Saal.jpg');
  if (!stored.ok) throw new Error(stored.failure.reason);
  return valueOf(await app.records.create('media', { ...stored.value.facts, ...more }));
}

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#467' } })
    .jpeg()
    .toBuffer();
const MORE: MediaInput = {
  title: 'Saal',
  alt: { de: 'Der Saal', en: 'The hall' },
  credit: 'Ada',
  licence: 'Presse',
  licence_ends: '2027-01-31',
  tags: ['Saal'],
  focal: { x: 0.5, y: 0.4 },
};

const bodyOf = (answer: EditorAnswer): MediaEntity => answer.body as MediaEntity;
const hashOf = ({ src }: MediaEntity): string => src.split('/')[2] ?? '';

describe.each(ENGINES)('CM-06 ED-08 the call that crops on %s', (engine) => {
  const house = async () => appAt(await databaseFor(engine, 'bare'));

  it('makes a new picture that says what the other one says, and leaves that as it is', async () => {
    const app = await house();
    const original = await added(app, await photo(), MORE);
    const answer = await crop(app, { src: original.src, ...AREA });
    expect(answer.status).toBe(201);
    const made = bodyOf(answer);
    expect(made).toMatchObject({
      ...MORE,
      title: 'Saal (Ausschnitt)',
      type: 'picture',
      mime: 'image/jpeg',
      width: 400,
      height: 200,
      focal: { x: 0.5, y: 0.6 },
    });
    expect(made.id).not.toBe(original.id);
    const stored = await app.media.store.stat(`${hashOf(made)}/original.jpg`);
    expect(stored?.bytes).toBe(made.bytes);
    const { db } = app.database;
    const rows = await db.selectFrom('media').select(['id', 'src', 'version']).execute();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ id }) => id === original.id)).toMatchObject({
      src: original.src,
      version: original.version,
    });
    // What nothing but its record names stays when files are swept.
    const later = new Date(Date.now() + 7_200_000);
    expect(await sweepOrphans(app.media, app.database, later)).toEqual([]);
  });

  it('makes the same part once only: again, at the same time, in two processes', async () => {
    const place = await databaseFor(engine, 'bare');
    const app = await appAt(place);
    const other = await createApp(envFor(place), { now: () => NOW, runsTasks: false });
    try {
      const { src } = await added(app, await photo(), MORE);
      const answers = await Promise.all(
        [app, app, other, other].map((one) => crop(one, { src, ...AREA })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
      const ids = new Set(answers.map((answer) => bodyOf(answer).id));
      expect(ids.size).toBe(1);
      // Other shares, the same pixels.
      const again = await crop(app, { src, ...AREA, x: 0.2501 });
      expect(again.status).toBe(200);
      expect(ids.has(bodyOf(again).id)).toBe(true);
      // Control: another part is another picture.
      expect((await crop(app, { src, ...AREA, x: 0.26 })).status).toBe(201);
    } finally {
      await other.close();
    }
  });

  it('makes it anew where its record was deleted', async () => {
    const app = await house();
    const { src } = await added(app, await photo(), MORE);
    const made = bodyOf(await crop(app, { src, ...AREA }));
    valueOf(await deleteMedia(app.records, made, NOW, { locale: 'de', source: 'hub' }));
    const again = await crop(app, { src, ...AREA });
    expect(again).toMatchObject({ status: 201, body: { src: made.src } });
  });

  it('says at which field what is wrong', async () => {
    const app = await house();
    const { src } = await added(app, await photo(), MORE);
    const wrong: readonly (readonly [object, readonly string[]])[] = [
      [{ x: 0.6 }, ['width']],
      [{ y: 0.8, width: 0.9 }, ['width', 'height']],
      [{ width: 0.07 }, ['width']],
      [{ height: 0 }, ['height']],
      [{ x: 0, y: 0, width: 1, height: 1 }, ['width']],
      [{ x: -0.1 }, ['x']],
      [{ x: 1.1, y: 'oben' }, ['x', 'y']],
      [{ height: null, width: undefined }, ['width', 'height']],
      [{ src: 'https://example.org/a.jpg' }, ['src']],
      [{ angle: 3 }, ['angle']],
    ];
    for (const [change, fields] of wrong) {
      const answer = await crop(app, { src, ...AREA, ...change });
      expect(answer.status, JSON.stringify(change)).toBe(400);
      const body = answer.body as { message: string; fields: Record<string, string> };
      expect(Object.keys(body.fields).sort(), JSON.stringify(change)).toEqual([...fields].sort());
      expect(Object.values(body.fields).join(' ')).not.toMatch(/\bmedia_library\b/u);
    }
    expect((await crop(app, null)).status).toBe(400);
    expect(await app.database.db.selectFrom('media').select('id').execute()).toHaveLength(1);
  });

  it('refuses what is no picture of the library, or none any more', async () => {
    const app = await house();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900"><path/></svg>';
    const drawing = await added(app, Buffer.from(svg));
    expect(drawing.type).toBe('vector');
    expect(await crop(app, { src: drawing.src, ...AREA })).toMatchObject({
      status: 415,
      body: { message: expect.stringContaining('SVG') as string },
    });
    const film = valueOf(
      await app.records.create('media', {
        title: 'Film',
        type: 'video',
        src: `/media/${'f'.repeat(32)}/film.mp4`,
        mime: 'video/mp4',
        bytes: 9,
      }),
    );
    expect((await crop(app, { src: film.src, ...AREA })).status).toBe(415);
    const gone = await crop(app, { src: `/media/${'e'.repeat(32)}/original.jpg`, ...AREA });
    expect(gone).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('Mediathek') as string },
    });
    // A record whose file is not there is told, and makes none.
    const lost = valueOf(
      await app.records.create('media', {
        title: 'Verloren',
        src: `/media/${'d'.repeat(32)}/original.jpg`,
        mime: 'image/jpeg',
        bytes: 9,
        width: 800,
        height: 400,
      }),
    );
    expect(await crop(app, { src: lost.src, ...AREA })).toMatchObject({
      status: 400,
      body: { reason: 'picture' },
    });
  });
});
