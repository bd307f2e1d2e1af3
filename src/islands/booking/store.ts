import { atom } from 'nanostores';
import {
  addTicket,
  firstSlot,
  isTimed,
  removeTicket,
  type Selection,
  type Ticket,
} from '../../lib/booking/choice.ts';
import type { OfferGroup } from '../../lib/booking/offer.ts';
import type { CartOrder } from '../../lib/booking/order.ts';
import { WIDGET_CLOSE_DELAY_MS } from '../../lib/constants.ts';
import type { OrderResult, SendOrder, Summary } from './api.ts';

/*
 * The state of the open widget. There is one of everything, because
 * one widget is open at a time on a page; the components only show it.
 */

export type Step = 'main' | 'discounts' | 'timeslots';

interface Session {
  readonly event: number | null;
  /** Most tickets of one order of the event; there while the widget is open. */
  readonly most?: number;
}

/**
 * The event whose widget is open, null: none is. Each opening and closing is an object
 * of its own: what was begun before one of them compares it and ends.
 */
export const $session = atom<Session>({ event: null });
export const $step = atom<Step>('main');
/** The seat group whose discounts are shown, by its `seat_group`. */
export const $group = atom<string | null>(null);
export const $selection = atom<Selection>([]);
/** The chosen time slot, by its `block_id`. */
export const $slot = atom<string | null>(null);
export const $summary = atom<Summary | null>(null);

/** Opens the widget of an event; another one that is open is thereby closed. */
export function open(event: number, groups: readonly OfferGroup[], most: number): void {
  $session.set({ event, most });
  back();
  $selection.set([]);
  $slot.set(isTimed(groups) ? (firstSlot(groups)?.block_id ?? null) : null);
}

/** The selection is forgotten at once, step and summary when the widget is out of sight. */
export function close(): void {
  const session = { event: null };
  $session.set(session);
  $selection.set([]);
  setTimeout(() => $session.get() === session && back(), WIDGET_CLOSE_DELAY_MS);
}

export function toDiscounts(seatGroup: string): void {
  $group.set(seatGroup);
  $step.set('discounts');
}
export const toSlots = (): void => $step.set('timeslots');
/** From a step or a summary to the choice, with what is left of it. */
export const back = (): void => {
  $summary.set(null);
  $step.set('main');
};

export const add = (ticket: Ticket): void => $selection.set(addTicket($selection.get(), ticket));
export const remove = (ticket: Ticket): void =>
  $selection.set(removeTicket($selection.get(), ticket));
export const chooseSlot = (block: string | null): void => $slot.set(block);

/**
 * The keys of orders whose answer never came, by the order: sent again under the same
 * key, the server does it once.
 */
const unansweredKeys = new Map<string, string>();

async function sendOnce(order: CartOrder, sendOrder: SendOrder): Promise<OrderResult> {
  const json = JSON.stringify(order);
  const key = unansweredKeys.get(json) ?? crypto.randomUUID();
  unansweredKeys.set(json, key);
  const result = await sendOrder(order, key);
  if (result.isAnswered) unansweredKeys.delete(json);
  return result;
}

/**
 * Puts the choice into the cart, one seat group after the other. What came
 * in is no longer chosen; what did not stays, to be changed or tried again.
 */
export async function send(orders: readonly CartOrder[], sendOrder: SendOrder): Promise<void> {
  if (orders.length === 0 || $summary.get()?.state === 'loading') return;
  const session = $session.get();
  $summary.set({ state: 'loading' });
  const results: OrderResult[] = [];
  for (const order of orders) {
    // One that did not answer is not waited for again.
    const unanswered = results.find(({ isAnswered }) => !isAnswered);
    const result = unanswered ? { ...unanswered, order } : await sendOnce(order, sendOrder);
    // Who has closed the widget wants no more of it.
    if ($session.get() !== session) return;
    results.push(result);
    if (result.cart)
      $selection.set(
        $selection.get().filter(({ ticket }) => ticket.seat_group !== order.seat_group),
      );
  }
  $summary.set({ state: 'done', results });
}
