import { describe, expect, it } from 'vitest';
import type { MediaInput } from '../../../src/content/records/media.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { instantText } from '../../../src/lib/dates/dates.ts';
import { deletedMedia, emptyBin } from '../../../src/lib/server/repositories/media/bin.ts';
import {
  countMedia,
  listMedia,
  mediaTags,
} from '../../../src/lib/server/repositories/media/library-list.ts';
import { isMentioned } from '../../../src/lib/server/repositories/media/places.ts';
import { insertVersion } from '../../../src/lib/server/repositories/versions.ts';
import { deleteMedia, restoreMedia } from '../../../src/lib/server/services/media-library/bin.ts';
import { saveMedia } from '../../../src/lib/server/services/media-library/save-media.ts';
import { usesOf } from '../../../src/lib/server/services/media-library/uses.ts';
import { inputOf, stored, valueOf } from '../../support/content/records.ts';
import { appAt, databaseFor, ENGINES } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';

const HOW = { locale: 'de', source: 'hub' } as const;
const hash = (sign: string): string => sign.repeat(32);
const fileOf = (sign: string, more: MediaInput = {}): MediaInput => ({
  title: `Bild ${sign}`,
  src: `/media/${hash(sign)}/original.jpg`,
  mime: 'image/jpeg',
  bytes: 1000,
  width: 400,
  height: 300,
  alt: { de: 'Der Saal', en: 'The hall' },
  ...more,
});
const imageOf = ({ src, width, height, alt }: MediaInput) => ({
  src: src ?? '',
  width: width ?? 1,
  height: height ?? 1,
  alt: { de: alt?.de ?? '', en: alt?.en ?? '' },
});

/** A venue that shows the file `a`, and the version of its draft that does so, too. */
async function house(app: AppContext) {
  const media = valueOf(await app.records.create('media', fileOf('a')));
  const venue = valueOf(
    await app.records.create('venue', {
      name: { de: 'Haus', en: 'House' },
      image: imageOf(fileOf('a')),
    }),
  );
  const draft = await insertVersion(app.database.db, 'venue', venue.id, {
    state: 'draft',
    base: venue.version,
    content: inputOf('venue', venue),
    saved_by: null,
    write_source: null,
  });
  return { media, venue, draft };
}

