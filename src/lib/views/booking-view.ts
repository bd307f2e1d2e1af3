import type { Link } from './event-view.ts';
import type { Offer } from '../booking/offer.ts';

/** What the event's page shows of tickets. */
export interface BookingView {
  /** What can be chosen right here; null: nothing, for the reason that `noTicket` gives. */
  readonly offer: Offer | null;
  /** The page where the form stands by itself, and where it is sent. */
  readonly path: string;
  /** Why there is no ticket, in words; empty where there is one. */
  readonly noTicket: string;
  /** The shop's own page, where nothing can be chosen here. */
  readonly outside: Link | null;
  /** An entry for the visitor's calendar: the start of the sale. */
  readonly reminder: Link | null;
  /** The waiting list, for what is sold out or not on sale yet. */
  readonly waiting: Link | null;
}

/** What a visitor filled in, and what is wrong with it. */
export interface BookingForm {
  /** Tickets by the id of their price. */
  readonly amounts: Readonly<Record<string, number>>;
  /** The chosen time slot, by its `block_id`. */
  readonly slot: string | null;
  /** By the name of a field of the form, or `_` for the whole. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** What the shop did not give, with its reason; a sentence each. */
  readonly rejected: readonly string[];
}

/** The form's fields. */
export const ticketField = (price: string): string => `tickets-${price}`;
export const SLOT_FIELD = 'slot';

/** What is in the cart, as the summary page tells it. */
export interface CartView {
  readonly state: 'empty' | 'full' | 'over' | 'silent' | 'offline';
  /** «2 Karten» */
  readonly amount: string;
  /** «reserviert bis 20:15 Uhr, noch 14 Minuten» */
  readonly until: string;
  readonly items: readonly {
    readonly title: string;
    /** «2 × Vollpreis» */
    readonly tickets: string;
    /** Seats, day, time and place; line by line where the shop says it so. */
    readonly text: string;
    readonly amount: string;
  }[];
  readonly total: string;
  /** The cart in the shop; null: there is none. */
  readonly href: string | null;
  /** The form was sent just now, and this came into the cart; empty: a later visit. */
  readonly added: string;
  /** «Ihre Karten sind für die nächsten 15 Minuten reserviert.»; empty when it is less already. */
  readonly held: string;
  /** What was asked for and did not come in, a sentence each. */
  readonly rejected: readonly string[];
  /** Back to the event that it was about. */
  readonly back: Link | null;
  readonly notes: readonly string[];
}
