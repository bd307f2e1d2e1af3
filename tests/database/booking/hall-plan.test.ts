import { describe, expect, it } from 'vitest';
import { seatGroupSchema } from '../../../src/content/records/event-parts.ts';
import { companionPriceOf } from '../../../src/lib/booking/pairs.ts';
import { bookingOf } from '../../../src/lib/server/page-data/booking/booking.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { ENGINES } from '../../support/database/house.ts';
import { pairGroup } from '../../support/booking/pair-groups.ts';
import { eventWith, groupOf, had, shopHouse } from '../../support/booking/shop.ts';
import { orderOf } from '../../support/booking/shop-rush.ts';

describe.each(ENGINES)('BK-11 the hall plan, on %s', (engine) => {
  it('BK-11 says of every event of the demo what its offer says: areas, prices, counts, wheelchair places', async () => {
    const { app } = await shopHouse(engine);
    const context = await PageContext.open(app, 'de', '/de');
    const ids = await app.database.db.selectFrom('event').select('id').execute();
    let plans = 0;
    let wheelchairPlaces = 0;
    for (const { id } of ids) {
      const event = await recordById(app.database.db, 'event', id);
      if (event === null) continue;
      const { offer, plan } = await bookingOf(event, context);
      const groups = event.seat_groups.map((group) => seatGroupSchema.parse(group));
      const records = new Map(groups.map((group) => [group.seat_group, group]));
      const hasRows = offer?.seatGroups.some(
        ({ seat_group: name }) => (records.get(name)?.row_length ?? 0) > 2,
      );
      expect(plan !== null, event.id_jet ?? '').toBe(hasRows === true);
      if (offer === null || plan === null) continue;
      plans += 1;
      expect(plan.areas.map(({ group }) => group)).toEqual(offer.seatGroups);
      for (const area of plan.areas) {
        const record = records.get(area.group.seat_group);
        expect(area.amount).toBe(area.group.prices[0]?.amount);
        expect(area.lines.join(' ')).toBe(area.group.label);
        expect(area.isForWheelchairs).toBe(record?.features.includes('wheelchair'));
        const drawn = area.rows?.path.match(/M/gu)?.length ?? 0;
        expect(area.kind === 'free' ? 0 : drawn).toBe(area.count);
        if (!area.isForWheelchairs || !record) continue;
        expect(companionPriceOf(record)).not.toBeNull();
        if (event.status === 'few_left') continue;
        wheelchairPlaces += area.count;
        expect(area.count).toBe(event.access.wheelchair_places);
      }
    }
    expect(plans).toBeGreaterThan(50);
    expect(wheelchairPlaces).toBeGreaterThan(100);
  });

  it('BK-11 counts what is left, and tells steps where another area has none', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [
      groupOf('Parkett', { seats: 23, row_length: 10, features: ['step_free', 'induction_loop'] }),
      groupOf('Rang', { seats: 20, row_length: 10 }),
      pairGroup('Rollstuhlplatz', 3),
    ]);
    had(
      await shop.reserve(
        orderOf(event, 'Rollstuhlplatz', 1, { quantities: [1, 1], sale_type_ids: ['1', '9'] }),
        null,
        'de',
      ),
    );
    const { plan } = await bookingOf(event, await PageContext.open(app, 'de', '/de'));
    expect(
      plan?.areas.map(({ count, kind, hasSteps, hasLoop, group }) => [
        kind,
        count,
        hasSteps,
        hasLoop,
        group.leftText,
      ]),
    ).toEqual([
      ['rows', 3, false, true, ''],
      ['rows', 2, true, false, 'noch 20 Plätze'],
      ['pairs', 3, false, false, 'noch 2 Paare'],
    ]);
    // Where everybody sits where they like there is nothing to draw.
    const free = await eventWith(app, [groupOf('saal')]);
    expect((await bookingOf(free, await PageContext.open(app, 'de', '/de'))).plan).toBeNull();
  });
});