describe.each(ENGINES)('ED-12 the media library on %s', (engine) => {
  it('is read in parts from anywhere, by words, type, tag and what is missing', async () => {
    const { database, records } = await appAt(await databaseFor(engine, 'bare'));
    const { db } = database;
    const all = { words: [], type: null, tag: null };
    for (const sign of ['a', 'b', 'c', 'd', 'e', 'f'])
      valueOf(
        await records.create(
          'media',
          fileOf(sign, {
            ...(sign < 'c' && { tags: ['Presse_1', 'Saal'] }),
            ...(sign === 'd' && { alt: { de: '', en: 'x' } }),
            ...(sign === 'e' && { licence_ends: '2026-11-30' }),
            ...(sign === 'f' && { type: 'document', licence_ends: '2026-11-01' }),
          }),
        ),
      );
    const titles = async (...[choice, position, limit]: [object, typeof from?, number?]) =>
      (await listMedia(db, { ...all, ...choice }, position ?? null, limit ?? 9)).map(({ title }) =>
        title.at(-1),
      );
    const [, , third] = await listMedia(db, all, null, 9);
    const from = { id: third?.id ?? 0, isBackward: false };
    expect(await titles({})).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
    expect(await titles({}, from, 2)).toEqual(['c', 'b']);
    expect(await titles({}, { ...from, isBackward: true }, 9)).toEqual(['f', 'e']);
    expect(await titles({ words: ['bild', 'B'] })).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
    expect(await titles({ tag: 'Presse_1' })).toEqual(['b', 'a']);
    // Signs of patterns mean themselves.
    expect(await titles({ tag: 'PresseX1' })).toEqual([]);
    expect(await titles({ words: ['%'] })).toEqual([]);
    expect(await titles({ type: 'document' })).toEqual(['f']);
    expect(await titles({ isWithoutAlt: true })).toEqual(['d']);
    const soon = { licenceEnds: { from: '2026-11-20', to: '2026-12-20' } };
    expect(await titles(soon)).toEqual(['e']);
    expect(await titles({ licenceEnds: { from: null, to: '2026-11-19' } })).toEqual(['f']);
    expect(await countMedia(db, { ...all, tag: 'Saal' })).toBe(2);
    expect(await mediaTags(db)).toEqual(['Presse_1', 'Saal']);
  });

  it('replaces a file in every place, public and draft, as a change of each, or nowhere', async () => {
    const app = await appAt(await databaseFor(engine, 'bare'));
    const { media, venue, draft } = await house(app);
    const other = valueOf(await app.records.create('media', fileOf('b', { width: 800 })));
    const { src, width } = other;
    const input = { ...inputOf('media', media), src, width, alt: { de: 'Neu', en: 'The hall' } };
    const stale = { id: media.id, version: 99 };
    expect(await saveMedia(app.records, stale, input, { ...HOW, replacedBy: other })).toMatchObject(
      { ok: false, failure: { code: 'conflict' } },
    );
    expect(await stored(app, 'venue', venue.id)).toEqual(venue);
    expect(await stored(app, 'media', other.id)).toEqual(other);

    const saved = valueOf(
      await saveMedia(app.records, media, input, { ...HOW, replacedBy: other }),
    );
    expect(saved).toMatchObject({ followed: 2, media: { id: media.id, src, version: 2 } });
    const after = await stored(app, 'venue', venue.id);
    expect(after.image).toMatchObject({ src, width: 800, alt: { de: 'Neu', en: 'The hall' } });
    expect(after.version).toBe(venue.version + 1);
    const row = await app.database.db
      .selectFrom('record_version')
      .select('content')
      .where('id', '=', draft)
      .executeTakeFirstOrThrow();
    expect(row.content).toContain(hash('b'));
    expect(row.content).not.toContain(hash('a'));
    // What was told of the change makes the pages of the venue stale.
    const change = await app.database.db
      .selectFrom('change')
      .select('tags')
      .where('kind', '=', 'venue')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(change.tags).toContain(`venue:${venue.id}`);
  });

  it('knows where a file is shown, each record once', async () => {
    const app = await appAt(await databaseFor(engine, 'bare'));
    const { media, venue } = await house(app);
    const { count, some } = await usesOf(app.database.db, media.src, 9);
    expect(count).toBe(1);
    expect(some).toMatchObject([{ kind: 'venue', record: { id: venue.id }, isDraft: false }]);
    expect((await usesOf(app.database.db, `/media/${hash('9')}/original.jpg`, 9)).count).toBe(0);
  });

  it('brings a deleted file back under its number, until its time is over', async () => {
    const app = await appAt(await databaseFor(engine, 'bare'));
    const { db } = app.database;
    const media = valueOf(await app.records.create('media', fileOf('a', { tags: ['x'] })));
    valueOf(await deleteMedia(app.records, media, NOW, HOW));
    expect(await deletedMedia(db, { limit: 9, offset: 0 })).toMatchObject({
      count: 1,
      results: [{ media: { id: media.id } }],
    });
    // Its bytes are not swept as long as it can come back.
    expect(await isMentioned(db, hash('a'))).toBe(true);
    const back = valueOf(await restoreMedia(app.records, media.id, HOW));
    expect(inputOf('media', back)).toEqual(inputOf('media', media));
    expect(back.id).toBe(media.id);
    valueOf(await deleteMedia(app.records, back, NOW, HOW));
    await emptyBin(db, instantText(new Date(NOW.getTime() + 1000)));
    expect(await isMentioned(db, hash('a'))).toBe(false);
    expect(await restoreMedia(app.records, media.id, HOW)).toMatchObject({
      ok: false,
      failure: { code: 'not_found' },
    });
  });
});
