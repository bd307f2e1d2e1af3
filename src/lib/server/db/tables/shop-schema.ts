import type { Generated } from 'kysely';

/** A cart of the test shop. `held`: for an offer of the waiting list that is not claimed yet. */
export interface ShopCartRow {
  /** Random: it gives access to the cart. */
  id: string;
  locale: string;
  created_at: string;
  reserved_until: string;
  state: 'open' | 'held' | 'ordered';
}

/** A seat that is taken; free ones have no row. */
export interface ShopSeatRow {
  id_jet: string;
  seat_group: string;
  /** The time slot; empty where there are none. */
  block_id: string;
  /** Place in the seat group, from 0. */
  seat: number;
  cart: string;
  sale_type_id: string;
  /** Decimal amount with all fees. */
  price: string;
  /** Null: sold. */
  held_until: string | null;
}

export interface ShopOrderRow {
  id: Generated<number>;
  number: string;
  cart: string;
  email: string;
  name: string;
  total: string;
  ordered_at: string;
  /** Hash of the visitor's cookie, for the second of two clicks; null: none was there. */
  visitor: string | null;
}

/** How the sale of an event goes, where it is worth a word. */
export interface ShopLevelRow {
  id_jet: string;
  level: 'few_left' | 'sold_out';
}

/** A request to the cart that must not be done twice, with what it was answered. */
export interface BookingRequestRow {
  key: string;
  at: string;
  answer: string | null;
}

/** Tickets of one event in one cart, and who reserved them; until bought or given back. */
export interface ReservationRow {
  /** The cart's key in its shop; while the shop is asked, a random one. */
  cart: string;
  id_jet: string;
  /** Id of the visitor's cookie. */
  visitor: string;
  /** Hash of the client address. */
  network: string;
  /** 1: the visitor's cookie had not come back yet. */
  is_newcomer: number;
  tickets: number;
  reserved_until: string;
}

export interface WaitingEntryRow {
  id: Generated<number>;
  token: string;
  event: number;
  email: string;
  tickets: number;
  /** JSON: what the seats have to offer, and a note in people's own words (lib/booking/waiting.ts). */
  needs: string;
  locale: string;
  state: 'asked' | 'confirmed' | 'offered' | 'served' | 'left';
  asked_at: string;
  confirmed_at: string | null;
  offered_until: string | null;
  cart: string | null;
}

export interface ShopTables {
  shop_cart: ShopCartRow;
  shop_seat: ShopSeatRow;
  shop_order: ShopOrderRow;
  shop_level: ShopLevelRow;
  booking_request: BookingRequestRow;
  reservation: ReservationRow;
  waiting_entry: WaitingEntryRow;
}
