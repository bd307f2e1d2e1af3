import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../src/content/records/kinds.ts';
import { sendHubForm } from '../../../src/lib/server/actions/hub/records/save-record.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { hubForm } from '../../../src/lib/server/page-data/hub/records/record-form-view.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { idsByName } from '../../../src/lib/server/repositories/hub/record-names.ts';
import { itemsOf } from '../../../src/lib/server/repositories/releases/release-items.ts';
import { openReleases } from '../../../src/lib/server/repositories/releases/releases.ts';
import { stored, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { formOf, untouched, type Entries } from '../../support/hub/forms.ts';
import { callerWith } from '../../support/resources/ask.ts';

const EDITOR = callerWith('editor');

const TARGET = { kind: 'event', record: null, caller: EDITOR } as const;

const NEW_EVENT: Entries = {
  '~key': 'k'.repeat(36),
  'title.de': 'Abend mit Neuen',
  date_start: '2027-08-03T20:00',
  room: '1',
  is_online: 'true',
};
const NAMES: Entries = {
  'performers.0.~row': '1',
  'performers.0.new_person': ' Ada Neu ',
  'programme.0.~row': '1',
  'programme.0.new_work': 'Neue Sonate',
  'programme.0.new_composer': 'Clara Neu',
};

/** Whether there is one of each name, and whether it is public; null: there is none. */
async function newOnes(app: AppContext) {
  const { db } = app.database;
  const stateOf = async (kind: Kind & ('person' | 'composer' | 'work'), name: string) => {
    const ids = await idsByName(db, kind, name);
    return ids.length === 1 ? (await stored(app, kind, ids[0] ?? 0)).is_online : ids.length;
  };
  return [
    await stateOf('person', 'Ada Neu'),
    await stateOf('composer', 'Clara Neu'),
    await stateOf('work', 'Neue Sonate'),
  ];
}

const opened = async (engine: (typeof ENGINES)[number]) => {
  const app = await appFor(engine, 'demo');
  const context = await PageContext.open(app, 'de', '/de/cms-hub');
  const blank = await hubForm(context, TARGET, null, { done: null, from: null });
  const newEvent = { ...Object.fromEntries(untouched(blank.fields)), ...NEW_EVENT };
  return { app, context, newEvent };
};

const idIn = (outcome: object): number =>
  'location' in outcome ? Number(/\/(\d+)\?done=saved$/u.exec(String(outcome.location))?.[1]) : 0;

describe.each(ENGINES)(
  'ED-12 names of new people and works in the form of a record, on %s',
  (engine) => {
    it('are made with it, once, and public as it is; the same names are taken the next time', async () => {
      const { app, context, newEvent } = await opened(engine);
      const form = formOf({ ...newEvent, ...NAMES });
      const once = await sendHubForm(context, TARGET, form);
      expect(await sendHubForm(context, TARGET, form)).toEqual(once);
      expect(await newOnes(app)).toEqual([true, true, true]);
      const event = await stored(app, 'event', idIn(once));
      const work = await stored(app, 'work', event.programme[0]?.work ?? 0);
      const [composer] = await idsByName(app.database.db, 'composer', 'Clara Neu');
      expect(work.composers).toEqual([composer]);

      const next = formOf({ ...newEvent, ...NAMES, '~key': 'l'.repeat(36) });
      const other = await stored(app, 'event', idIn(await sendHubForm(context, TARGET, next)));
      expect(other.performers).toEqual(event.performers);
      expect(other.programme).toEqual(event.programme);

      // In the form of what is there already, too; and what is not public makes nothing public.
      const later = formOf({
        ...Object.fromEntries(
          untouched(
            (await hubForm(context, { ...TARGET, record: event }, null, { done: null, from: null }))
              .fields,
          ),
        ),
        version: String(event.version),
        'performers.1.~row': '1',
        'performers.1.new_person': 'Bela Neu',
      });
      later.delete('is_online');
      await sendHubForm(context, { ...TARGET, record: event }, later);
      const person = (await stored(app, 'event', event.id)).performers[1]?.person ?? 0;
      expect(await stored(app, 'person', person)).toMatchObject({
        name: 'Bela Neu',
        is_online: false,
      });
    });

    it('a name is the same with small letters, other spaces and umlauts that are written out', async () => {
      const app = await appFor(engine, 'demo');
      const { db } = app.database;
      const create = async (name: string) =>
        valueOf(await app.records.create('person', { name })).id;
      const id = await create('Gesine Großmüller');
      for (const name of ['gesine großmüller', 'Gesine  Großmüller', 'Gesine Grossmueller'])
        expect([name, await idsByName(db, 'person', name)]).toEqual([name, [id]]);
      // Who is called exactly so comes first; control: another name is somebody else.
      const other = await create('Gesine Grossmueller');
      expect(await idsByName(db, 'person', 'Gesine Grossmueller')).toEqual([other]);
      expect(await idsByName(db, 'person', 'Gesa Großmüller')).toEqual([]);
    });

    it('nothing of it is made where anything is refused, each error at its field, and all that was typed is there', async () => {
      const { app, context, newEvent } = await opened(engine);
      const refused = async (entries: Entries) => {
        const outcome = await sendHubForm(
          context,
          TARGET,
          formOf({ ...newEvent, ...NAMES, ...entries }),
        );
        if ('location' in outcome) throw new Error(outcome.location);
        const view = await hubForm(context, TARGET, outcome, { done: null, from: null });
        const all = untouched(view.fields);
        expect(Object.fromEntries(all)).toMatchObject({
          'performers.0.new_person': entries['performers.0.new_person'] ?? ' Ada Neu ',
          'programme.0.new_composer': 'Clara Neu',
        });
        return [outcome.status, Object.keys(outcome.failure?.fields ?? {}).sort()];
      };
      expect(await refused({ 'title.de': '' })).toEqual([400, ['title']]);
      expect(await refused({ 'performers.0.person': '1', 'programme.0.work': '1' })).toEqual([
        400,
        ['performers.0.new_person', 'programme.0.new_work'],
      ]);
      const long = 'x'.repeat(2001);
      expect(await refused({ 'performers.0.new_person': long })).toEqual([
        400,
        ['performers.0.new_person'],
      ]);
      expect(await newOnes(app)).toEqual([0, 0, 0]);
      // Of two with one name none is guessed.
      for (const is_online of [true, false])
        await app.records.create('person', { name: 'Ada Neu', is_online });
      expect(await refused({})).toEqual([400, ['performers.0.new_person']]);
      expect(await newOnes(app)).toEqual([2, 0, 0]);
    });

    it('are asked of nobody who may not make them, and public only by who may publish them', async () => {
      const { app, context, newEvent } = await opened(engine);
      const caller = { ...EDITOR, scopes: ['event:*', 'work:*'] };
      const { fields } = await hubForm(context, { ...TARGET, caller }, null, {
        done: null,
        from: null,
      });
      const empty = { ...newEvent, ...NAMES };
      const shownTo = async (who: typeof EDITOR) => {
        const outcome = await sendHubForm(
          context,
          { ...TARGET, caller: who },
          formOf({ ...empty, do: 'add:programme' }),
        );
        if ('location' in outcome) throw new Error(outcome.location);
        const view = await hubForm(context, { ...TARGET, caller: who }, outcome, {
          done: null,
          from: null,
        });
        return untouched(view.fields)
          .map(([name]) => name)
          .filter((name) => name.includes('0.new_'));
      };
      expect(fields.length).toBeGreaterThan(0);
      expect(await shownTo(caller)).toEqual(['programme.0.new_work']);
      expect(await shownTo(EDITOR)).toHaveLength(3);
      const posted = await sendHubForm(context, { ...TARGET, caller }, formOf(empty));
      expect(posted).toMatchObject({
        status: 403,
        failure: { fields: { 'performers.0.new_person': expect.any(String) as string } },
      });
      expect(await newOnes(app)).toEqual([0, 0, 0]);

      const held = { ...EDITOR, needsApproval: new Set(['person']) } as typeof EDITOR;
      await sendHubForm(context, { ...TARGET, caller: held }, formOf(empty));
      expect(await newOnes(app)).toEqual([false, true, true]);
    });

    it('go into the release that the form goes into, and change nothing of a form that names nobody', async () => {
      const { app, context, newEvent } = await opened(engine);
      const made = await sendHubForm(context, TARGET, formOf(newEvent));
      const record = await stored(app, 'event', idIn(made));
      const held = { ...EDITOR, needsApproval: new Set(['event']) } as typeof EDITOR;
      const own = { kind: 'event', record, caller: held } as const;
      const shown = untouched(
        (await hubForm(context, own, null, { done: null, from: null })).fields,
      );
      const whole = { ...Object.fromEntries(shown), version: String(record.version) };
      const into = { do: 'release', '~release': 'new', '~release-name': 'Herbst' };
      const sent = await sendHubForm(context, own, formOf({ ...whole, ...NAMES, ...into }));
      expect(sent).toMatchObject({ location: expect.stringContaining('done=added') as string });
      const [release] = await openReleases(app.database.db);
      const items = await itemsOf(app.database.db, release?.id ?? 0);
      expect(items.map(({ kind }) => kind).sort()).toEqual(['composer', 'event', 'person', 'work']);
      expect(await newOnes(app)).toEqual([false, false, false]);
      expect((await stored(app, 'event', record.id)).performers).toEqual([]);
      // What is named beside the status is held back with the rest; control: the status alone is not.
      const status = { ...whole, status: 'sold_out' };
      expect(await sendHubForm(context, own, formOf({ ...status, ...NAMES }))).toMatchObject({
        status: 403,
      });
      expect(await sendHubForm(context, own, formOf(status))).toHaveProperty('location');
    });
  },
);
