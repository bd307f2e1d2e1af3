import { MAX_LAPSED, OPEN_RESERVATIONS, PLACE_SHARE } from '../../../constants.ts';
import type { ReservationRow } from '../../db/tables/shop-schema.ts';
import type { Visitor } from './visitor.ts';

/** Why no more can be reserved; a reason of the API, with texts in `shop-failure.ts`. */
export type LimitReason = 'most_per_order' | 'new_visitor' | 'visitor_limit' | 'place_limit';

/** Tickets of one event that a visitor asks for. */
export interface Claim {
  readonly visitor: Visitor;
  /** The key of the visitor's cart; null: a new one. */
  readonly cart: string | null;
  readonly idJet: string;
  readonly tickets: number;
  /** Most tickets of the event in one order. */
  readonly maxPerOrder: number;
  /** Seats of the whole event; null: not known. */
  readonly seats: number | null;
}

interface Holding {
  readonly carts: number;
  readonly tickets: number;
}

const ticketsIn = (rows: readonly ReservationRow[]): number =>
  rows.reduce((sum, { tickets }) => sum + tickets, 0);

/** What would be held with the claim. */
function withClaim(rows: readonly ReservationRow[], { cart, tickets }: Claim): Holding {
  const carts = new Set(rows.map((row) => row.cart));
  const isNewCart = cart === null || !carts.has(cart);
  return { carts: carts.size + (isNewCart ? 1 : 0), tickets: ticketsIn(rows) + tickets };
}

const isOver = (holding: Holding, most: Holding): boolean =>
  holding.carts > most.carts || holding.tickets > most.tickets;

/** Whether a visitor has an allowance of their own: the cookie came back, and was not abused. */
export function isNewcomer(rows: readonly ReservationRow[], visitor: Visitor, now: string) {
  const lapsed = rows.filter((row) => row.visitor === visitor.id && row.reserved_until <= now);
  return !visitor.isReturned || new Set(lapsed.map(({ cart }) => cart)).size >= MAX_LAPSED;
}

/**
 * Which limit a claim is over; null: none. Visitors whose cookie came back each have
 * their own allowance, so that many can buy behind one address; those without one share a
 * small one, so that who throws cookies away cannot hold a venue.
 * @param rows everything that the visitor, the place or the cart holds, with what lapsed
 * @param now an instant as it is stored
 */
export function limitOf(
  rows: readonly ReservationRow[],
  claim: Claim,
  now: string,
): LimitReason | null {
  const { visitor, cart, idJet, maxPerOrder, seats } = claim;
  const open = rows.filter((row) => row.reserved_until > now);
  const inCart = open.filter((row) => row.cart === cart && row.id_jet === idJet);
  if (ticketsIn(inCart) + claim.tickets > maxPerOrder) return 'most_per_order';
  const own = withClaim(
    open.filter((row) => row.visitor === visitor.id),
    claim,
  );
  const { visitor: ownMost, newcomers: newcomersMost, place: placeMost } = OPEN_RESERVATIONS;
  if (isOver(own, { ...ownMost, tickets: Math.max(ownMost.tickets, maxPerOrder) }))
    return 'visitor_limit';
  const there = open.filter((row) => row.network === visitor.network);
  const ofEvent = there.filter((row) => row.id_jet === idJet);
  const share = seats === null ? null : Math.max(maxPerOrder, Math.floor(seats * PLACE_SHARE));
  if (isOver(withClaim(there, claim), placeMost)) return 'place_limit';
  if (share !== null && ticketsIn(ofEvent) + claim.tickets > share) return 'place_limit';
  if (!isNewcomer(rows, visitor, now)) return null;
  const newcomers = there.filter((row) => row.is_newcomer === 1);
  if (!isOver(withClaim(newcomers, claim), newcomersMost)) return null;
  return visitor.isReturned ? 'place_limit' : 'new_visitor';
}
