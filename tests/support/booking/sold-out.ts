import type { SeatGroup } from '../../../src/content/records/event-parts.ts';
import { companionPriceOf } from '../../../src/lib/booking/pairs.ts';
import type { Join } from '../../../src/lib/booking/waiting.ts';
import { keptMails } from '../mail/mail-folder.ts';
import type { Engine } from '../database/house.ts';
import { eventWith, had, shopHouse } from './shop.ts';
import { stored } from '../content/records.ts';
import { inPairs } from './pair-groups.ts';
import { orderOf } from './shop-rush.ts';

/** A sold-out event, whose buyers can give back, and the list of those who wait for it. */
export async function soldOut(engine: Engine, groups: readonly SeatGroup[]) {
  const open = await shopHouse(engine);
  const { app, shop, place } = open;
  const event = await eventWith(app, groups);
  const carts = new Map<string, string[]>();
  for (const one of groups) {
    const { seat_group: group, seats } = one;
    const pair = companionPriceOf(one) === null ? {} : inPairs(1);
    const orders = Array.from({ length: (seats ?? 0) / 2 }, () => orderOf(event, group, 2, pair));
    for (const order of orders) {
      const { cart } = had(await shop.reserve(order, null, 'de'));
      had(await shop.checkOut(cart, { name: 'Buyer', email: 'buyer@example.org' }));
      carts.set(group, [...(carts.get(group) ?? []), cart]);
    }
  }
  const { waiting } = app;
  const entryOf = async (token: string) => {
    const entry = await waiting.entry(token);
    if (entry === null) throw new Error(`no entry ${token}`);
    return entry;
  };
  const mails = async () => {
    await app.outbox.deliverDue();
    return keptMails(place.dataDir);
  };
  const join = async (name: string, change: Partial<Join> = {}, visitor = '192.0.2.1') =>
    waiting.join(
      await stored(app, 'event', event.id),
      { email: `${name}@example.org`, tickets: 2, features: [], note: '', ...change },
      'de',
      visitor,
    );
  const lastMail = async (name: string) => {
    const mail = (await mails()).findLast(({ to }) => to === `${name}@example.org`);
    if (mail === undefined) throw new Error(`no mail to ${name}`);
    return mail;
  };
  /** Joins and confirms. @returns what reads the entry as it is now */
  const wait = async (name: string, change: Partial<Join> = {}) => {
    await join(name, change);
    const { token } = await lastMail(name);
    await waiting.confirm(await entryOf(token));
    return () => entryOf(token);
  };
  /** A buyer gives two seats back, and who waits is served. */
  const refundTickets = async (group: string) => {
    const cart = carts.get(group)?.shift() ?? '';
    had(await shop.returnTickets(cart, null));
    await waiting.serveFreed([event.id_jet]);
  };
  const states = async (...reads: (() => Promise<{ state: string }>)[]) =>
    Promise.all(reads.map(async (read) => (await read()).state));
  return { ...open, event, waiting, entryOf, mails, join, lastMail, wait, refundTickets, states };
}
