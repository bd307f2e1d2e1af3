import { describe, expect, it } from 'vitest';
import { BOTH_ENGINES, appFor, sharedApp } from '../../support/database/house.ts';
import { ask, type Answered } from '../../support/resources/ask.ts';

const idsOf = ({ body }: Answered): readonly number[] =>
  (body['results'] as readonly { readonly id: number }[]).map(({ id }) => id);

describe.each(BOTH_ENGINES)('lists of resources on %s', (engine) => {
  const house = sharedApp(engine);
  const list = (query: string) => ask(house.app, `GET /de/api/event/?${query}` as never);

  it.each(['sort=id', 'sort=-id', 'sort=title', 'sort=-date_start', 'sort=all_day'])(
    'API-03 %s: forward and back by their own addresses, each record once',
    async (sort) => {
      const whole: number[] = [];
      const parts: (readonly number[])[] = [];
      let part = await list(`${sort}&page_size=37`);
      const { count } = part.body as unknown as { readonly count: number };
      for (;;) {
        parts.push(idsOf(part));
        whole.push(...idsOf(part));
        const next = part.body['next'] as string | null;
        if (next === null) break;
        part = await ask(house.app, `GET ${next}` as never);
      }
      expect(whole).toHaveLength(count);
      expect(new Set(whole).size).toBe(count);
      for (const expected of parts.toReversed()) {
        expect(idsOf(part)).toEqual(expected);
        const previous = part.body['previous'] as string | null;
        if (previous === null) break;
        part = await ask(house.app, `GET ${previous}` as never);
      }
      expect(part.body['previous']).toBeNull();
    },
  );

  it('API-03 are narrowed by their fields', async () => {
    const byRoom = await list('room=1&page_size=100');
    const rooms = (byRoom.body['results'] as readonly { readonly room: number }[]).map(
      ({ room }) => room,
    );
    expect(new Set(rooms)).toEqual(new Set([1]));
    const later = await list('date_start__gte=2027-01-01T00:00:00Z&sort=date_start&page_size=1');
    const [first] = later.body['results'] as readonly { readonly date_start: string }[];
    expect((first?.date_start ?? '') >= '2027-01-01').toBe(true);
    const tagged = await list('tags=1');
    expect(tagged.body['count']).not.toBe((await list('')).body['count']);
    const named = (await ask(house.app, 'GET /de/api/event/1/')).body['title'] as {
      readonly de: string;
    };
    expect(
      idsOf(await list(`search=${encodeURIComponent(named.de.slice(1, 8).toUpperCase())}`)),
    ).toContain(1);
  });

  it('API-03 refuse keys, sorts and cursors that they do not have, at the key', async () => {
    const cases = [
      ['roam=1', 'roam'],
      ['room=x', 'room'],
      ['sort=programme', 'sort'],
      ['cursor=abc', 'cursor'],
      ['page_size=101', 'page_size'],
      ['language=fr', 'language'],
    ] as const;
    for (const [query, key] of cases) {
      const answer = await list(query);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(JSON.stringify(answer.body['fields'])).toContain(key);
    }
    const { next } = (await list('page_size=5&sort=title')).body as unknown as {
      readonly next: string;
    };
    const moved = await ask(house.app, `GET ${next.replace('sort=title', 'sort=id')}` as never);
    expect([moved.status, Object.keys(moved.body['fields'] as object)]).toEqual([400, ['cursor']]);
  });

  it('API-03 count what is there now, however often they were asked', async () => {
    const app = await appFor(engine, 'demo');
    const count = async () => (await ask(app, 'GET /de/api/tag/')).body['count'] as number;
    const before = await count();
    await ask(app, 'POST /de/api/tag/', { body: { name: { de: 'Neu', en: '' } } });
    expect(await count()).toBe(before + 1);
  });
});
