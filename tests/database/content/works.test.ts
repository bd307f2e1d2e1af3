import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../src/content/records/define.ts';
import type { Kind, Records } from '../../../src/content/records/kinds.ts';
import { pageChange } from '../../../src/lib/server/services/cache-tags/page-change.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { eventPage } from '../../../src/lib/server/page-data/programme/event.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { Generations } from '../../../src/lib/server/page-store/generations.ts';
import { changesAfter } from '../../../src/lib/server/repositories/changes.ts';
import { findRecords } from '../../../src/lib/server/services/search/find.ts';
import { find, named } from '../../../src/lib/server/services/editing/finder.ts';
import { NOW } from '../../support/env.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { inputOf, modelEvent, stored, text, valueOf } from '../../support/content/records.ts';

const TODAY = NOW.toISOString().slice(0, 10);
/** No work of the demo, nor anybody there, has one of these in its name. */
const WORDS = { composer: 'Zwirnhuber', work: 'Quittenkantate', person: 'Fadenreich' };

const make = async <K extends Kind>(app: AppContext, kind: K, input: InputOf<Records[K]>) =>
  valueOf(await app.records.create(kind, input));

const change = async (app: AppContext, kind: Kind, id: number, fields: object) => {
  const record = await stored(app, kind, id);
  return valueOf(await app.records.update(kind, record, { ...inputOf(kind, record), ...fields }));
};

/** An evening with one work by one composer and one performer, all of its own. */
async function evening(app: AppContext) {
  const composer = await make(app, 'composer', { name: text(WORDS.composer) });
  const work = await make(app, 'work', {
    title: text(WORDS.work, 'Quince Cantata'),
    composers: [composer.id],
    catalogue_number: 'ZWV 7',
    original_title: 'Cantata di cotogne',
    original_language: 'it',
  });
  const person = await make(app, 'person', { name: WORDS.person });
  const event = await make(app, 'event', {
    ...(await modelEvent(app)),
    title: text('Abend'),
    programme: [
      { work: work.id, note: text('Uraufführung', 'première') },
      { text: text('Pause', 'Interval') },
    ],
    performers: [{ person: person.id, role: text('Sopran', 'soprano') }],
  });
  return { composer, work, person, event };
}

/** The page of an event as it is now, and what it noted. */
async function shown(app: AppContext, id: number, locale: 'de' | 'en' = 'de') {
  const context = await PageContext.open(app, locale, '/de/programm-karten/abend/1');
  const made = await eventPage(context, id);
  if (made === null || 'moved' in made) throw new Error('there is no such page');
  const { tags } = context.cacheOptions();
  return { view: made.view, tags, ld: JSON.stringify(made.page.head.jsonLd) };
}

const titles = async (app: AppContext, words: string) => {
  const query = { text: words, locale: 'de', category: 'events', withPast: true } as const;
  const { result } = await findRecords(app, { ...query, offset: 0, limit: 50 }, TODAY);
  return result.hits.map((hit) => hit.title.map((part) => part.text).join(''));
};

const RENAMES = [
  ['person', WORDS.person, (name: string) => ({ name })],
  ['composer', WORDS.composer, (name: string) => ({ name: text(name) })],
  ['work', WORDS.work, (name: string) => ({ title: text(name) })],
] as const;

