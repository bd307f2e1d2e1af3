import { describe, expect, it } from 'vitest';
import { pricesOf } from '../../../src/lib/server/page-data/events/event-facts.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { joinPage } from '../../../src/lib/server/page-data/booking/waiting.ts';
import { ENGINES } from '../../support/database/house.ts';
import { pairGroup } from '../../support/booking/pair-groups.ts';
import { eventWith, groupOf, shopHouse } from '../../support/booking/shop.ts';

describe.each(ENGINES)('BK-11 seats for people with a need, on %s', (engine) => {
  it('BK-11 stand beside the folded price list, each with one price, and not in it', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [
      groupOf('Kategorie 1', { features: ['step_free'] }),
      pairGroup('Rollstuhlplatz mit Begleitplatz', 6),
      groupOf('Kategorie 2, am Gang', { features: ['aisle', 'assistance_dog'] }),
      groupOf('Hund, verborgen', { features: ['assistance_dog'], status: '0' }),
    ]);
    const prices = pricesOf(event, await PageContext.open(app, 'de', '/de'));
    expect(prices.collapse).toBe(true);
    expect(prices.access.map(({ label }) => label)).toEqual([
      'Rollstuhlplatz mit Begleitplatz',
      'Kategorie 2, am Gang',
    ]);
    expect(prices.rows.map(({ label }) => label)).not.toContain('Begleitperson');
    // Two of the first group, and what is kept from the public as it was.
    expect(prices.rows).toHaveLength(4);
  });

  it('BK-11 the waiting list offers only needs that some seat has, and who asks for one of them gets it', async () => {
    const { app } = await shopHouse(engine);
    const sale_start = '2026-11-26T09:00:00Z';
    const needsOf = async (groups: Parameters<typeof eventWith>[1]) => {
      const event = await eventWith(app, groups, { sale_start });
      const page = await joinPage(await PageContext.open(app, 'de', '/de'), event.id);
      expect(page?.view.state).toBe('form');
      return page?.view.needs.map(({ key, label }) => [key, label]);
    };
    const saal = groupOf('saal', { features: ['aisle', 'restricted_view'] });
    expect(await needsOf([saal])).toEqual([['aisle', 'am Gang']]);
    // The companion's seat is part of the wheelchair place, which nobody gets without asking for it.
    expect(await needsOf([saal, pairGroup('rolli', 2)])).toEqual([
      ['wheelchair', 'Rollstuhlplatz mit Begleitplatz'],
      ['aisle', 'am Gang'],
    ]);
    expect(await needsOf([saal, pairGroup('rolli', 0)])).toEqual([['aisle', 'am Gang']]);
    expect(await needsOf([groupOf('saal')])).toEqual([]);
  });
});
