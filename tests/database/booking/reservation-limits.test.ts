import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { MAX_LAPSED, OPEN_RESERVATIONS } from '../../../src/lib/constants.ts';
import { testCartOf } from '../../../src/lib/routing/test-shop-routes.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { reservationsOf } from '../../../src/lib/server/repositories/reservations.ts';
import { limitOf } from '../../../src/lib/server/services/booking/reservation-limits.ts';
import { claimReservation } from '../../../src/lib/server/services/booking/reservations.ts';
import type { Visitor } from '../../../src/lib/server/services/booking/visitor.ts';
import { appAt, BOTH_ENGINES } from '../../support/database/house.ts';
import { valueOf } from '../../support/content/records.ts';
import { eventWith, groupOf, had, seatNumbers, shopHouse } from '../../support/booking/shop.ts';
import { reasonOf, reserveAs, visitorAt } from '../../support/booking/visitors.ts';

const HOUSE_SEATS = 200;
const BUYER = { name: 'Ada Beispiel', email: 'ada@example.org' };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** One client that asks for the whole venue, ten tickets at a time. @returns how many it holds */
async function grab(app: AppContext, visitorFor: () => Visitor | null): Promise<number> {
  const event = await eventWith(app, [groupOf('saal', { seats: HOUSE_SEATS })]);
  await Promise.all(
    times(40).map(() => reserveAs(app, { event, tickets: 10, visitor: visitorFor() })),
  );
  return (await seatNumbers(app, event.id_jet)).length;
}

/** Somebody who tries until they have their tickets, and pays for them. @returns the tries it took */
async function buy(
  app: AppContext,
  event: { readonly id_jet: string },
  isCookieKept: boolean,
): Promise<number | null> {
  const visitor = visitorAt('carrier', false);
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const isReturned = isCookieKept && attempt > 1;
    const result = await reserveAs(app, { event, tickets: 2, visitor: { ...visitor, isReturned } });
    if (result.ok) {
      await app.testShop?.checkOut(testCartOf(result.value.cart_url) ?? '', BUYER);
      return attempt;
    }
    await pause(20);
  }
  return null;
}

