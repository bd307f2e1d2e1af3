import { ordersOf } from '../../../booking/choice.ts';
import type { CartOrder } from '../../../booking/order.ts';
import type { Offer, OfferGroup } from '../../../booking/offer.ts';
import { SLOT_FIELD, ticketField, type BookingForm } from '../../../views/booking-view.ts';
import { MOST_TICKETS } from '../../../constants.ts';
import type { Translate } from '../../../i18n/translator.ts';

/** What a form without scripts asks for: one call for each seat group (BK-06). */
export interface GroupOrder {
  readonly group: OfferGroup;
  readonly order: CartOrder;
}

export interface ReadForm {
  readonly form: BookingForm;
  /** Empty when anything is wrong. */
  readonly orders: readonly GroupOrder[];
}

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value.trim() : '';

/** A whole number of tickets; null for anything else. */
const amountIn = (text: string): number | null =>
  text === '' ? 0 : /^\d{1,3}$/u.test(text) ? Number(text) : null;

function ordersIn(offer: Offer, amounts: BookingForm['amounts'], slot: string | null) {
  const selection = offer.seatGroups
    .flatMap(({ prices }) => prices)
    .map((ticket) => ({ ticket, amount: amounts[ticket.id] ?? 0 }))
    .filter(({ amount }) => amount > 0);
  return ordersOf(selection, offer, slot).flatMap((order): GroupOrder[] => {
    const group = offer.seatGroups.find(({ seat_group: name }) => name === order.seat_group);
    return group === undefined ? [] : [{ group, order }];
  });
}

/** Reads the booking form; every mistake stands at its field, and what was filled in is kept. */
export function readBookingForm(offer: Offer, data: FormData, t: Translate): ReadForm {
  const amounts: Record<string, number> = {};
  const mistakes: Record<string, string> = {};
  for (const { id } of offer.seatGroups.flatMap(({ prices }) => prices)) {
    const amount = amountIn(textOf(data.get(ticketField(id))));
    if (amount === null || amount > MOST_TICKETS)
      mistakes[ticketField(id)] = t('booking:mistake.amount', { most: MOST_TICKETS });
    else amounts[id] = amount;
  }
  const known = new Set(offer.seatGroups.flatMap(({ prices }) => prices.map(({ id }) => id)));
  const prefix = ticketField('');
  // Tickets of another event, or of a group that has just been taken out of the sale.
  for (const [name, value] of data)
    if (name.startsWith(prefix) && !known.has(name.slice(prefix.length)) && textOf(value) !== '0')
      mistakes['_'] ??= t('booking:mistake.price');
  const slot = textOf(data.get(SLOT_FIELD)) || null;
  const sum = Object.values(amounts).reduce((all, amount) => all + amount, 0);
  const orders = ordersIn(offer, amounts, slot);
  if (Object.keys(mistakes).length === 0) {
    if (sum === 0) mistakes['_'] = t('booking:mistake.nothing');
    if (sum > MOST_TICKETS) mistakes['_'] = t('booking:mistake.tooMany', { most: MOST_TICKETS });
  }
  const isTimed = orders.some(({ group }) => group.timeslots.length > 0);
  const slots = orders.flatMap(({ group }) => group.timeslots.map(({ block_id: block }) => block));
  if (isTimed && slot === null) mistakes[SLOT_FIELD] = t('booking:mistake.noSlot');
  else if (isTimed && !slots.includes(slot)) mistakes[SLOT_FIELD] = t('booking:mistake.slotOver');
  return {
    form: { amounts, slot, mistakes, refused: [] },
    orders: Object.keys(mistakes).length === 0 ? orders : [],
  };
}
