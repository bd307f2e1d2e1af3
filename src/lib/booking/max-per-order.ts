import { DEFAULT_MAX_TICKETS } from '../constants.ts';

/** The most tickets of an event in one order. */
export const maxPerOrder = (event: { readonly most_per_order: number | null }): number =>
  event.most_per_order ?? DEFAULT_MAX_TICKETS;

/** The most tickets of an event that can be waited for: one offer is one order. */
export const maxToWaitFor = (event: { readonly most_per_order: number | null }): number =>
  Math.min(DEFAULT_MAX_TICKETS, maxPerOrder(event));