describe.each(ENGINES)('Works and people of an event on %s', (engine) => {
  it('EV-12 are named on its page in its language, with the original title in its own', async () => {
    const app = await appFor(engine, 'demo');
    const { event, person, work, composer } = await evening(app);
    const { view, ld } = await shown(app, event.id);
    expect(view.programme).toEqual([
      {
        at: 0,
        work: work.id,
        composers: [{ id: composer.id, name: WORDS.composer, href: null }],
        title: { text: `${WORDS.work} ZWV 7`, lang: undefined },
        original: { text: 'Cantata di cotogne', lang: 'it' },
        note: { text: 'Uraufführung', lang: undefined },
      },
      {
        at: 1,
        work: null,
        composers: [],
        title: { text: 'Pause', lang: undefined },
        original: null,
        note: { text: '', lang: undefined },
      },
    ]);
    expect(view.performers).toMatchObject([
      { person: person.id, name: WORDS.person, role: { text: 'Sopran', lang: undefined } },
    ]);
    expect(view.performers[0]?.href).toMatch(/\/team\/fadenreich\/\d+$/u);
    expect(ld).toContain(`"performer":[{"@type":"Person","name":"${WORDS.person}"}]`);
    const english = await shown(app, event.id, 'en');
    expect(english.view.programme.map(({ title }) => title.text)).toEqual([
      'Quince Cantata, ZWV 7',
      'Interval',
    ]);
  });

  it.each(RENAMES)(
    'PS-02 SE-04 a renamed %s reaches the page, its kept copies, the search and the finder; control: without its tag the page stays',
    async (kind, old, fields) => {
      const app = await appFor(engine, 'demo');
      const made = await evening(app);
      await app.searchIndex.drain();
      const page = await shown(app, made.event.id);
      expect(await titles(app, old)).toEqual(['Abend']);
      const last = app.feed.last;
      const kept = new Generations(60_000);
      const before = kept.current;

      const { id } = made[kind];
      await change(app, kind, id, fields('Umgetauft'));
      for (const { tags } of await changesAfter(app.database.db, last))
        kept.advance(pageChange(tags));
      const path = '/de/programm-karten/abend/1';
      const { tags } = page;
      expect(kept.wasInvalidated({ path, tags }, before)).toBe(true);
      const without = tags.filter((tag) => tag !== `${kind}:${id}`);
      expect(without.length).toBe(tags.length - 1);
      expect(kept.wasInvalidated({ path, tags: without }, before)).toBe(false);

      const after = JSON.stringify(await shown(app, made.event.id));
      expect(after).toContain('Umgetauft');
      expect(after).not.toContain(old);
      await app.searchIndex.drain();
      expect(await titles(app, old)).toEqual([]);
      expect(await titles(app, 'Umgetauft')).toEqual(['Abend']);
      const finding = { database: app.database, now: () => NOW };
      const kinds = [kind === 'person' ? 'person' : 'work'];
      const { results } = await find(finding, { kinds, query: 'umgetauft', page: 1 }, 'de');
      expect(results.map(({ label }) => label)).toEqual([
        {
          person: 'Umgetauft',
          composer: `${WORDS.work} (Umgetauft)`,
          work: `Umgetauft (${WORDS.composer})`,
        }[kind],
      ]);
      const names = results.map(({ value }) => value);
      expect(await named(finding, names, 'de')).toEqual(results);
    },
  );

  it('EV-12 an event says who performs whether or not they have a page, by the name of the evening', async () => {
    const app = await appFor(engine, 'demo');
    const { event, person } = await evening(app);
    await change(app, 'person', person.id, { is_online: false });
    const { view, tags } = await shown(app, event.id);
    expect(view.performers).toMatchObject([{ name: WORDS.person, href: null }]);
    expect(tags).toContain(`person:${person.id}`);
    const credited = [{ person: person.id, role: text(''), credited_as: 'DJ Faden' }];
    await change(app, 'event', event.id, { performers: credited });
    expect((await shown(app, event.id)).view.performers).toMatchObject([{ name: 'DJ Faden' }]);
  });

  it('EV-12 which events play a work is a question to an index; what is played is not deleted', async () => {
    const app = await appFor(engine, 'demo');
    const { event, work } = await evening(app);
    const plays = () =>
      app.database.db
        .selectFrom('event_works')
        .select('owner')
        .where('target', '=', work.id)
        .execute();
    expect(await plays()).toEqual([{ owner: event.id }]);
    expect(await app.records.remove('work', work)).toMatchObject({
      ok: false,
      failure: { code: 'conflict' },
    });
    const saved = await change(app, 'event', event.id, { programme: [] });
    expect(saved).toMatchObject({ works: [] });
    expect(await plays()).toEqual([]);
    expect((await app.records.remove('work', work)).ok).toBe(true);
  });

  it('API-01 an entry is a work or a text, and errors stand at its field', async () => {
    const app = await appFor(engine, 'demo');
    const { work, person } = await evening(app);
    const input = await modelEvent(app);
    const refused = async (fields: object) => {
      const result = await app.records.create('event', { ...input, ...fields });
      return result.ok ? null : (result.failure.fields ?? result.failure.code);
    };
    expect(
      await refused({
        programme: [{ work: work.id, text: text('Pause') }, {}, { composer: text('Bach') }],
        performers: [{ role: text('Flöte') }, { person: person.id, credited_as: ' ' }],
      }),
    ).toEqual({
      'programme.0.text': 'Entweder ein Werk oder ein Text, nicht beides!',
      'programme.1.work': 'Dieses Feld ist ein Pflichtfeld!',
      'programme.2.work': 'Dieses Feld ist ein Pflichtfeld!',
      'programme.2.composer': 'Dieses Feld gibt es hier nicht.',
      'performers.0.person': 'Dieses Feld ist ein Pflichtfeld!',
      'performers.1.credited_as': expect.any(String) as string,
    });
    const tag = { title: text('Werk'), original_language: 'deutsch ' };
    expect(await app.records.create('work', tag)).toMatchObject({
      failure: { fields: { original_language: expect.stringContaining('ru-Latn') as string } },
    });
  });
});
