import { describe, expect, it } from 'vitest';
import { listedEvents, type ListedEvent } from '../../../src/lib/server/repositories/programme.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { statusOf, ticketOf } from '../../../src/lib/server/page-data/events/event-views.ts';
import { NOW } from '../../support/env.ts';
import { appFor } from '../../support/database/house.ts';

const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

/** An ordinary event in a week that costs something, with some fields changed. */
async function standing(changes: Partial<ListedEvent>) {
  const app = await appFor('sqlite', 'demo');
  const context = await PageContext.open(app, 'en', '/en/x', { now: NOW });
  const all = await listedEvents(app.database.db, [...(await app.programme.read()).byId.keys()]);
  const usual = all.find(({ prices, ticket_url: url }) => prices.length > 0 && url !== null);
  if (usual === undefined) throw new Error('the demo venue sells nothing');
  const event: ListedEvent = {
    ...usual,
    status: 'on_sale',
    sale_start: null,
    date_start: at(100),
    date_end: at(102),
    ...changes,
  };
  const status = statusOf(event, context);
  const ticket = ticketOf(event, context);
  return { status, hasTicket: ticket !== null, moments: context.note.moments };
}

describe('EV-12 BK-03 how an event stands', () => {
  it('on sale: nothing to say, a ticket', async () => {
    expect(await standing({})).toMatchObject({ status: null, hasTicket: true });
  });

  it('sale still to come: says from when, no ticket, and changes by itself at that moment', async () => {
    const start = at(5);
    for (const status of ['planned', 'on_sale'] as const) {
      const now = await standing({ status, sale_start: start });
      expect(now.status?.key).toBe('planned');
      expect(now.status?.note).toMatch(/on sale from/u);
      expect(now.hasTicket).toBe(false);
      expect(now.moments).toContain(start);
    }
  });

  it('planned, and the sale has begun: on sale', async () => {
    const now = await standing({ status: 'planned', sale_start: at(-1) });
    expect(now).toMatchObject({ status: null, hasTicket: true });
  });

  it('planned without a date of sale: planned, no ticket', async () => {
    const now = await standing({ status: 'planned' });
    expect(now.status).toMatchObject({ key: 'planned', note: null });
    expect(now.hasTicket).toBe(false);
  });

  it('cancelled or sold out: says that and nothing of a sale', async () => {
    for (const status of ['cancelled', 'sold_out'] as const) {
      const now = await standing({ status, sale_start: at(5) });
      expect(now.status).toMatchObject({ key: status, note: null });
      expect(now.hasTicket).toBe(false);
    }
  });

  it('postponed with a sale still to come: no ticket until then', async () => {
    const start = at(5);
    const now = await standing({
      status: 'postponed',
      sale_start: start,
      postponed_from: at(50),
    });
    expect(now.status?.key).toBe('postponed');
    expect(now.hasTicket).toBe(false);
    expect(now.moments).toContain(start);
  });

  it('EV-17 postponed: sold for its new date; as long as that is open, nothing is', async () => {
    const dated = await standing({ status: 'postponed', postponed_from: at(50) });
    expect(dated).toMatchObject({ hasTicket: true });
    expect(dated.status?.note).toMatch(/^originally/u);
    for (const date_start of [at(100), at(-3)]) {
      const open = await standing({ status: 'postponed', date_start, date_end: null });
      expect(open).toMatchObject({
        hasTicket: false,
        status: { key: 'postponed', note: 'new date to be announced' },
      });
    }
  });

  it('over since an hour: no ticket and no talk of the sale, but still cancelled', async () => {
    const over = { date_start: at(-3), date_end: at(-1) };
    for (const status of ['on_sale', 'few_left', 'sold_out', 'planned'] as const)
      expect(await standing({ ...over, status })).toMatchObject({ status: null, hasTicket: false });
    expect((await standing({ ...over, status: 'cancelled' })).status?.key).toBe('cancelled');
  });

  it('running: a ticket, and a change when it ends', async () => {
    const end = at(1);
    const now = await standing({ date_start: at(-1), date_end: end });
    expect(now.hasTicket).toBe(true);
    expect(now.moments).toContain(end);
  });
});