describe.each(BOTH_ENGINES)('BK-14 open reservations on %s', (engine) => {
  // ASVS 2.4.1
  it('BK-14 one client that throws its cookies away holds a few seats; without limits the venue', async () => {
    const { app } = await shopHouse(engine);
    const held = await grab(app, () => visitorAt('one address', false));
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThanOrEqual(OPEN_RESERVATIONS.newcomers.tickets);
    // Control: the same client, not counted.
    expect(await grab(app, () => null)).toBe(HOUSE_SEATS);
  });

  it('BK-14 a client that keeps as many cookies as it likes never holds more than half of a venue', async () => {
    const { app } = await shopHouse(engine);
    expect(await grab(app, () => visitorAt('one address', true))).toBe(HOUSE_SEATS / 2);
  });

  it(
    'BK-14 a hundred buyers behind one address all buy, also while one there throws cookies away',
    { timeout: 60_000 },
    async () => {
      const { app } = await shopHouse(engine);
      const event = await eventWith(app, [groupOf('saal', { seats: 260 })]);
      const attack = times(60).map(() =>
        reserveAs(app, { event, tickets: 2, visitor: visitorAt('carrier', false) }),
      );
      const tries = await Promise.all(times(100).map(() => buy(app, event, true)));
      await Promise.all(attack);
      expect(tries).not.toContain(null);
      expect(Math.max(...tries.map(Number))).toBeLessThanOrEqual(20);
    },
  );

  it('BK-14 control: counted by the address alone, most of the hundred would go without', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: 260 })]);
    // What a newcomer holds is not bought here, so that nothing becomes free for the next.
    const results = await Promise.all(
      times(100).map(() =>
        reserveAs(app, { event, tickets: 2, visitor: visitorAt('carrier', false) }),
      ),
    );
    expect(results.filter(({ ok }) => ok).length).toBeLessThanOrEqual(
      OPEN_RESERVATIONS.newcomers.carts,
    );
    expect(new Set(results.map(reasonOf))).toEqual(new Set(['reserved', 'new_visitor']));
  });

  it('BK-14 whose cookie comes back has an allowance of their own', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: HOUSE_SEATS })]);
    const visitor = visitorAt('home', true);
    const reasons: string[] = [];
    for (let turn = 0; turn <= OPEN_RESERVATIONS.visitor.carts; turn += 1)
      reasons.push(reasonOf(await reserveAs(app, { event, tickets: 2, visitor })));
    expect(reasons).toEqual(['reserved', 'reserved', 'reserved', 'visitor_limit']);
    const refused = await reserveAs(app, { event, visitor });
    expect(refused).toMatchObject({ failure: { code: 'too_many', retryAfterSeconds: 300 } });
  });

  // ASVS 2.3.2
  it('BK-14 an order has as many tickets as the event allows, what is in the cart included', async () => {
    const { app } = await shopHouse(engine);
    const groups = [groupOf('saal', { seats: HOUSE_SEATS })];
    const small = await eventWith(app, groups, { most_per_order: 4 });
    const large = await eventWith(app, groups, { most_per_order: 20 });
    const visitor = visitorAt('home', true);
    const tooMany = await reserveAs(app, { event: small, tickets: 5, visitor });
    const fields = { 'quantities.0': expect.stringContaining('Mehr als 4 Karten') as unknown };
    expect(tooMany).toMatchObject({ failure: { code: 'invalid', fields } });
    const { cart_url: cart } = valueOf(await reserveAs(app, { event: small, tickets: 3, visitor }));
    expect(reasonOf(await reserveAs(app, { event: small, tickets: 2, cart, visitor }))).toBe(
      'most_per_order',
    );
    expect(reasonOf(await reserveAs(app, { event: small, tickets: 1, cart, visitor }))).toBe(
      'reserved',
    );
    // Control: the same orders of an event that allows more.
    const more = valueOf(await reserveAs(app, { event: large, tickets: 15, visitor }));
    expect(
      reasonOf(await reserveAs(app, { event: large, tickets: 5, cart: more.cart_url, visitor })),
    ).toBe('reserved');
    // The shop itself holds it, too: not every order comes through the site.
    expect(
      await app.testShop?.reserve(
        { event_jet_id: small.id_jet, seat_group: 'saal', quantities: [5], sale_type_ids: ['1'] },
        null,
        'de',
      ),
    ).toMatchObject({ failure: { kind: 'rejected', code: -106 } });
  });

  it('BK-14 what is bought, given back or over counts no more; what lapses too often does', async () => {
    const { app, shop, pass } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: HOUSE_SEATS })]);
    const visitor = visitorAt('home', true);
    const fill = async () => {
      const carts: string[] = [];
      for (let turn = 0; turn < OPEN_RESERVATIONS.visitor.carts; turn += 1) {
        const cart = valueOf(await reserveAs(app, { event, tickets: 2, visitor }));
        carts.push(testCartOf(cart.cart_url) ?? '');
      }
      expect(reasonOf(await reserveAs(app, { event, visitor }))).toBe('visitor_limit');
      return carts;
    };
    const [first = '', second = '', third = ''] = await fill();
    had(await shop.checkOut(first, BUYER));
    had(await shop.cancel(second));
    const line = { id_jet: event.id_jet, seat_group: 'saal', block_id: '', sale_type_id: '1' };
    had(await shop.remove(third, line));
    expect(await app.database.db.selectFrom('reservation').selectAll().execute()).toEqual([]);
    await fill();
    pass(16);
    expect(MAX_LAPSED).toBe(3);
    // Of a full place: who let everything lapse waits like a newcomer.
    for (let turn = 0; turn < OPEN_RESERVATIONS.newcomers.carts; turn += 1)
      await reserveAs(app, { event, visitor: visitorAt('home', false) });
    expect(reasonOf(await reserveAs(app, { event, visitor }))).toBe('place_limit');
    // Control: who is new there, and whose cookie comes back, does not.
    expect(reasonOf(await reserveAs(app, { event, visitor: visitorAt('home', true) }))).toBe(
      'reserved',
    );
  });

  it('BK-14 two processes give out one allowance once; counted outside of the lock, twice', async () => {
    const { app, place } = await shopHouse(engine);
    const second = await appAt(place);
    const claim = {
      visitor: visitorAt('two processes', false),
      cart: null,
      idJet: 'any',
      tickets: 2,
      maxPerOrder: 10,
      seats: null,
    };
    const fresh = () => ({ ...claim, visitor: { ...claim.visitor, id: randomUUID() } });
    const answers = await Promise.all(
      times(20).map((turn) => claimReservation(turn % 2 ? app : second, fresh())),
    );
    const claimed = answers.filter((answer) => answer.ok && answer.value.kind === 'claimed');
    expect(claimed.length).toBe(OPEN_RESERVATIONS.newcomers.carts);
    // Control: everybody looks before anybody writes.
    const now = '2026-11-20T10:00:00.000Z';
    const control = times(20).map(() => ({ ...fresh(), visitor: visitorAt('unlocked', false) }));
    const { db } = app.database;
    const seen = await Promise.all(
      control.map(async (one) =>
        limitOf(
          await reservationsOf(db, { ...one.visitor, visitor: one.visitor.id, cart: null }),
          one,
          now,
        ),
      ),
    );
    expect(seen.filter((reason) => reason === null).length).toBe(20);
  });
});
