import { describe, expect, it } from 'vitest';
import type { EventChoice } from '../../../src/lib/modules/queries.ts';
import { moduleQueries } from '../../../src/lib/server/page-data/modules/queries.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { stored } from '../../support/content/records.ts';
import { ENGINES, sharedApp } from '../../support/database/house.ts';

const NONE = { tag: null, series: null, production: null, person: null };
const CHOICE: EventChoice = {
  from: null,
  to: null,
  span: 'none',
  groups: NONE,
  isForChildren: false,
  ids: [],
  most: 200,
};

describe.each(ENGINES)('the event list of a page, on %s', (engine) => {
  const venue = sharedApp(engine);

  /** The events of the index that belong to a record, and those that a list of it shows. */
  async function listed(groups: Partial<EventChoice['groups']>) {
    const context = await PageContext.open(venue.app, 'de', '/de/test');
    const { events, all } = await moduleQueries(context).events({
      ...CHOICE,
      groups: { ...NONE, ...groups },
    });
    return { ids: events.map(({ id }) => id), all, tags: context.note.tags };
  }

  it.each([
    ['series', 'series'],
    ['production', 'production'],
    ['person', 'persons'],
  ] as const)('CM-03 has the events of one %s, and no others', async (group, field) => {
    const index = await venue.app.programme.read();
    const everything = await listed({});
    const known = [...index.groups.keys()].filter((key) => key.startsWith(group));
    const lists = [];
    for (const key of known) {
      const id = Number(/\d+$/u.exec(key)?.[0]);
      lists.push({ id, ...(await listed({ [group]: id })) });
    }
    const list = lists.find(({ ids }) => ids.length > 0 && ids.length < everything.ids.length);
    expect(list).toBeDefined();
    for (const id of everything.ids) {
      const belongsTo = [(await stored(venue.app, 'event', id))[field]].flat();
      expect([id, belongsTo.includes(list?.id ?? 0)]).toEqual([id, list?.ids.includes(id)]);
    }
    // Whatever comes into the list makes the page anew.
    expect(list?.tags.some((tag) => tag.includes(group))).toBe(true);
  });

  it('CM-03 leads to all of its events: the page of a production or a person, else the programme', async () => {
    const data = await venue.app.reference.read();
    const [production] = data.production.values();
    const [person] = data.person.values();
    const [series] = data.series.values();
    expect((await listed({ production: production?.id ?? 0 })).all).toMatchObject({
      label: `Alle Termine: ${production?.title.de ?? ''}`,
      href: expect.stringMatching(/^\/de\/produktionen\//u) as string,
    });
    expect((await listed({ person: person?.id ?? 0 })).all.href).toMatch(/^\/de\/team\//u);
    const { href } = (await listed({ series: series?.id ?? 0 })).all;
    expect(href).toBe(`/de/programm-karten?series=${String(series?.id)}`);
    expect((await listed({})).all.href).toBe('/de/programm-karten');
  });
});
