import { describe, expect, it } from 'vitest';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { ENGINES, appAt } from '../../support/database/house.ts';
import { eventWith, groupOf, had, shopHouse } from '../../support/booking/shop.ts';
import { stored } from '../../support/content/records.ts';
import { soldOut } from '../../support/booking/sold-out.ts';

const HOUR = 60;

const HALL = groupOf('saal', { seats: 8, row_length: 4 });
const WHEELCHAIR = groupOf('rolli', {
  seats: 2,
  row_length: 2,
  features: ['wheelchair', 'companion'],
  prices: [
    { id: 'r1', price: '10.00', sale_type_id: '1', seat_group: 'rolli', text: 'Vollpreis' },
    { id: 'r2', price: '0.00', sale_type_id: '9', seat_group: 'rolli', text: 'Begleitperson' },
  ].map((price) => ({ ...price, name: '', has_discounts: false })),
});

describe.each(ENGINES)('the waiting list, on %s', (engine) => {
  it('is joined only by who confirms by mail, and nothing is told of who is on it', async () => {
    const { join, mails, entryOf, waiting, event } = await soldOut(engine, [HALL]);
    expect(await join('anna', { note: 'secret' })).toBe('joined');
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: 'anna@example.org',
      subject: 'Bitte bestätigen: Warteliste „Probeabend“ – Konzerthaus Morgenfeld',
    });
    expect(mail?.text).toContain('Freitag, 27.\u00a0November 2026');
    expect(mail?.text).toContain('https://www.example.org/de/warteliste/');
    // What somebody typed goes to nobody whose address it may not be.
    expect(mail?.text).not.toContain('secret');
    const token = mail?.token ?? '';
    const entry = await entryOf(token);
    expect(entry).toMatchObject({ state: 'asked', event: event.id, tickets: 2 });
    expect(await waiting.placeOf(entry)).toBeNull();
    await waiting.confirm(entry);
    const confirmed = await entryOf(token);
    expect(confirmed.state).toBe('confirmed');
    expect(await waiting.placeOf(confirmed)).toBe(1);
    const [, note] = await mails();
    expect(note).toMatchObject({ to: 'noreply@www.example.org' });
    expect(note?.text).toContain('secret');

    expect(await join('anna', { tickets: 4 }), 'once more').toBe('joined');
    expect(await entryOf(token)).toMatchObject({ state: 'confirmed', tickets: 2 });
    expect((await mails()).at(-1)?.subject).toContain('schon auf der Warteliste');
  });

  it('has one entry of an address, however often it is asked for at once', async () => {
    const { join, app, event, mails } = await soldOut(engine, [HALL]);
    await Promise.all(Array.from({ length: 5 }, () => join('anna')));
    const rows = await app.database.db
      .selectFrom('waiting_entry')
      .select('id')
      .where('event', '=', event.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(new Set((await mails()).map(({ token }) => token)).size).toBe(1);
  });

  it('sends an address no more than five messages a day, and takes twenty joins an hour from one place', async () => {
    const { join, mails, pass } = await soldOut(engine, [HALL]);
    for (let turn = 0; turn < 20; turn += 1) expect(await join('anna')).toBe('joined');
    expect(await join('berta')).toBe('tooMany');
    expect(await join('berta', {}, '192.0.2.2'), 'another place').toBe('joined');
    expect(await mails()).toHaveLength(6);
    pass(HOUR);
    expect(await join('anna')).toBe('joined');
    expect(await mails()).toHaveLength(6);
    pass(23 * HOUR);
    await join('anna');
    expect(await mails()).toHaveLength(7);
  });

  it('offers seats that come back in the order of confirmation, for twelve hours', async () => {
    const { wait, refundTickets, states, lastMail, shop, event, waiting } = await soldOut(engine, [
      HALL,
    ]);
    const first = await wait('anna');
    const second = await wait('berta');
    expect(await waiting.placeOf(await second())).toBe(2);
    await refundTickets('saal');
    expect(await states(first, second)).toEqual(['offered', 'confirmed']);
    const mail = await lastMail('anna');
    expect(mail.subject).toBe('Plätze für Sie frei: „Probeabend“ – Konzerthaus Morgenfeld');
    expect(mail.text).toContain('2 × saal, Vollpreis, Reihe 1, Platz 1–2');
    expect(mail.text).toContain('Freitag, 20.\u00a0November 2026, 23:00\u00a0Uhr');
    expect(had(await shop.availability(event.id_jet)), 'kept from everybody else').toMatchObject([
      { left: 0 },
    ]);
    expect(await waiting.placeOf(await second())).toBe(1);
  });

  it('gives what is taken to its taker for 15 minutes, as a cart like any other', async () => {
    const { wait, refundTickets, shop, waiting, states } = await soldOut(engine, [HALL]);
    const read = await wait('anna');
    await refundTickets('saal');
    const taken = await waiting.claim(await read());
    if (taken.kind !== 'taken') throw new Error(taken.kind);
    const { tickets, cart } = had(await shop.read(taken.cart, 'de'));
    expect([tickets, cart.reserved_until]).toEqual([2, '2026-11-20T10:15:00Z']);
    expect(await states(read)).toEqual(['served']);
    // A second click is the same cart.
    expect(await waiting.claim(await read())).toEqual(taken);
  });

  it('passes on what is not taken in time, or not wanted', async () => {
    const { wait, refundTickets, states, pass, shop, waiting } = await soldOut(engine, [HALL]);
    const [first, second, third] = [await wait('anna'), await wait('berta'), await wait('cleo')];
    await refundTickets('saal');
    pass(12 * HOUR);
    expect(await waiting.claim(await first())).toEqual({ kind: 'over' });
    await shop.sweep();
    await waiting.sweep();
    expect(await states(first, second, third)).toEqual(['left', 'offered', 'confirmed']);
    const berta = await second();
    await waiting.leave(berta);
    await waiting.sweep();
    expect(await waiting.entry(berta.token)).toBeNull();
    expect(await states(third)).toEqual(['offered']);
  });

  it('gives back what was offered at the very moment at which somebody leaves', async () => {
    const { shop, refundTickets, wait, event, waiting } = await soldOut(engine, [HALL]);
    const before = await (await wait('anna'))();
    await refundTickets('saal');
    expect(had(await shop.availability(event.id_jet))).toMatchObject([{ left: 0 }]);
    await waiting.leave(before);
    expect(had(await shop.availability(event.id_jet))).toMatchObject([{ left: 2 }]);
  });

  it('is taken once by who presses twice, and both answers lead to the cart', async () => {
    const { refundTickets, wait, waiting } = await soldOut(engine, [HALL]);
    const read = await wait('anna');
    await refundTickets('saal');
    const offered = await read();
    const both = await Promise.all([waiting.claim(offered), waiting.claim(offered)]);
    expect(both).toEqual([1, 2].map(() => ({ kind: 'taken', cart: offered.cart })));
    expect((await read()).state).toBe('served');
  });

  it('passes over who wants more than fits, who keeps their place', async () => {
    const { wait, refundTickets, states, waiting } = await soldOut(engine, [HALL]);
    const many = await wait('anna', { tickets: 4 });
    const few = await wait('berta');
    await refundTickets('saal');
    expect(await states(many, few)).toEqual(['confirmed', 'offered']);
    expect(await waiting.placeOf(await many())).toBe(1);
    await waiting.leave(await few());
    await refundTickets('saal');
    expect(await states(many), 'four side by side at last').toEqual(['offered']);
  });

  it('offers wheelchair places to those who need one, a companion at no charge, and to nobody else', async () => {
    const { wait, refundTickets, states, lastMail } = await soldOut(engine, [HALL, WHEELCHAIR]);
    const others = await wait('anna');
    const wheels = await wait('berta', { features: ['wheelchair'] });
    await refundTickets('saal');
    expect(await states(others, wheels)).toEqual(['offered', 'confirmed']);
    const late = await wait('cleo');
    await refundTickets('rolli');
    expect(await states(wheels, late)).toEqual(['offered', 'confirmed']);
    expect((await lastMail('berta')).text).toMatch(
      /1 × rolli, Vollpreis[^]*1 × rolli, Begleitperson/u,
    );
  });

  it('offers at once what is there when somebody confirms', async () => {
    const { wait, refundTickets, states } = await soldOut(engine, [HALL]);
    await refundTickets('saal');
    expect(await states(await wait('anna'))).toEqual(['offered']);
  });

  it('waits for the sale to begin', async () => {
    const open = await shopHouse(engine);
    const sale_start = '2026-11-20T12:00:00Z';
    const event = await eventWith(open.app, [HALL], { sale_start });
    const { waiting } = open.app;
    const join = { email: 'anna@example.org', tickets: 2, features: [], note: '' };
    await waiting.join(await stored(open.app, 'event', event.id), join, 'en', '192.0.2.1');
    await open.app.outbox.deliverDue();
    const token = keptMails(open.place.dataDir)[0]?.token ?? '';
    const read = () => waiting.entry(token);
    const asked = await read();
    if (asked) await waiting.confirm(asked);
    expect((await read())?.state).toBe('confirmed');
    open.pass(2 * HOUR);
    await waiting.sweep();
    expect((await read())?.state).toBe('offered');
  });

  // ASVS 14.2.4
  it('forgets addresses: not confirmed after 48 hours, all of an event a day after it', async () => {
    const { join, lastMail, wait, waiting, pass } = await soldOut(engine, [HALL]);
    const confirmed = await wait('anna');
    await join('berta');
    const { token } = await lastMail('berta');
    pass(48 * HOUR - 1);
    await waiting.sweep();
    expect(await waiting.entry(token)).not.toBeNull();
    pass(1);
    await waiting.sweep();
    expect(await waiting.entry(token)).toBeNull();
    const { token: other } = await confirmed();
    // The event ends on the seventh day, half past nine in the evening.
    pass(6 * 24 * HOUR + 11 * HOUR);
    await waiting.sweep();
    expect(await waiting.entry(other)).toBeNull();
  });

  it('is served once by two venues on one database', async () => {
    const { wait, refundTickets, states, place, waiting, app, shop, event, mails } = await soldOut(
      engine,
      [HALL],
    );
    const second = await appAt(place);
    const read = await wait('anna', { tickets: 4 });
    // Two times two seats are four, but only together.
    await refundTickets('saal');
    expect(await states(read)).toEqual(['confirmed']);
    await refundTickets('saal');
    await waiting.leave(await read());
    const again = await wait('berta', { tickets: 1 });
    await app.database.db
      .updateTable('waiting_entry')
      .set({ state: 'confirmed', cart: null, offered_until: null })
      .execute();
    await Promise.all([waiting.sweep(), second.waiting.sweep()]);
    await second.outbox.deliverDue();
    expect(await states(again)).toEqual(['offered']);
    const { cart } = await again();
    const seats = await app.database.db
      .selectFrom('shop_seat')
      .innerJoin('shop_cart', 'shop_cart.id', 'shop_seat.cart')
      .select(['shop_cart.id'])
      .where('shop_cart.state', '=', 'held')
      .execute();
    // The first offer, which was undone by hand above, holds one of the four, too.
    expect(seats.filter(({ id }) => id === cart)).toHaveLength(1);
    expect(seats).toHaveLength(2);
    expect(had(await shop.availability(event.id_jet))).toMatchObject([{ left: 2 }]);
    expect((await mails()).filter(({ to }) => to === 'berta@example.org')).toHaveLength(3);
  });

  it('is served once by two that look at the same time', async () => {
    const { wait, refundTickets, waiting, app, shop, event } = await soldOut(engine, [HALL]);
    await wait('anna');
    await Promise.all([refundTickets('saal'), waiting.sweep(), waiting.serveFreed([event.id_jet])]);
    const held = await app.database.db
      .selectFrom('shop_cart')
      .select('id')
      .where('state', '=', 'held')
      .execute();
    expect(held).toHaveLength(1);
    expect(had(await shop.availability(event.id_jet))).toMatchObject([{ left: 0 }]);
  });
});
