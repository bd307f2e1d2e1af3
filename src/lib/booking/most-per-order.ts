import { MOST_TICKETS } from '../constants.ts';

/** BK-14: the most tickets of an event in one order. */
export const mostPerOrder = (event: { readonly most_per_order: number | null }): number =>
  event.most_per_order ?? MOST_TICKETS;

/** The most tickets of an event that can be waited for: one offer is one order. */
export const mostToWaitFor = (event: { readonly most_per_order: number | null }): number =>
  Math.min(MOST_TICKETS, mostPerOrder(event));
