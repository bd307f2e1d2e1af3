import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { cmsPage, pageAt } from '../../../src/lib/server/page-data/cms/cms.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { page } from '../../support/content/pages.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';

const FILM = { src: `/media/${'a'.repeat(32)}/film.mp4`, mime: 'video/mp4', bytes: 1000 };
const TRACK = { src: `/media/${'b'.repeat(32)}/film.vtt`, mime: 'text/vtt', bytes: 10, title: '' };
const OWN = [{ type: 'paragraph', children: [{ text: 'Nur hier.' }] }];

/** What the first module of the page has from the library. */
async function loadedOf(app: AppContext) {
  const context = await PageContext.open(app, 'de', '/de/probe/ort');
  const record = pageAt(context.data, '/de/probe/ort', 'de');
  if (record === null) throw new Error('no page');
  const { view } = await cmsPage(context, record, 'page');
  return { loaded: view.modules[0]?.loaded, tags: context.note.tags };
}

describe.each(ENGINES)('ED-12 words of the media library beside a film on %s', (engine) => {
  it('stand where the module leaves them open, and follow the library', async () => {
    const app = await appFor(engine, 'demo');
    const film = valueOf(
      await app.records.create('media', {
        ...FILM,
        title: 'Film',
        type: 'video',
        captions: [{ file: TRACK, language: 'de' }],
        transcript: text('Erst dies.\n\nDann das.', ''),
      }),
    );
    const module = (data: object) => ({
      id: 'f1',
      kind: 'videofile',
      data: { file: { ...FILM, title: 'Film' }, ...data },
    });
    const made = valueOf(await app.records.create('page', page({ modules: [module({})] })));
    const { loaded, tags } = await loadedOf(app);
    expect(loaded).toMatchObject({
      captions: [{ file: { src: TRACK.src }, language: 'de' }],
      transcript: [
        { type: 'paragraph', children: [{ text: 'Erst dies.' }] },
        { type: 'paragraph', children: [{ text: 'Dann das.' }] },
      ],
    });
    // The page is made again when the library changes what it shows.
    expect(tags).toContain(`media:${String(film.id)}`);

    // Control: a place that says everything itself asks for nothing.
    const image = { src: '/poster/event/1.svg', width: 4, height: 3, decorative: true };
    const all = module({
      image,
      captions: [{ file: TRACK, language: 'en' }],
      transcript: { de: OWN, en: OWN },
    });
    const { version } = await stored(app, 'page', made.id);
    const input = { ...inputOf('page', await stored(app, 'page', made.id)), modules: [all] };
    valueOf(await app.records.update('page', { id: made.id, version }, input, 'de'));
    expect((await loadedOf(app)).loaded).toBeNull();
  });
});
