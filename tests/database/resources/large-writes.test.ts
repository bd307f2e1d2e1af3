/** @module-tag full */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { movedMoments } from '../../../src/lib/programme/move-event.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import type { OpenDatabase } from '../../../src/lib/server/db/open.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { inviteUser } from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import { COMMAND } from '../../../src/lib/server/services/audit/actor.ts';
import { copyEvents } from '../../../src/lib/server/services/event-series/copy-events.ts';
import { makeSeries } from '../../../src/lib/server/services/event-series/make-series.ts';
import { changeMany } from '../../../src/lib/server/services/hub/change-many.ts';
import { NAMED_KINDS } from '../../../src/lib/server/services/hub/new-names.ts';
import { undo } from '../../../src/lib/server/services/hub/undo.ts';
import { addHidingToRelease } from '../../../src/lib/server/services/releases/items.ts';
import {
  publishDueReleases,
  publishRelease,
  takeBack,
} from '../../../src/lib/server/services/releases/publish-release.ts';
import { createRelease } from '../../../src/lib/server/services/releases/releases.ts';
import { text, valueOf } from '../../support/content/records.ts';
import { appFor, BOTH_ENGINES } from '../../support/database/house.ts';
import { ADA, BEN, seenOf } from '../../support/editing/releases.ts';

const HOW = { locale: 'de', source: 'hub' } as const;
const KEY = 'k'.repeat(22);
const EMPTY = { de: '', en: '' };
/** More than are written directly, and as few as that. */
const MANY = 12;
const FEW = 2;
/** So often a write is prepared on a copy. */
const TRIES = 3;

const userOf = async (app: AppContext): Promise<string> => {
  const input = { email: 'a@example.org', first_name: 'Ada', last_name: 'Neu', role: 'admin' };
  return valueOf(await inviteUser(app.accounts, input, COMMAND, 'de')).id;
};

/** Public persons that nothing refers to. */
async function persons(app: AppContext, count: number): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const input = { name: `Person ${String(index)}`, is_online: true };
    ids.push(valueOf(await app.records.create('person', input)).id);
  }
  return ids;
}

/** Whether persons are public; null: they are gone. One by one: several reads take several connections. */
async function isOnline({ database: { db } }: AppContext, ids: readonly number[]) {
  const states: (boolean | null)[] = [];
  for (const id of ids) states.push((await recordById(db, 'person', id))?.is_online ?? null);
  return states;
}

/** A release that takes persons off the site. */
async function release(app: AppContext, ids: readonly number[]) {
  const id = valueOf(await createRelease(app, { name: 'Ende', at: null }, ADA));
  for (const record of ids)
    valueOf(await addHidingToRelease(app, id, { kind: 'person', id: record }, BEN));
  return id;
}

/** What writes several records: makes them, and gives the write with what is to come of it. */
type Member = (app: AppContext, count: number) => Promise<() => Promise<void>>;

const change =
  (is: 'unpublish' | 'delete', after: false | null): Member =>
  async (app, count) => {
    const ids = await persons(app, count);
    const user = await userOf(app);
    return async () => {
      valueOf(await changeMany(app, { kind: 'person', ids, change: { is }, user }, HOW));
      expect(await isOnline(app, ids)).toEqual(ids.map(() => after));
    };
  };

