import type { Price, SeatGroup } from '../../content/records/event-parts.ts';
import { MAIN_PRICE_TEXT } from '../constants.ts';

/*
 * A wheelchair place and the companion's seat beside it are sold as one. A seat group
 * is of that kind where it has companion's seats, a price to pay and one that is free.
 */

/** Seats of a pair: the first is for who pays, the second for who comes along. */
export const PAIR_SEATS = 2;

type PricedSeats = Pick<SeatGroup, 'features' | 'prices'>;

const isFree = ({ price }: Pick<Price, 'price'>): boolean => Number(price) === 0;

/** The companion's price of a seat group that is sold in pairs; null: any other group. */
export function companionPriceOf({ features, prices }: PricedSeats): Price | null {
  if (!features.includes('companion') || prices.every(isFree)) return null;
  return prices.find((price) => isFree(price) && price.text !== MAIN_PRICE_TEXT) ?? null;
}

/** Whether a pair has its two seats side by side. @param pair counted from 0 */
const isSideBySide = (pair: number, rowLength: number | null): boolean =>
  rowLength === null || (pair * PAIR_SEATS) % rowLength < rowLength - 1;

/** The pairs of a group's seats, which are numbered from 0; one that two rows would share is none. */
export function pairsIn({ seats, row_length: row }: Places): readonly number[] {
  const pairs = Array.from({ length: Math.floor(seats / PAIR_SEATS) }, (_, pair) => pair);
  return pairs.filter((pair) => isSideBySide(pair, row));
}

/** All seats of a group. */
interface Places {
  readonly seats: number;
  readonly row_length: number | null;
}
