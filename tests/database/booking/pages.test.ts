import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/lib/constants.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import type { Entity } from '../../../src/content/records/kinds.ts';
import { addToCart } from '../../../src/lib/server/services/booking/add-to-cart.ts';
import { whenOf } from '../../../src/lib/server/services/booking/event-offer.ts';
import { bookingOf } from '../../../src/lib/server/page-data/booking/booking.ts';
import { cartPage } from '../../../src/lib/server/page-data/booking/cart.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { joinPage } from '../../../src/lib/server/page-data/booking/waiting.ts';
import { ENGINES } from '../../support/database/house.ts';
import { valueOf } from '../../support/content/records.ts';
import { pairGroup } from '../../support/booking/pair-groups.ts';
import { eventWith, groupOf, shopHouse } from '../../support/booking/shop.ts';

const open = (app: AppContext, locale: Locale = 'de') =>
  PageContext.open(app, locale, `/${locale}`);

async function setShop(app: AppContext, isOnline: boolean) {
  const [settings] = (await app.reference.read()).settings.values();
  if (settings === undefined) throw new Error('no settings');
  const { id, version, updated_at: _, ...rest } = settings;
  const changed = { ...rest, is_shop_online: isOnline };
  valueOf(await app.records.update('settings', { id, version }, changed));
}

async function noTicketOf(app: AppContext, event: Entity<'event'>) {
  return (await bookingOf(event, await open(app))).noTicket;
}

describe.each(ENGINES)('what the pages around a purchase say on %s', (engine) => {
  it('BK-07 the summary tells of what came in as long as it is there, and of 15 minutes only while they last', async () => {
    const { app, pass } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('parkett')]);
    const order = {
      event_jet_id: event.id_jet,
      quantities: [2],
      sale_type_ids: ['1'],
      seat_group: 'parkett',
    };
    const { cart_url: cart } = valueOf(
      await addToCart(await open(app), order, { cart: null, key: null, visitor: null }),
    );
    const notice = new URLSearchParams({ event: String(event.id), added: '2' });
    const visit = { cart, amount: 2, ended: null, notice, again: null };
    const view = async () => (await cartPage(await open(app), visit)).view;
    const first = await view();
    expect(first.told).toContain('2 Karten');
    expect(first.held).toContain('15 Minuten');
    expect(first.until).toMatch(/^reserviert bis \d\d:\d\d\u00a0Uhr, noch 15 Minuten$/u);
    expect(first.items).toMatchObject([{ title: 'Probeabend', tickets: '2 × Vollpreis' }]);
    expect(first.items[0]?.text).toMatch(/^parkett\nFreitag, 27\.\u00a0November 2026/u);
    pass(3);
    const later = await view();
    expect(later).toMatchObject({ state: 'full', held: '' });
    expect(later.told).not.toBe('');
    pass(15);
    expect(await view()).toMatchObject({ state: 'over', held: '', told: '' });
  });

  it('BK-11 a wheelchair place and its companion’s are offered as a pair, at one price', async () => {
    const { app } = await shopHouse(engine);
    const alone = groupOf('parkett', { features: ['companion'] });
    const event = await eventWith(app, [pairGroup('rolli', 4), alone]);
    const { offer } = await bookingOf(event, await open(app));
    const [pair, other] = offer?.seatGroups ?? [];
    expect(pair?.prices).toMatchObject([
      { label: 'Paar: zwei Plätze nebeneinander', companion: '9', amount: '15\u00a0€' },
    ]);
    expect(pair?.features.map(({ label }) => label)).toContain(
      'Begleitplatz daneben (Preis gilt für beide Plätze)',
    );
    expect(other?.prices[0]).toMatchObject({ label: 'Vollpreis', companion: null });
    expect(other?.features.map(({ label }) => label)).toEqual(['Begleitplatz daneben']);
  });

  it('LY-10 an offline shop of the venue is no way out; another address is, and is not called webshop', async () => {
    const { app } = await shopHouse(engine);
    const inside = await eventWith(app, [groupOf('parkett')], { ticket_url: null });
    const outside = await eventWith(app, [groupOf('parkett')], {
      ticket_url: 'https://tickets.example/12',
    });
    expect((await bookingOf(inside, await open(app))).offer?.ticketUrl).toContain('/testshop/');
    await setShop(app, false);
    expect((await bookingOf(inside, await open(app))).outside).toBeNull();
    expect((await bookingOf(outside, await open(app))).outside).toEqual({
      label: 'Karten an anderer Stelle kaufen',
      href: 'https://tickets.example/12',
    });
  });

  it('EV-12 before its sale begins an event says when it does, also if the places are free of charge', async () => {
    const { app } = await shopHouse(engine);
    const planned = { status: 'planned', sale_start: '2026-11-26T09:00:00Z' } as const;
    const event = await eventWith(app, [groupOf('parkett')], planned);
    const group = groupOf('parkett');
    const gift = { ...group, prices: group.prices.map((each) => ({ ...each, price: '0.00' })) };
    const free = await eventWith(app, [gift], { ...planned, is_free: true });
    const says = 'Der Vorverkauf beginnt am 26.\u00a0November 2026, 10:00\u00a0Uhr.';
    expect(await noTicketOf(app, event)).toBe(says);
    expect(await noTicketOf(app, free)).toBe(says);
    // Control: where nothing is given out, nobody needs to wait for a sale.
    const walkIn = await eventWith(app, [], { ...planned, is_free: true });
    expect(await noTicketOf(app, walkIn)).toContain('Der Eintritt ist frei');
    const off = await eventWith(app, [groupOf('parkett')], { ...planned, status: 'cancelled' });
    expect(await noTicketOf(app, off)).toContain('abgesagt');
  });

  it('EV-08 a festival says that its concerts are sold one by one, and a single event does not', async () => {
    const { app } = await shopHouse(engine);
    const festival = await eventWith(app, [], {
      id_jet: null,
      event_type_new: '3-child-list-ticket-nodetail',
    });
    expect(await noTicketOf(app, festival)).toBe('Karten gibt es für die einzelnen Termine.');
    const single = await eventWith(app, [], { id_jet: null });
    expect(await noTicketOf(app, single)).toContain('keine Karten im Vorverkauf');
  });

  it('EV-06 what is open for days is named by its first and last day', async () => {
    const { app } = await shopHouse(engine);
    const evening = await eventWith(app, [groupOf('parkett')]);
    const days = await eventWith(app, [groupOf('parkett')], {
      all_day: true,
      date_end: '2026-12-31T17:00:00Z',
    });
    const context = await open(app);
    expect(whenOf(days, context)).toMatch(/^27\.\u00a0November 2026 – 31\.\u00a0Dezember 2026, /u);
    expect(whenOf(evening, context)).toMatch(
      /^Freitag, 27\.\u00a0November 2026, 19:30\u00a0Uhr, /u,
    );
  });

  it('BK-08 who comes to the waiting list while there are tickets is led to them', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('parkett')]);
    const selling = await joinPage(await open(app), event.id);
    expect(selling?.view).toMatchObject({ state: 'closed', event: { label: 'Karten wählen' } });
    expect(selling?.view.event.href).toMatch(/\/karten$/u);
    const gone = await eventWith(app, [groupOf('parkett')], { status: 'sold_out' });
    const waiting = await joinPage(await open(app), gone.id);
    expect(waiting?.view.event.label).toBe('Zurück zur Veranstaltung');
  });
});
