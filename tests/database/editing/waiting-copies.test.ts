import { describe, expect, it } from 'vitest';
import { instantText } from '../../../src/lib/dates/dates.ts';
import { createRelease } from '../../../src/lib/server/services/releases/releases.ts';
import {
  publishRelease,
  takeBack,
} from '../../../src/lib/server/services/releases/publish-release.ts';
import { discard, publish } from '../../../src/lib/server/services/editing/publish.ts';
import { doDue } from '../../../src/lib/server/services/editing/schedule.ts';
import { ADA, BEN, putDraft, seenOf } from '../../support/editing/releases.ts';
import { ANNA, opened, openPage, revisionOf, save } from '../../support/editing/editing.ts';
import { appAt, databaseFor } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';
import { textModule } from '../../support/content/pages.ts';
import { stored, valueOf } from '../../support/content/records.ts';

/** A page with one line of text, and what its editor does with it. */
async function page() {
  const place = await databaseFor('sqlite', 'demo');
  const app = await appAt(place);
  const { id } = await openPage(app, {
    urls: { de: 'probe/kopien', en: 'trial/copies' },
    title: { de: 'Wort', en: 'Word' },
    modules: [textModule('a', 'Wort')],
  });
  const seen = async () => ({
    kind: 'page' as const,
    id,
    revision: revisionOf(await opened(app, 'page', id)),
  });
  let seconds = 0;
  let release = 0;
  const steps = {
    write: async (text: string) => {
      const before = await opened(app, 'page', id);
      valueOf(
        await save(app, before, (content) => ({
          ...content,
          title: { de: text, en: 'Word' },
          modules: content.modules.map((module) => ({
            ...module,
            data: { ...module.data, ...textModule('a', text).data },
          })),
        })),
      );
    },
    /** Has the draft become public a minute after what was ordered before. */
    schedule: async (language: 'de' | null = null) => {
      seconds += 60;
      const at = instantText(new Date(NOW.getTime() + seconds * 1000));
      valueOf(await publish(app, await seen(), { language, at }, ANNA));
      return async () => {
        const app = await appAt(place, new Date(Date.parse(at) + 1000));
        await doDue(app);
      };
    },
    release: async () => {
      release = valueOf(await createRelease(app, { name: `B${String(seconds)}`, at: null }, ADA));
      valueOf(await putDraft(app, release, 'page', id));
      const own = release;
      return async () => {
        valueOf(await publishRelease(app, await seenOf(app, own), BEN));
      };
    },
    takeBack: async () => {
      valueOf(await takeBack(app, await seenOf(app, release), BEN));
    },
    publishNow: async () => {
      valueOf(await publish(app, await seen(), { language: null, at: null }, ANNA));
    },
    discard: async () => {
      valueOf(await discard(app, await seen(), ANNA));
    },
  };
  const state = async () => {
    const { content, overlaps, scheduled } = await opened(app, 'page', id);
    return {
      draft: (content['title'] as { de: string }).de,
      text: JSON.stringify(content.modules[0]?.data['content']).match(/"text":"([^"]*)"/u)?.[1],
      isPublic: ((await stored(app, 'page', id)).title as { de: string }).de,
      overlaps: overlaps.length,
      failed: scheduled.filter(({ failed }) => failed !== null).length,
    };
  };
  return { ...steps, state };
}

const clean = (draft: string, isPublic: string) => ({
  draft,
  text: draft,
  isPublic,
  overlaps: 0,
  failed: 0,
});

describe('ED-07 CM-08 a copy of the draft becomes public while its editor goes on', () => {
  it.each(['schedule', 'release'] as const)('by %s: the draft is what was typed', async (way) => {
    const { write, state, ...ways } = await page();
    await write('Wort A');
    const publish = await ways[way]();
    await write('Wort A und B');
    await publish();
    expect(await state()).toEqual(clean('Wort A und B', 'Wort A'));
    await write('Wort A und B und C');
    expect(await state()).toEqual(clean('Wort A und B und C', 'Wort A'));
  });

  it('in one language: the draft is what was typed', async () => {
    const { write, state, schedule } = await page();
    await write('Wort A');
    const publish = await schedule('de');
    await write('Wort A und B');
    await publish();
    expect(await state()).toEqual(clean('Wort A und B', 'Wort A'));
  });

  it.each([
    ['schedule', 'schedule'],
    ['schedule', 'release'],
    ['release', 'schedule'],
  ] as const)('by %s and then by %s: each is what was typed until then', async (first, second) => {
    const { write, state, ...ways } = await page();
    await write('Wort A');
    const one = await ways[first]();
    await write('Wort A und B');
    const two = await ways[second]();
    await write('Wort A und B und C');
    await one();
    expect(await state()).toEqual(clean('Wort A und B und C', 'Wort A'));
    await two();
    expect(await state()).toEqual(clean('Wort A und B und C', 'Wort A und B'));
  });

  it('after the draft itself: what is public does not go back, and nothing is doubled', async () => {
    const { write, state, release, publishNow } = await page();
    await write('Wort A');
    const publish = await release();
    await write('Wort A und B');
    await publishNow();
    await write('Wort A und B und C');
    await publish();
    expect(await state()).toEqual(clean('Wort A und B und C', 'Wort A und B'));
  });

  it('and is taken back: the draft stays what was typed', async () => {
    const { write, state, release, takeBack: back } = await page();
    await write('Wort A');
    const publish = await release();
    await write('Wort A und B');
    await publish();
    await back();
    expect(await state()).toEqual(clean('Wort A und B', 'Wort'));
  });

  it('control: a draft that was begun anew after a discard is not of the copy, and both are told', async () => {
    const { write, state, schedule, discard: drop } = await page();
    await write('Wort A');
    const publish = await schedule();
    await drop();
    await write('Ganz anders');
    await publish();
    expect((await state()).overlaps).toBeGreaterThan(0);
  });
});
