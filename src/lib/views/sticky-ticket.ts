import type { EventDetailView } from './event-detail-view.ts';

/** The ticket button at the edge of the window. */
export interface StickyTicket {
  readonly href: string;
  /** The event whose tickets are chosen right there; undefined: the button leads to the shop. */
  readonly book?: number;
}

/**
 * LY-13: the way to the event in the shop or, with quick-buy, to choosing tickets
 * right there; null where there is nothing to be had.
 */
export function stickyTicket(
  { event, booking }: Pick<EventDetailView, 'event' | 'booking'>,
  hasQuickBuy: boolean,
): StickyTicket | null {
  const { offer, path, outside } = booking;
  if (offer !== null && offer.isShopOnline)
    return hasQuickBuy ? { href: path, book: event.id } : { href: offer.ticketUrl ?? '#tickets' };
  return outside === null ? null : { href: outside.href };
}
