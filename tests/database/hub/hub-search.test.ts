import { describe, expect, it } from 'vitest';
import { hubSearch } from '../../../src/lib/server/page-data/hub/search/hub-search.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { inputOf, modelEvent, text, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';

const CALLER = { role: 'admin', user: null, how: 'token', csrfToken: null, scopes: null } as Caller;

describe.each(ENGINES)('the search of the hub, on %s', (engine) => {
  it('RT-10 finds first what is called what was typed, and what is to come before what is over', async () => {
    const app = await appFor(engine, 'demo');
    const model = inputOf('event', await modelEvent(app));
    const make = async (title: string, date_start: string) => {
      const times = { date_start, date_end: null, doors: null };
      const made = valueOf(
        await app.records.create('event', { ...model, ...times, title: text(title) }),
      );
      return made.id;
    };
    const ids = [];
    for (const [title, day] of [
      ['Zwischen Quittenzeit', '2027-01-01'],
      ['Quittenzeit', '2020-01-01'],
      ['Quittenzeit im Herbst', '2027-03-01'],
      ['Quittenzeit', '2027-02-01'],
      ['Quittenzeit zu zweit', '2019-01-01'],
      ['Quittenzeit', '2021-01-01'],
    ] as const)
      ids.push(await make(title, `${day}T19:00:00Z`));
    valueOf(await app.records.create('tag', { name: text('Alte Quittenzeit'), is_online: true }));
    const context = await PageContext.open(app, 'de', '/de/cms-hub/search');
    const { groups } = await hubSearch(context, CALLER, 'quittenzeit');
    expect(groups.map(({ key }) => key)).toEqual(['event', 'tag']);
    const found = groups[0]?.rows.map(({ href }) => Number(/\d+$/u.exec(href ?? '')?.[0]));
    // Coming, then the latest of those that are over; then what begins so, in the same order.
    expect(found).toEqual([ids[3], ids[5], ids[1], ids[2], ids[4]]);
    const tags = await hubSearch(context, CALLER, 'Alte Quittenzeit');
    expect(tags.groups[0]?.key).toBe('tag');
  });
});
