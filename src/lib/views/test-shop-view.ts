import type { Link } from './event-view.ts';

/** Tickets of one event, seat group and price, as the test shop's pages show them. */
export interface ShopLineView {
  /** What its button sends. */
  readonly key: string;
  readonly title: string;
  readonly href: string | null;
  /** Day, time and place. */
  readonly when: string;
  /** Seat group and seats. */
  readonly seats: string;
  /** «2 × Vollpreis» */
  readonly tickets: string;
  /** As people read it: «60 €». */
  readonly total: string;
}

/** What is paid at the checkout. */
export interface CheckOutView {
  readonly lines: readonly ShopLineView[];
  readonly total: string;
  /** «reserviert bis 20:15 Uhr, noch 12 Minuten» */
  readonly until: string;
  /** The same as an instant, for scripts. */
  readonly end: string;
  readonly note: string;
  /** Back to the cart. */
  readonly cart: string;
  /** Where the form is sent. */
  readonly path: string;
}

export interface ShopEventView {
  readonly title: string;
  readonly when: string;
  readonly eventId: number;
  /** Where tickets are chosen, and the event's own page. */
  readonly book: Link;
  readonly event: Link;
}

export interface ShopOrderView {
  /** `asked`: its key is missing; `silent`: it could not be found out. */
  readonly state: 'open' | 'asked' | 'wrong' | 'tooMany' | 'silent';
  readonly number: string;
  readonly lines: readonly ShopLineView[];
  readonly total: string;
  readonly path: string;
}

/** What was filled in at the till, and what is wrong with it by field. */
export interface CheckOutForm {
  readonly name: string;
  readonly email: string;
  readonly payment: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
}
