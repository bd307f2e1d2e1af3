import { describe, expect, it } from 'vitest';
import type { EventEntity } from '../../../src/content/records/event.ts';
import { withEventNumber } from '../../../src/lib/server/services/records/record-checks.ts';
import { appFor, BOTH_ENGINES } from '../../support/database/house.ts';
import { inputOf, text, valueOf } from '../../support/content/records.ts';
import { ask, callerWith } from '../../support/resources/ask.ts';

const admin = callerWith('admin');
const group = (price: string) => ({
  ...{ id: 'g', seat_group: 'g', text: 'Parkett', status: '1', seats: 10 },
  prices: [{ id: 'p', price, sale_type_id: '1', text: 'Vollpreis' }],
});
const concert = (more: object = {}) => ({
  title: text('Probekonzert'),
  date_start: '2027-03-01T19:00:00Z',
  room: 1,
  seat_groups: [group('20.00')],
  ...more,
});

describe.each(BOTH_ENGINES)(
  'the number of an event in the shop of the product, on %s',
  (engine) => {
    it('BK-08 is given however the event is written, once, and stays', async () => {
      const app = await appFor(engine, 'demo');
      const put = (body: object) =>
        ask(app, 'PUT /de/api/event/by-source/import/e1/', { body, caller: admin });
      const first = await put(concert());
      expect(first.status).toBe(201);
      const number = (await ask(app, 'GET /de/api/event/by-source/import/e1/')).body['id_jet'];
      expect(number).toMatch(/^f-[\da-f-]{13}$/u);
      expect((await put(concert())).body['change']).toBe('unchanged');
      const { id_jet: same } = (await ask(app, 'GET /de/api/event/by-source/import/e1/')).body;
      expect(same).toBe(number);
      const plain = valueOf(
        await app.records.create('event', concert({ seat_groups: [] }) as never),
      );
      expect(plain.id_jet).toBeNull();
      const own = valueOf(
        await app.records.create('event', concert({ id_jet: '4711-x' }) as never),
      );
      expect(own.id_jet).toBe('4711-x');
      // A copy is another event.
      const copy = { ...inputOf('event', own), id_jet: null };
      expect(valueOf(await app.records.create('event', copy as never)).id_jet).toMatch(/^f-/u);
    });

    it('BK-08 EV-12 an event with a free entry and seats that cost is refused at the entry', async () => {
      const app = await appFor(engine, 'demo');
      const create = (body: object) => ask(app, 'POST /de/api/event/', { body, caller: admin });
      const answer = await create(concert({ is_free: true }));
      expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([
        400,
        ['is_free'],
      ]);
      const free = concert({ is_free: true, seat_groups: [group('0.00')] });
      expect((await create(free)).status).toBe(201);
    });
  },
);

describe('the number of an event', () => {
  it('BK-08 of another shop is not kept as one of our own', () => {
    const event = { id_jet: null, seat_groups: [group('20.00')] } as unknown as EventEntity;
    const numberAfter = (before: string) =>
      withEventNumber(event, { ...event, id_jet: before }).id_jet;
    expect(numberAfter('f-12345678-1234')).toBe('f-12345678-1234');
    expect(numberAfter('240005')).toMatch(/^f-/u);
  });
});
