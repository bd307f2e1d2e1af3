import { describe, expect, it } from 'vitest';
import type { EventType } from '../../../src/content/records/event.ts';
import { saleGaps, type SaleFacts } from '../../../src/lib/booking/sale-gaps.ts';

const price = {
  ...{ id: 'p', price: '20.00', sale_type_id: '1', seat_group: null },
  ...{ text: 'Vollpreis', name: '', has_discounts: false },
};
const group = {
  ...{ id: 'g', seat_group: 'g', status: '1', text: 'Parkett', seats: 10, row_length: null },
  ...{ features: [], prices: [price], timeslots: [] },
};
const SOLD: SaleFacts = {
  ...{ event_type_new: '1-single', status: 'on_sale', is_free: false, ticket_url: null },
  ...{ id_jet: '4711', prices: [price], seat_groups: [group] },
};

describe('BK-08 what an event lacks to be sold', () => {
  it.each([
    ['nothing', {}, []],
    ['everything', { prices: [], seat_groups: [], id_jet: null }, ['prices']],
    ['seat groups', { seat_groups: [], id_jet: null }, ['groups']],
    ['prices in its groups', { seat_groups: [{ ...group, prices: [] }] }, ['group_prices']],
    ['a group that is not hidden', { seat_groups: [{ ...group, status: '0' }] }, ['group_prices']],
    ['a number', { id_jet: null }, ['number']],
    ['both', { id_jet: null, seat_groups: [{ ...group, prices: [] }] }, ['group_prices', 'number']],
  ] as const)('%s', (_, change, gaps) => {
    expect(saleGaps({ ...SOLD, ...change } as SaleFacts, null)).toEqual(gaps);
  });

  it.each([
    { is_free: true },
    { status: 'cancelled' },
    { ticket_url: 'https://tickets.example/1' },
    { event_type_new: '2-child-list-ticket-detail' },
    { event_type_new: '4-child-list-noticket-detail' },
  ] as const)('is nothing where it is not sold here: %j', (change) => {
    const bare = { prices: [], seat_groups: [], id_jet: null };
    expect(saleGaps({ ...SOLD, ...bare, ...change }, null)).toEqual([]);
  });

  it('is nothing where it is sold with the event that it belongs to; control: date by date', () => {
    const bare = { ...SOLD, prices: [], seat_groups: [], id_jet: null };
    const below = (type: EventType) => saleGaps(bare, { event_type_new: type });
    expect(below('4-child-list-noticket-detail')).toEqual([]);
    expect(below('2-child-list-ticket-detail')).toEqual(['prices']);
    // One pass for the whole festival: what it lacks is told.
    const type = '4-child-list-noticket-detail';
    const pass: SaleFacts = { ...SOLD, event_type_new: type, seat_groups: [] };
    expect(saleGaps(pass, null)).toEqual(['groups']);
  });
});
