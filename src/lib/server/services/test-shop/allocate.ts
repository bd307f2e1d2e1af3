import type { SeatGroup } from '../../../../content/records/event-parts.ts';
import { companionPriceOf } from '../../../booking/pairs.ts';
import { partiesOf, type Ticket } from './check-order.ts';
import { findPairs, findPlaces, type Places } from './places.ts';
import { seatsOf } from './stock.ts';

type SeatedTicket = Ticket & { readonly seat: number };

/** Each ticket gets a pair of its own, also of somebody who comes alone: the seat beside it is nobody else's. */
function seatPairs(
  group: SeatGroup,
  places: Places,
  takenSeats: ReadonlySet<number>,
  all: readonly Ticket[],
): readonly SeatedTicket[] | null {
  const { tickets, companions } = partiesOf(group, all);
  const seats = findPairs(places, takenSeats, tickets.length);
  if (seats === null) return null;
  return seats.flatMap((seat, index) =>
    [tickets[index], companions[index]].flatMap((ticket, beside) =>
      ticket === undefined ? [] : [{ ...ticket, seat: seat + beside }],
    ),
  );
}

/**
 * Gives the tickets of an order their seats.
 * @returns null when there are not enough, or not enough side by side
 */
export function allocate(
  group: SeatGroup,
  takenSeats: ReadonlySet<number>,
  tickets: readonly Ticket[],
): readonly SeatedTicket[] | null {
  const places = { seats: seatsOf(group), rowLength: group.row_length };
  if (companionPriceOf(group) !== null) return seatPairs(group, places, takenSeats, tickets);
  const seats = findPlaces(places, takenSeats, tickets.length);
  return (
    seats &&
    tickets.flatMap((ticket, index) => {
      const seat = seats[index];
      return seat === undefined ? [] : [{ ...ticket, seat }];
    })
  );
}
