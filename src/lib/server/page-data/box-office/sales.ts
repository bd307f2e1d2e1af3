import { seatGroupSchema, type SeatGroup } from '../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import { isHidden } from '../../../booking/hidden.ts';
import { instantText } from '../../../dates/dates.ts';
import { formatAmount } from '../../../money.ts';
import { soldSeats, type SoldSeats } from '../../repositories/box-office/sold-seats.ts';
import { priceName } from '../../services/booking/price-name.ts';
import { seatsOf } from '../../services/test-shop/stock.ts';
import type { PageContext } from '../page/page-context.ts';

/** The seats of one group. Null: nobody says. */
export interface GroupSales {
  readonly name: string;
  readonly features: SeatGroup['features'];
  readonly seats: number | null;
  readonly sold: number | null;
  readonly reserved: number | null;
  readonly free: number | null;
}

/** How the sale of an event stands. */
export interface EventSales {
  readonly groups: readonly GroupSales[];
  readonly prices: readonly { readonly name: string; readonly sold: number }[];
  /** The shop was asked and did not answer: what it would say is not known. */
  readonly isSilent: boolean;
}

const NOTHING: EventSales = { groups: [], prices: [], isSilent: false };

const groupsOf = (event: EventEntity): readonly SeatGroup[] =>
  event.seat_groups
    .map((group) => seatGroupSchema.parse(group))
    .filter((group) => !isHidden(group));

const sumOf = (rows: readonly SoldSeats[], key: 'sold' | 'reserved'): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

/** Seats of a group, as often as it is sold in time slots. */
const allSeats = (group: SeatGroup): number =>
  seatsOf(group) * Math.max(1, group.timeslots.filter((slot) => !isHidden(slot)).length);

/** By the rows of the venue's own shop. */
function ownSales(
  event: EventEntity,
  rows: readonly SoldSeats[],
  { t, locale }: PageContext,
): EventSales {
  const groups = groupsOf(event);
  const names = new Map(
    groups.flatMap((group) =>
      group.prices.map(({ sale_type_id: type, text }) => [`${group.seat_group} ${type}`, text]),
    ),
  );
  const soldByName = new Map<string, number>();
  for (const { seat_group: group, sale_type_id: type, price, sold } of rows) {
    const text = names.get(`${group} ${type}`);
    const name = [text && priceName(text, t), formatAmount(price, locale)]
      .filter(Boolean)
      .join(', ');
    if (sold > 0) soldByName.set(name, (soldByName.get(name) ?? 0) + sold);
  }
  return {
    isSilent: false,
    prices: [...soldByName].map(([name, sold]) => ({ name, sold })),
    groups: groups.map((group) => {
      const own = rows.filter((row) => row.seat_group === group.seat_group);
      const [seats, sold, reserved] = [allSeats(group), sumOf(own, 'sold'), sumOf(own, 'reserved')];
      const free = Math.max(0, seats - sold - reserved);
      const name = priceName(group.text, t);
      return { name, features: group.features, seats, sold, reserved, free };
    }),
  };
}

/** By what another shop says is left; how much it sold it does not say. */
async function otherSales(
  event: EventEntity,
  idJet: string,
  { app, t }: PageContext,
): Promise<EventSales> {
  const stock = await app.shop.availability(idJet);
  if (!stock.ok) return { ...NOTHING, isSilent: true };
  return {
    isSilent: false,
    prices: [],
    groups: groupsOf(event).map((group) => {
      const own = stock.value.filter(({ seat_group: name }) => name === group.seat_group);
      return {
        name: priceName(group.text, t),
        features: group.features,
        seats: group.seats === null ? null : allSeats(group),
        sold: null,
        reserved: null,
        free: own.length === 0 ? null : own.reduce((sum, { left }) => sum + left, 0),
      };
    }),
  };
}

/** How the sale of some events stands, by their id. */
export async function salesOf(
  events: readonly EventEntity[],
  context: PageContext,
): Promise<ReadonlyMap<number, EventSales>> {
  const { app, now } = context;
  const sold = events.flatMap(({ id_jet: idJet }) => idJet ?? []);
  if (app.testShop !== null) {
    const rows = await soldSeats(app.database.db, sold, instantText(now));
    return new Map(
      events.map((event) => [
        event.id,
        event.id_jet === null
          ? NOTHING
          : ownSales(
              event,
              rows.filter((row) => row.id_jet === event.id_jet),
              context,
            ),
      ]),
    );
  }
  // All at once: the shop is somewhere else, and answers each by itself.
  const answers = events.map(
    async (event) =>
      [
        event.id,
        event.id_jet === null ? NOTHING : await otherSales(event, event.id_jet, context),
      ] as const,
  );
  return new Map(await Promise.all(answers));
}

/** A figure over all groups; null where one of them is not known, or there is none. */
export const totalOf = (
  { groups }: EventSales,
  key: 'seats' | 'sold' | 'reserved' | 'free',
): number | null =>
  groups.length === 0 || groups.some((group) => group[key] === null)
    ? null
    : groups.reduce((sum, group) => sum + (group[key] ?? 0), 0);
