import type { EventDetailView } from './event-detail-view.ts';

/** The ticket button at the edge of the window. */
export interface StickyTicket {
  readonly href: string;
  /** The event whose tickets are chosen right there; undefined: the button leads to the shop. */
  readonly book?: number;
  /** When it is and from how much, in one short line. */
  readonly text: string;
}

/**
 * The way to the event in the shop or, with quick-buy, to choosing tickets
 * right there; null where there is nothing to be had.
 */
export function stickyTicket(
  { event, booking, shortDate }: Pick<EventDetailView, 'event' | 'booking' | 'shortDate'>,
  hasQuickBuy: boolean,
): StickyTicket | null {
  const { offer, path, outside } = booking;
  const text = [shortDate, event.price].filter(Boolean).join(' · ');
  if (offer !== null && offer.isShopOnline)
    return hasQuickBuy
      ? { href: path, book: event.id, text }
      : { href: offer.ticketUrl ?? '#tickets', text };
  return outside === null ? null : { href: outside.href, text };
}