const MEMBERS: Readonly<Record<string, Member>> = {
  unpublish: change('unpublish', false),
  delete: change('delete', null),
  undo: async (app, count) => {
    const ids = await persons(app, count);
    const user = await userOf(app);
    const order = { kind: 'person', ids, change: { is: 'delete' }, user } as const;
    const { undo: id } = valueOf(await changeMany(app, order, HOW));
    return async () => {
      const undone = valueOf(await undo(app, { id: id ?? '', user }, HOW));
      expect(undone).toMatchObject({ restored: count, kept: 0 });
      expect(await isOnline(app, ids)).toEqual(ids.map(() => true));
    };
  },
  series: async (app, count) => {
    const user = await userOf(app);
    const events = Array.from({ length: count }, (_, index) => ({
      title: text('Reihe', 'Series'),
      date_start: `2027-08-${String(index + 1).padStart(2, '0')}T17:30:00Z`,
      room: 1,
    }));
    const performer = { person: null, new_person: 'Ada Neu', role: EMPTY, credited_as: null };
    const cast = { performers: [performer], programme: [] };
    return async () => {
      const order = { key: KEY, user, cast, parent: null, events, publicKinds: NAMED_KINDS };
      const made = valueOf(await makeSeries(app, order, HOW));
      expect(made.events).toHaveLength(count);
      expect(valueOf(await makeSeries(app, order, HOW))).toEqual(made);
    };
  },
  copies: async (app, count) => {
    const user = await userOf(app);
    const source = await recordById(app.database.db, 'event', 1);
    if (source === null) throw new Error('no event');
    const copies = Array.from({ length: count }, (_, index) => ({
      source: { ...source, parent: null },
      moments: movedMoments(source, `2028-03-${String(index + 1).padStart(2, '0')}`, '19:30'),
      season: null,
    }));
    return async () => {
      const made = valueOf(await copyEvents(app, { key: KEY, user, copies }, HOW));
      expect(made.events).toHaveLength(count);
    };
  },
  'publish a release': async (app, count) => {
    const ids = await persons(app, count);
    const id = await release(app, ids);
    return async () => {
      expect(valueOf(await publishRelease(app, await seenOf(app, id), BEN))).toBe(count);
      expect(await isOnline(app, ids)).toEqual(ids.map(() => false));
    };
  },
  'take a release back': async (app, count) => {
    const ids = await persons(app, count);
    const id = await release(app, ids);
    valueOf(await publishRelease(app, await seenOf(app, id), BEN));
    return async () => {
      const back = valueOf(await takeBack(app, await seenOf(app, id), BEN));
      expect(back).toEqual({ restored: count, kept: 0 });
      expect(await isOnline(app, ids)).toEqual(ids.map(() => true));
    };
  },
  'a release whose time has come': async (app, count) => {
    const ids = await persons(app, count);
    const id = await release(app, ids);
    await app.database.db
      .updateTable('release')
      .set({ state: 'scheduled', at: '2020-01-01T00:00:00Z', published_by: 'Ada' })
      .where('id', '=', id)
      .execute();
    return async () => {
      await publishDueReleases(app);
      expect(await isOnline(app, ids)).toEqual(ids.map(() => false));
    };
  },
};

/** How many copies of SQLite's file are made while something is written. */
async function copiesOf(app: AppContext, write: () => Promise<void>): Promise<number> {
  const { raw } = app.database as Extract<OpenDatabase, { engine: 'sqlite' }>;
  const location = vi.spyOn(raw, 'location');
  onTestFinished(() => void vi.restoreAllMocks());
  await write();
  return location.mock.calls.length;
}

describe.each(Object.entries(MEMBERS))('many records: %s', (_, member) => {
  it('API-06 ED-12 are prepared on a copy of the file, so that others write meanwhile', async () => {
    const app = await appFor('sqlite', 'demo');
    expect(await copiesOf(app, await member(app, MANY))).toBeGreaterThan(0);
  });

  it('API-06 ED-12 control: a few are written directly', async () => {
    const app = await appFor('sqlite', 'demo');
    expect(await copiesOf(app, await member(app, FEW))).toBe(0);
  });

  it.each(BOTH_ENGINES.filter((engine) => engine !== 'sqlite'))(
    'API-06 ED-12 do the same on %s',
    async (engine) => {
      const app = await appFor(engine, 'demo');
      await (
        await member(app, MANY)
      )();
    },
  );
});

describe('a release that others overtake', () => {
  it('API-06 ED-17 becomes public nevertheless, at last while they wait', async () => {
    const app = await appFor('sqlite', 'demo');
    const ids = await persons(app, MANY);
    const id = await release(app, ids);
    let hidden = 0;
    const hide = app.records.hideIn.bind(app.records);
    const spy = vi.spyOn(app.records, 'hideIn').mockImplementation(async (...record) => {
      // While each of the copies is written, somebody makes a tag; at last they would wait.
      if (hidden % MANY === 0 && hidden < TRIES * MANY)
        valueOf(await app.records.create('tag', { name: text(`Da ${String(hidden)}`) }));
      hidden += 1;
      return hide(...record);
    });
    onTestFinished(() => {
      spy.mockRestore();
    });
    expect(valueOf(await publishRelease(app, await seenOf(app, id), BEN))).toBe(MANY);
    expect(hidden).toBe((TRIES + 1) * MANY);
    expect(await isOnline(app, ids)).toEqual(ids.map(() => false));
  });
});
