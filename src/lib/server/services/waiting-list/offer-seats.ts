import { seatGroupSchema } from '../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import type { CartOrder } from '../../../booking/order.ts';
import { ordersFor } from '../../../booking/waiting-seats.ts';
import { WAITING_OFFER_MINUTES } from '../../../constants.ts';
import { SHOP_CODE, type Stock } from '../../ports/webshop.ts';
import type { WaitingEntry } from '../../repositories/visitors/waiting.ts';
import type { ReservedCart } from '../test-shop/reserve.ts';
import type { TestShop } from '../test-shop/test-shop.ts';

/** Seats for an entry of the waiting list, held in a cart. */
export interface SeatOffer {
  readonly entry: WaitingEntry;
  readonly cart: ReservedCart;
}

/** `none`: no seats fit; `stop`: the shop failed, so that no other entry can be served either. */
type HoldResult =
  { readonly kind: 'held'; readonly cart: ReservedCart } | { readonly kind: 'none' | 'stop' };

const stockKey = ({ seat_group: group, block_id: block }: CartOrder | Stock): string =>
  JSON.stringify([group, block ?? null]);

const ticketsOf = ({ quantities }: CartOrder): number =>
  quantities.reduce((sum, quantity) => sum + quantity, 0);

/** The seats of one event that are left while the entries of its waiting list are served. */
class SeatAllocation {
  readonly #shop: TestShop;
  readonly #left: Map<string, number>;

  constructor(shop: TestShop, stock: readonly Stock[]) {
    this.#shop = shop;
    this.#left = new Map(stock.map((key) => [stockKey(key), key.left]));
  }

  get isOver(): boolean {
    return [...this.#left.values()].every((left) => left === 0);
  }

  async hold(orders: readonly CartOrder[], entry: WaitingEntry): Promise<HoldResult> {
    for (const order of orders) {
      const tickets = ticketsOf(order);
      const key = stockKey(order);
      const left = this.#left.get(key) ?? 0;
      if (left < tickets) continue;
      const result = await this.#shop.hold(order, WAITING_OFFER_MINUTES, entry.locale);
      if (result.ok) {
        this.#left.set(key, left - tickets);
        return { kind: 'held', cart: result.value };
      }
      const { failure } = result;
      if (failure.kind === 'unreachable' || failure.code !== SHOP_CODE.notEnoughSeats)
        return { kind: 'stop' };
      // There are enough seats, but not side by side: nor are there for others with as many tickets.
      this.#left.set(key, tickets - 1);
    }
    return { kind: 'none' };
  }
}

/**
 * Holds seats for the entries of an event's waiting list, in order, where enough are left;
 * an entry that cannot be served keeps its position.
 * @param offer records the offer; false: the entry does not wait any more, and the seats are released
 */
export async function offerSeats(
  shop: TestShop,
  { event, waiting }: { readonly event: EventEntity; readonly waiting: readonly WaitingEntry[] },
  now: Date,
  offer: (offered: SeatOffer) => Promise<boolean>,
): Promise<void> {
  const { id_jet: idJet } = event;
  if (idJet === null || waiting.length === 0) return;
  const stock = await shop.availability(idJet);
  if (!stock.ok) return;
  const allocation = new SeatAllocation(shop, stock.value);
  const groups = event.seat_groups.map((group) => seatGroupSchema.parse(group));
  const saleEvent = { ...event, id_jet: idJet, seat_groups: groups };
  for (const entry of waiting) {
    if (allocation.isOver) return;
    const request = { tickets: entry.tickets, features: entry.needs.features };
    const result = await allocation.hold(ordersFor(saleEvent, request, now), entry);
    if (result.kind === 'stop') return;
    if (result.kind === 'held' && !(await offer({ entry, cart: result.cart })))
      await shop.cancel(result.cart.cart);
  }
}
