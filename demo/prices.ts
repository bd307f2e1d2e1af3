import type { EventStatus } from '../src/content/records/event.ts';
import type { Price, SeatGroup } from '../src/content/records/event-parts.ts';
import { tierOf, type PriceTier } from './price-tiers.ts';
import { ROOM_ACCESS, ROOM_ROWS, rooms, type RoomKey } from './rooms.ts';

/** Full cents of a share of a price; discounts go to the next 50 cents below. */
const reduced = (full: number, share: number): string =>
  (Math.floor(full * share * 2) / 2).toFixed(2);

export interface Pricing {
  readonly prices: Price[];
  readonly seat_groups: SeatGroup[];
}

type Tier = ReturnType<typeof tierOf>;
/** A seat group before it has its ids; `prices` are names and decimal amounts by their sale type. */
type Draft = Omit<SeatGroup, 'id' | 'seat_group' | 'prices' | 'timeslots'> & {
  readonly prices: readonly { readonly type: string; readonly text: string; price: string }[];
};

/** What is left of events of which few tickets are left. */
const FEW_SEATS_LEFT = 8;
const AISLE_SEATS = 24;
/** Two by two: a wheelchair and who comes along; an aisle seat and its neighbour. */
const PAIR = 2;
const COMPANION_TYPE = '9';

const seatsIn = (room: RoomKey): number => rooms.list[rooms.idOf(room) - 1]?.seats ?? 0;

const pricesOf = (tier: Tier, full: number) => [
  { type: '1', text: 'Vollpreis', price: full.toFixed(2) },
  ...tier.discounts.map(({ text, share }, index) => ({
    type: String(index + 2),
    text,
    price: reduced(full, share),
  })),
];

/** How many of the dearest seat groups are gone. */
function soldGroups(status: EventStatus | undefined, groups: number): number {
  if (status === 'sold_out' || status === 'cancelled') return groups;
  return status === 'few_left' ? groups - 1 : 0;
}

function ordinaryGroups(tier: Tier, room: RoomKey, status: EventStatus | undefined): Draft[] {
  const gone = soldGroups(status, tier.groups.length);
  return tier.groups.map(({ text, full, share = 1, isNumbered = false, features = [] }, index) => ({
    status: index < gone ? '0' : '1',
    text,
    seats: status === 'few_left' ? FEW_SEATS_LEFT : Math.round(seatsIn(room) * share),
    row_length: isNumbered ? ROOM_ROWS[room] : null,
    features: [...features],
    prices: pricesOf(tier, full),
  }));
}

/** Seats for those who need another one than most, where seats have numbers. */
function specialGroups(tier: Tier, room: RoomKey, status: EventStatus | undefined): Draft[] {
  if (!tier.groups.some(({ isNumbered }) => isNumbered)) return [];
  const isGone = status === 'sold_out' || status === 'cancelled';
  const second = tier.groups.length > 3 ? tier.groups[1] : undefined;
  const aisle: Draft[] = second
    ? [
        {
          status: isGone || status === 'few_left' ? '0' : '1',
          text: `${second.text}, am Gang`,
          seats: AISLE_SEATS,
          row_length: PAIR,
          features: ['aisle', 'step_free', 'assistance_dog'],
          prices: pricesOf(tier, second.full),
        },
      ]
    : [];
  const cheapest = Math.min(...tier.groups.map(({ full }) => full));
  const places = ROOM_ACCESS[room].wheelchair_places ?? 0;
  const wheelchair: Draft = {
    status: isGone ? '0' : '1',
    text: 'Rollstuhlplatz mit Begleitplatz',
    seats: PAIR * (status === 'few_left' ? 1 : places),
    row_length: PAIR,
    features: ['wheelchair', 'companion', 'step_free'],
    prices: [
      { type: '1', text: 'Vollpreis', price: cheapest.toFixed(2) },
      { type: COMPANION_TYPE, text: 'Begleitperson', price: '0.00' },
    ],
  };
  return places === 0 ? aisle : [...aisle, wheelchair];
}

/** The prices and seat groups of one event. @param status how its sale goes */
export function pricingOf(
  tierName: PriceTier,
  idJet: string,
  room: RoomKey,
  status: EventStatus | undefined,
): Pricing {
  const tier = tierOf(tierName);
  const drafts = [...ordinaryGroups(tier, room, status), ...specialGroups(tier, room, status)];
  const seat_groups = drafts.map(({ prices, ...draft }, index): SeatGroup => {
    const group = `${idJet}-${index + 1}`;
    return {
      ...draft,
      id: group,
      seat_group: group,
      prices: prices.map(({ type, text, price }) => ({
        id: `${group}-${type}`,
        price,
        sale_type_id: type,
        seat_group: group,
        text,
        name: draft.text,
        has_discounts: type === '1' && prices.length > 1,
      })),
      timeslots: (tier.slots ?? []).map((time_start, slot) => ({
        id: `${group}-t${slot + 1}`,
        time_start,
        // One slot of the day is always kept for school classes and hidden from the public.
        status: slot === 1 ? '0' : '1',
        block_id: `b${slot + 1}`,
      })),
    };
  });
  return { prices: seat_groups.flatMap((group) => group.prices), seat_groups };
}
