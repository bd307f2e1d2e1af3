import type { Link } from './event-view.ts';
import type { HallPlan } from '../booking/hall-plan.ts';
import type { Offer } from '../booking/offer.ts';

/** What the event's page shows of tickets. */
export interface BookingView {
  /** What can be chosen right here; null: nothing, for the reason that `noTicket` gives. */
  readonly offer: Offer | null;
  /** The hall of what can be chosen; null where no seat has a number. */
  readonly plan: HallPlan | null;
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

/** The fields of the cart's form: `line` and `tickets` once for each line, and which button was pressed. */
export const CART_FIELDS = {
  line: 'line',
  tickets: 'tickets',
  /** The line that is taken out. */
  remove: 'remove',
  /** All lines are. */
  all: 'all',
  /** On to the checkout. */
  pay: 'pay',
} as const;

/** How many tickets of a line there are to be, as its form asks. */
export interface LineForm {
  /** Names the line. */
  readonly key: string;
  /** Of the control. */
  readonly id: string;
  /** Whose number it is, for those who hear it alone: «Liederabend, Vollpreis». */
  readonly name: string;
  readonly value: string;
  /** How many there are. */
  readonly quantity: number;
  readonly most: number;
  /** What is wrong with what was filled in; empty: nothing. */
  readonly message: string;
}

/** A line of the cart. */
export interface CartItemView {
  /** Null: it can be changed in the shop only. */
  readonly form: LineForm | null;
  readonly title: string;
  /** «2 × Vollpreis» */
  readonly tickets: string;
  /** Seats, day, time and place; line by line where the shop says it so. */
  readonly text: string;
  readonly amount: string;
}

/** What is in the cart, as its page tells it. */
export interface CartView {
  /** `over`: its time ran out; `ordered`: it is paid; `silent`: the shop does not say. */
  readonly state: 'empty' | 'full' | 'over' | 'ordered' | 'silent' | 'offline';
  /** «2 Karten» */
  readonly amount: string;
  /** «reserviert bis 20:15 Uhr, noch 14 Minuten» */
  readonly until: string;
  /** The same as an instant, for scripts; empty: not known. */
  readonly end: string;
  /** What the end of its time means. */
  readonly endsWith: 'nothingOrdered' | 'elsewhere';
  /** `over`: what ended, and when, in words. */
  readonly ended: string;
  /** Where its form is sent. */
  readonly path: string;
  readonly items: readonly CartItemView[];
  readonly total: string;
  /** On to the checkout, or to the cart in the shop where more is not known; null: there is none. */
  readonly onward: Link | null;
  /** A change that could not be made, a sentence; empty: none. */
  readonly failed: string;
  /** What became of the cart just now; empty: this is a later visit. */
  readonly told: string;
  /** «Ihre Karten sind für die nächsten 15 Minuten reserviert.»; empty when it is less already. */
  readonly held: string;
  /** What was asked for and did not come in, a sentence each. */
  readonly rejected: readonly string[];
  /** Back to the event that it was about. */
  readonly back: Link | null;
  readonly notes: readonly string[];
}
