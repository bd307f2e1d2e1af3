import { MAIN_PRICE_TEXT } from '../constants.ts';
import { isHidden } from './hidden.ts';
import type { OfferGroup, OfferPrice, OfferSlot } from './offer.ts';
import type { CartOrder } from './order.ts';
import { sumOf } from './price.ts';

/*
 * Choosing tickets, as pure functions of the selection. Nothing here depends on a browser.
 * It is bundled into the widget, so it imports little.
 */

/** What identifies a ticket: the same seat group and sale type are the same ticket. */
export type Ticket = Pick<OfferPrice, 'id' | 'seat_group' | 'sale_type_id' | 'companion'>;

/** Seats of one step: with a companion two. */
export const seatsOf = ({ companion }: Pick<Ticket, 'companion'>): number => (companion ? 2 : 1);

export interface Entry {
  readonly ticket: Ticket;
  /** Steps: tickets, or pairs of them. */
  readonly amount: number;
}
export type Selection = readonly Entry[];

/** The place of a seat group on the page, to which the hall plan leads. */
export const seatsAnchor = (group: string): string => `seats-${group}`;

const isVisible = (item: { readonly status: string }): boolean => !isHidden(item);

/** Seat groups that may be shown. */
export const visibleGroups = (groups: readonly OfferGroup[]): readonly OfferGroup[] =>
  groups.filter(isVisible);

/** The time slots of an event that may be shown, each once, the earliest first. */
export function visibleSlots(groups: readonly OfferGroup[]): readonly OfferSlot[] {
  const slots = visibleGroups(groups).flatMap(({ timeslots }) => timeslots.filter(isVisible));
  const blocks = new Map<string | null, OfferSlot>();
  for (const slot of slots) {
    const existing = blocks.get(slot.block_id);
    // Where one seat group still has room at that time, the time is not sold out.
    if (existing === undefined || (existing.left === 0 && slot.left !== 0))
      blocks.set(slot.block_id, slot);
  }
  return [...blocks.values()].sort((item, otherItem) =>
    item.time_start < otherItem.time_start ? -1 : 1,
  );
}

export const isTimed = (groups: readonly OfferGroup[]): boolean =>
  groups.some(({ timeslots }) => timeslots.length > 0);

/** The slot that is chosen to begin with. */
export const firstSlot = (groups: readonly OfferGroup[]): OfferSlot | null =>
  visibleSlots(groups).find(({ left }) => left !== 0) ?? null;

/** Of all prices only the one with the ticketing system's own name is the main one. */
export const mainPriceOf = ({ prices }: OfferGroup): OfferPrice | null =>
  prices.find(({ text }) => text === MAIN_PRICE_TEXT) ?? null;

export const discountsOf = ({ prices }: OfferGroup): readonly OfferPrice[] =>
  prices.filter(({ text }) => text !== MAIN_PRICE_TEXT);

const isOf =
  (ticket: Ticket) =>
  ({ ticket: candidate }: Entry): boolean =>
    candidate.seat_group === ticket.seat_group && candidate.sale_type_id === ticket.sale_type_id;

/** Adds one ticket of a kind. */
export function addTicket(selection: Selection, ticket: Ticket): Selection {
  const isSame = isOf(ticket);
  return selection.some(isSame)
    ? selection.map((entry) => (isSame(entry) ? { ...entry, amount: entry.amount + 1 } : entry))
    : [...selection, { ticket, amount: 1 }];
}

/** Removes one ticket of a kind; at zero the entry is dropped. */
export function removeTicket(selection: Selection, ticket: Ticket): Selection {
  const isSame = isOf(ticket);
  return selection
    .map((entry) => (isSame(entry) ? { ...entry, amount: entry.amount - 1 } : entry))
    .filter(({ amount }) => amount > 0);
}

/** Tickets of one price, or pairs. */
export const amountOf = (selection: Selection, ticket: Ticket): number =>
  selection.find(isOf(ticket))?.amount ?? 0;

/** Tickets chosen in all, or of one seat group. */
export const ticketsIn = (selection: Selection, seatGroup?: string): number =>
  selection.reduce(
    (sum, { ticket, amount }) =>
      seatGroup === undefined || ticket.seat_group === seatGroup
        ? sum + amount * seatsOf(ticket)
        : sum,
    0,
  );

/** What the choice costs: a decimal amount, exact to the cent. */
export const totalOf = (selection: Selection, prices: readonly OfferPrice[]): string =>
  sumOf(prices.map((price) => ({ price: price.price, amount: amountOf(selection, price) })));

/** Seats left of a seat group at the chosen time; null: enough, or unknown. */
export function leftOf({ left, timeslots }: OfferGroup, block: string | null): number | null {
  if (timeslots.length === 0) return left;
  const slot = timeslots.find(({ block_id: candidate }) => candidate === block);
  // A seat group without this time slot has no seats then.
  return slot === undefined || !isVisible(slot) ? 0 : slot.left;
}

const stepOf = ({ prices: [price] }: OfferGroup): number => (price ? seatsOf(price) : 1);

/** Whether all that a seat group has left is chosen. */
export function hasAll(selection: Selection, group: OfferGroup, block: string | null): boolean {
  const left = leftOf(group, block);
  return left !== null && ticketsIn(selection, group.seat_group) + stepOf(group) > left;
}

/**
 * Why no more tickets of a seat group can be chosen; null: more can.
 * @param limits the chosen time slot, and the most tickets of one order
 */
export function fullness(
  selection: Selection,
  group: OfferGroup,
  { block, most }: { readonly block: string | null; readonly most: number | undefined },
): 'most' | 'left' | null {
  if (hasAll(selection, group, block)) return 'left';
  return most && ticketsIn(selection) + stepOf(group) > most ? 'most' : null;
}

/** What is sent, one call for each seat group, in the order in which they were chosen. */
export function ordersOf(
  selection: Selection,
  { idJet, seatGroups }: { readonly idJet: string; readonly seatGroups: readonly OfferGroup[] },
  block: string | null,
): readonly CartOrder[] {
  const names = [...new Set(selection.map(({ ticket }) => ticket.seat_group))];
  return names.map((seat_group) => {
    const entries = selection.filter(({ ticket }) => ticket.seat_group === seat_group);
    const group = seatGroups.find((item) => item.seat_group === seat_group);
    const needsBlock = block !== null && (group?.timeslots.length ?? 0) > 0;
    const amounts = entries.map(({ amount }) => amount);
    const types = entries.map(({ ticket }) => ticket.sale_type_id);
    const companion = entries[0]?.ticket.companion;
    return {
      quantities: companion ? [...amounts, amounts.reduce((sum, amount) => sum + amount)] : amounts,
      event_jet_id: idJet,
      sale_type_ids: companion ? [...types, companion] : types,
      seat_group,
      ...(needsBlock && { block_id: block }),
    };
  });
}
