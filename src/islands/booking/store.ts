import { atom } from 'nanostores';
import {
  added,
  firstSlot,
  isTimed,
  removed,
  type Selection,
  type Ticket,
} from '../../lib/booking/choice.ts';
import type { OfferGroup } from '../../lib/booking/offer.ts';
import type { CartOrder } from '../../lib/booking/order.ts';
import { WIDGET_CLOSE_DELAY_MS } from '../../lib/constants.ts';
import type { Outcome, Post, Summary } from './summary.ts';

/*
 * What the open widget knows (BK-01 … BK-07). There is one of everything, because
 * one widget is open at a time on a page; the components only show it.
 */

export type Step = 'main' | 'discounts' | 'timeslots';

/** Id of the event whose widget is open; null: none is. */
export const $open = atom<number | null>(null);
export const $step = atom<Step>('main');
/** The seat group whose discounts are shown, by its `seat_group`. */
export const $group = atom<string | null>(null);
export const $selection = atom<Selection>([]);
/** The chosen time slot, by its `block_id`. */
export const $slot = atom<string | null>(null);
export const $summary = atom<Summary | null>(null);

let resetting: ReturnType<typeof setTimeout> | undefined;
/** Counts what was opened: an answer that comes after the widget was closed is not shown. */
let opened = 0;

function reset(): void {
  clearTimeout(resetting);
  $summary.set(null);
  $step.set('main');
}

/** Opens the widget of an event; another one that is open is thereby closed (BK-01). */
export function open(event: number, groups: readonly OfferGroup[]): void {
  opened += 1;
  reset();
  $selection.set([]);
  $slot.set(isTimed(groups) ? (firstSlot(groups)?.block_id ?? null) : null);
  $open.set(event);
}

/** BK-02: what was chosen is forgotten at once, the rest when the widget is out of sight. */
export function close(): void {
  opened += 1;
  $open.set(null);
  $selection.set([]);
  clearTimeout(resetting);
  resetting = setTimeout(reset, WIDGET_CLOSE_DELAY_MS);
}

export function toDiscounts(seatGroup: string): void {
  $group.set(seatGroup);
  $step.set('discounts');
}
export const toSlots = (): void => $step.set('timeslots');
/** From a step to the choice, and from a summary that told of something to what is left of it. */
export const back = (): void => {
  $summary.set(null);
  $step.set('main');
};

export const add = (ticket: Ticket): void => $selection.set(added($selection.get(), ticket));
export const remove = (ticket: Ticket): void => $selection.set(removed($selection.get(), ticket));
export const chooseSlot = (block: string | null): void => $slot.set(block);

/**
 * The keys of calls whose answer never came, by what they asked for: asked again
 * under the same key, the house does it once.
 */
const unanswered = new Map<string, string>();

async function ask(order: CartOrder, post: Post): Promise<Outcome> {
  const what = JSON.stringify(order);
  const key = unanswered.get(what) ?? crypto.randomUUID();
  unanswered.set(what, key);
  const outcome = await post(order, key);
  if (outcome.isAnswered) unanswered.delete(what);
  return outcome;
}

/**
 * BK-06: puts the choice into the cart, one seat group after the other. What came
 * in is no longer chosen; what did not stays, to be changed or tried again (BK-07).
 */
export async function send(orders: readonly CartOrder[], post: Post): Promise<void> {
  if (orders.length === 0 || $summary.get()?.state === 'loading') return;
  const run = opened;
  $summary.set({ state: 'loading' });
  const outcomes: Outcome[] = [];
  for (const order of orders) {
    // Who has closed the widget wants no more of it.
    if (opened !== run) return;
    // One that did not answer is not waited for again.
    const silent = outcomes.find(({ isAnswered }) => !isAnswered);
    const outcome = silent ? { ...silent, order } : await ask(order, post);
    outcomes.push(outcome);
    if (outcome.answer && opened === run)
      $selection.set(
        $selection.get().filter(({ ticket }) => ticket.seat_group !== order.seat_group),
      );
  }
  if (opened === run) $summary.set({ state: 'told', outcomes });
}
