import type { Kysely } from 'kysely';
import type { SeatGroup } from '../../../../content/records/event-parts.ts';
import { sumOf } from '../../../booking/price.ts';
import { slotStart } from '../../../booking/slots.ts';
import type { Locale } from '../../../constants.ts';
import { dayOf, formatDay, formatTime } from '../../../dates/dates.ts';
import { translator, type Translate } from '../../../i18n/translator.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { Database } from '../../db/schema.ts';
import type { ShopSeatRow } from '../../db/tables/shop-schema.ts';
import { eventsByJet, type ShopEvent } from '../../repositories/shop-events.ts';
import type { SeatLine } from '../../repositories/shop-seats.ts';
import { lineKey } from '../booking/cart-units.ts';
import { placeName } from '../programme/place.ts';
import { priceName } from '../booking/price-name.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import type { ReferenceData } from '../records/reference-data.ts';
import { spansOf } from './places.ts';

/** Tickets of one event, seat group and price, in words of one language. */
export interface CartLine {
  readonly line: SeatLine;
  readonly title: string;
  /** The event's page; null when it is not public any more. */
  readonly href: string | null;
  /** Day and time. */
  readonly when: string;
  /** Venue and room; empty when they are gone. */
  readonly place: string;
  readonly group: string;
  /** «Reihe 4, Platz 12–13»; empty where seats are not numbered. */
  readonly seats: string;
  readonly price_text: string;
  readonly quantity: number;
  /** Decimal amount of all of them. */
  readonly total: string;
}

/** Row and seat numbers as a text. @param seats in rising order */
export function seatNames(
  seats: readonly number[],
  rowLength: number | null,
  t: Translate,
): string {
  if (rowLength === null) return '';
  return spansOf(seats, rowLength)
    .map(({ row, from, to }) =>
      from === to ? t('shop:seat', { row, from }) : t('shop:seats', { row, from, to }),
    )
    .join('; ');
}

function whenOf(event: ShopEvent, group: SeatGroup | undefined, block: string, locale: Locale) {
  const slot = group?.timeslots.find(({ block_id: id }) => id === block);
  const [first, last] = [dayOf(event.date_start), dayOf(event.date_end ?? event.date_start)];
  // The ticket is valid at this time on any day on which the event is open.
  if (slot !== undefined && first !== last)
    return translator(locale)('shop:anyDay', {
      time: formatTime(slotStart(slot, event), locale),
      to: formatDay(last, locale, 'long'),
    });
  const day = formatDay(first, locale, 'full');
  if (slot !== undefined) return `${day}, ${formatTime(slotStart(slot, event), locale)}`;
  return event.all_day ? day : `${day}, ${formatTime(event.date_start, locale)}`;
}

/** Seats of a cart or an order, in words. */
export async function linesOf(
  db: Kysely<Database>,
  data: ReferenceData,
  seats: readonly ShopSeatRow[],
  locale: Locale,
): Promise<readonly CartLine[]> {
  const t = translator(locale);
  const events = await eventsByJet(db, [...new Set(seats.map(({ id_jet: id }) => id))]);
  return [...Map.groupBy(seats, lineKey).values()].flatMap((rows): CartLine[] => {
    const [row] = rows;
    if (row === undefined) return [];
    const { id_jet, seat_group, block_id, sale_type_id } = row;
    const event = events.get(id_jet);
    const group = event?.seat_groups.find((candidate) => candidate.seat_group === seat_group);
    const price = group?.prices.find((candidate) => candidate.sale_type_id === sale_type_id);
    const numbers = rows.map(({ seat }) => seat);
    return [
      {
        line: { id_jet, seat_group, block_id, sale_type_id },
        title: event === undefined ? t('shop:gone') : textIn(event.title, locale),
        href: event?.is_online === true ? detailPath('event', event, locale) : null,
        when: event === undefined ? '' : whenOf(event, group, block_id, locale),
        place: event === undefined ? '' : placeName(data, event.room, locale),
        group: group === undefined ? seat_group : priceName(group.text, t),
        seats: seatNames(numbers, group?.row_length ?? null, t),
        price_text: price === undefined ? sale_type_id : priceName(price.text, t),
        quantity: rows.length,
        total: totalOf(rows),
      },
    ];
  });
}

/** What some seats cost together, a decimal amount. */
export const totalOf = (seats: readonly Pick<ShopSeatRow, 'price'>[]): string =>
  sumOf(seats.map(({ price }) => ({ price, amount: 1 })));
