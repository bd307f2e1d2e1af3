import { describe, expect, it } from 'vitest';
import { saleStateOf } from '../../../src/lib/booking/sale-state.ts';
import { addToCart } from '../../../src/lib/server/services/booking/add-to-cart.ts';
import { liveOffer } from '../../../src/lib/server/page-data/booking/booking.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { readStatus } from '../../../src/lib/server/page-data/box-office/read-status.ts';
import { firstTyped } from '../../../src/lib/server/page-data/box-office/status-form.ts';
import { todayView } from '../../../src/lib/server/page-data/box-office/today.ts';
import { NOBODY } from '../../../src/lib/server/services/accounts/user.ts';
import { dayOf } from '../../../src/lib/dates/dates.ts';
import { shownMoment } from '../../../src/lib/dates/typed-moment.ts';
import { eventPage } from '../../../src/lib/server/page-data/programme/event.ts';
import { eventByJet } from '../../../src/lib/server/repositories/shop-events.ts';
import { checkOrder } from '../../../src/lib/server/services/test-shop/check-order.ts';
import { codeOf, eventWith, groupOf, had, shopHouse } from '../../support/booking/shop.ts';
import { orderOf } from '../../support/booking/shop-rush.ts';
import { soldOut } from '../../support/booking/sold-out.ts';
import { inputOf, stored, valueOf } from '../../support/content/records.ts';
import { NOW } from '../../support/env.ts';

const FORMER = '2026-11-28T19:00:00Z';

const DOORS = '2026-11-20T10:00:00Z';

/** What every way to a ticket says of an event that was postponed. */
async function ways(postponed_from: string | null) {
  const { app } = await shopHouse('sqlite');
  const event = await eventWith(app, [groupOf('parkett')], {
    status: 'postponed',
    postponed_from,
    doors: DOORS,
  });
  const context = await PageContext.open(app, 'de', '/de/x', { now: NOW });
  const order = {
    event_jet_id: event.id_jet ?? '',
    quantities: [1],
    sale_type_ids: ['1'],
    seat_group: 'parkett',
  };
  const inShop = await eventByJet(app.database.db, order.event_jet_id);
  if (inShop === null) throw new Error('the shop does not know the event');
  const page = await eventPage(context, event.id);
  if (page === null || 'moved' in page) throw new Error('the event has no page');
  return {
    offer: await liveOffer(event, context, 'now'),
    cart: (await addToCart(context, order, { cart: null, key: null, visitor: null })).ok,
    shop: checkOrder(inShop, order, '0.00', NOW).ok,
    view: page.view,
    ld: page.page.head.jsonLd,
    context,
    event,
  };
}

describe('EV-17 BK-08 a postponed event', () => {
  it('is sold everywhere once its new date is known', async () => {
    const { offer, cart, shop, view } = await ways(FORMER);
    expect([offer !== null, cart, shop]).toEqual([true, true, true]);
    expect(view.notice?.text).toMatch(/^neuer Termin: /u);
  });

  it('is sold nowhere while that is open, and the page says so without a new date', async () => {
    const { offer, cart, shop, view } = await ways(null);
    expect([offer !== null, cart, shop]).toEqual([false, false, false]);
    expect(view.notice?.status.note).toBe('neuer Termin noch offen');
    expect(view.notice?.text).toMatch(/^Der Termin am .* entfällt\.$/u);
    expect(view.booking.noTicket).toBe('Karten gibt es, sobald der neue Termin feststeht.');
    expect(view.event.ticket).toBeNull();
  });
});

describe('EV-17 the times of a postponed event', () => {
  const shown = async (postponed_from: string | null) => {
    const { view, ld, context, event } = await ways(postponed_from);
    const caller = { ...NOBODY, role: 'editor', how: 'session' } as const;
    const today = await todayView(context, dayOf(event.date_start), caller);
    const one = today.days[0]?.events.find(({ id }) => id === event.id);
    return {
      doors: view.facts.some(({ field }) => field === 'doors'),
      calendar: view.calendarHref !== null,
      doorTime: JSON.stringify(ld).includes('doorTime'),
      hub: one?.doors !== '',
      actions: one?.actions.map(({ href }) => href.split('=')[1]),
    };
  };

  it('are shown once its new date is known, and not those of the date that falls away', async () => {
    const all = { doors: true, calendar: true, doorTime: true, hub: true };
    expect(await shown(FORMER)).toMatchObject(all);
    const none = { doors: false, calendar: false, doorTime: false, hub: false };
    expect(await shown(null)).toMatchObject(none);
  });

  it('HB-01 can be given anew from the hub’s day, whether they are known or open', async () => {
    for (const from of [null, FORMER]) expect((await shown(from)).actions).toContain('postponed');
  });

  it('are asked for where nobody ticks that they are open: the old date is no new one', async () => {
    const { context, event } = await ways(null);
    expect(firstTyped(event, 'postponed', context)).toMatchObject({ date_start: '', open: 'true' });
    const said = { 'status_note.de': 'Verschoben.' };
    const read = (typed: object) => {
      const wish = readStatus(event, 'postponed', { ...said, ...typed }, context);
      return wish.ok ? 'taken' : Object.keys(wish.failure.fields ?? {});
    };
    expect(read({ date_start: shownMoment(event.date_start) })).toEqual(['date_start']);
    expect(read({ date_start: '' })).toEqual(['date_start']);
    expect(read({ date_start: shownMoment(event.date_start), open: 'true' })).toBe('taken');
    expect(read({ date_start: '2027-01-09T20:00' })).toBe('taken');
  });
});

describe('EV-17 BK-08 an event whose new date is open meanwhile', () => {
  it.each([null, FORMER])('is not paid for while that is so (from %s)', async (postponed_from) => {
    const { app, shop } = await shopHouse('sqlite');
    const event = await eventWith(app, [groupOf('parkett')]);
    const { cart } = had(await shop.reserve(orderOf(event, 'parkett'), null, 'de'));
    const input = { ...inputOf('event', event), status: 'postponed' as const, postponed_from };
    valueOf(await app.records.update('event', event, input));
    const paid = await shop.checkOut(cart, { name: 'Ada', email: 'ada@example.org' });
    expect(paid.ok ? 'paid' : codeOf(paid)).toBe(postponed_from === null ? -102 : 'paid');
  });

  it.each([null, FORMER])('offers nobody who waits a seat (from %s)', async (postponed_from) => {
    const { app, event, wait, refundTickets } = await soldOut('sqlite', [
      groupOf('saal', { seats: 4, row_length: 4 }),
    ]);
    const entry = await wait('ada');
    const before = await stored(app, 'event', event.id);
    const input = { ...inputOf('event', before), status: 'postponed' as const, postponed_from };
    valueOf(await app.records.update('event', before, input));
    await refundTickets('saal');
    expect((await entry()).state).toBe(postponed_from ? 'offered' : 'confirmed');
  });

  it('begins no sale, and reminds nobody of one', () => {
    const dated = { sale_start: '2026-12-24T09:00:00Z', date_start: FORMER, date_end: null };
    const of = (postponed_from: string | null) =>
      saleStateOf({ ...dated, status: 'postponed', postponed_from }, NOW.getTime()).isWaiting;
    expect([of(null), of('2026-11-20T19:00:00Z')]).toEqual([false, true]);
  });
});
