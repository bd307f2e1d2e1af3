import type { SeatFeature } from '../../content/records/event-parts.ts';

/**
 * What can be booked of one event, in one language: the form without scripts and
 * the widget show the same. Field names that the ticketing system has too are
 * spelled as there (spec §3, booking data).
 */
export interface Offer {
  readonly event: number;
  readonly title: string;
  readonly dateStart: string;
  /** Day, time and place, as one line. */
  readonly when: string;
  readonly idJet: string;
  /** The event in the shop itself; null where there is no such page. */
  readonly ticketUrl: string | null;
  /** False: the webshop is offline, and only `ticketUrl` is left. */
  readonly isShopOnline: boolean;
  /** The groups on sale; hidden ones are left out. */
  readonly seatGroups: readonly OfferGroup[];
  /** Most tickets of one order. */
  readonly most: number;
  /** The same in words. */
  readonly maxText: string;
  /** Fees, VAT, conditions: notes on all prices, a sentence each. */
  readonly notes: readonly string[];
}

export interface OfferGroup {
  readonly id: string;
  readonly seat_group: string;
  readonly status: string;
  /** As people read it in the language of the offer. */
  readonly label: string;
  readonly features: readonly { readonly key: SeatFeature; readonly label: string }[];
  /** Seats left; null where it is unknown or there are enough. 0: sold out. */
  readonly left: number | null;
  /** «noch 4 Plätze», «ausverkauft»; empty where there are enough. */
  readonly leftText: string;
  readonly prices: readonly OfferPrice[];
  readonly timeslots: readonly OfferSlot[];
}

export interface OfferPrice {
  readonly id: string;
  readonly sale_type_id: string;
  readonly seat_group: string;
  /** Decimal amount with all fees, `25.00`. */
  readonly price: string;
  /** As people read it: «25 €». */
  readonly amount: string;
  /** Of the ticketing system; «Vollpreis» is the main price. */
  readonly text: string;
  readonly label: string;
  /** Reduced prices can be had beside it. */
  readonly has_discounts: boolean;
  /**
   * The sale type of the companion's free ticket, of which each one at this price brings
   * one along; null: nobody comes along.
   */
  readonly companion: string | null;
  /** What buttons are called that change the number: «Kategorie 1, Vollpreis: eine Karte mehr». */
  readonly steps: { readonly name: string; readonly more: string; readonly less: string };
  /** Who gets it and what to bring; empty for the full price. */
  readonly condition: string;
}

export interface OfferSlot {
  readonly id: string;
  readonly time_start: string;
  readonly status: string;
  readonly block_id: string | null;
  /** «11:30 Uhr» */
  readonly label: string;
  readonly left: number | null;
  readonly leftText: string;
}
