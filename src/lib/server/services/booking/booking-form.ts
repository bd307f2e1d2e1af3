import type { FormValues } from '../../../forms/form-values.ts';
import { ordersOf, seatsOf } from '../../../booking/choice.ts';
import type { CartOrder } from '../../../booking/order.ts';
import type { Offer, OfferGroup, OfferPrice } from '../../../booking/offer.ts';
import { SLOT_FIELD, ticketField, type BookingForm } from '../../../views/booking-view.ts';
import type { Translate } from '../../../i18n/translator.ts';

/** An order of a form without scripts: one for each seat group. */
export interface GroupOrder {
  readonly group: OfferGroup;
  readonly order: CartOrder;
}

export interface ParsedBookingForm {
  readonly form: BookingForm;
  /** Empty when anything is wrong. */
  readonly orders: readonly GroupOrder[];
}

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value.trim() : '';

/** A whole number of tickets; null for anything else. */
const amountIn = (text: string): number | null =>
  text === '' ? 0 : /^\d{1,3}$/u.test(text) ? Number(text) : null;

/** The most of a price that one order can have: tickets, or pairs. */
const mostOf = (price: Pick<OfferPrice, 'companion'>, { most }: Pick<Offer, 'most'>) =>
  Math.floor(most / seatsOf(price));

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

/** Parses the booking form; messages are by field, and the input is returned for the form. */
export function readBookingForm(offer: Offer, data: FormValues, t: Translate): ParsedBookingForm {
  const amounts: Record<string, number> = {};
  const fieldErrors: Record<string, string> = {};
  const prices = offer.seatGroups.flatMap((group) => group.prices);
  for (const price of prices) {
    const field = ticketField(price.id);
    const amount = amountIn(textOf(data.get(field)));
    const most = mostOf(price, offer);
    if (amount === null || amount > most)
      fieldErrors[field] = t('booking:fieldError.amount', { most });
    else amounts[price.id] = amount;
  }
  const offeredIds = new Set(prices.map(({ id }) => id));
  const prefix = ticketField('');
  // Tickets of another event, or of a group that is not on sale any more.
  for (const [name, value] of data.entries())
    if (
      name.startsWith(prefix) &&
      !offeredIds.has(name.slice(prefix.length)) &&
      textOf(value) !== '0'
    )
      fieldErrors['_'] ??= t('booking:fieldError.price');
  const slot = textOf(data.get(SLOT_FIELD)) || null;
  const sum = prices.reduce((all, price) => all + (amounts[price.id] ?? 0) * seatsOf(price), 0);
  const orders = ordersIn(offer, amounts, slot);
  if (Object.keys(fieldErrors).length === 0) {
    if (sum === 0) fieldErrors['_'] = t('booking:fieldError.nothing');
    if (sum > offer.most) fieldErrors['_'] = t('booking:fieldError.tooMany', { most: offer.most });
  }
  const isTimed = orders.some(({ group }) => group.timeslots.length > 0);
  const slots = orders.flatMap(({ group }) => group.timeslots.map(({ block_id: block }) => block));
  if (isTimed && slot === null) fieldErrors[SLOT_FIELD] = t('booking:fieldError.noSlot');
  else if (isTimed && !slots.includes(slot))
    fieldErrors[SLOT_FIELD] = t('booking:fieldError.slotOver');
  return {
    form: { amounts, slot, fieldErrors, rejected: [] },
    orders: Object.keys(fieldErrors).length === 0 ? orders : [],
  };
}
