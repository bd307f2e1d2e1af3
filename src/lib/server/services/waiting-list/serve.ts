import { seatGroupSchema } from '../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import type { CartOrder } from '../../../booking/order.ts';
import { ordersFor } from '../../../booking/waiting-seats.ts';
import { WAITING_OFFER_MINUTES } from '../../../constants.ts';
import { SHOP_CODE, type Stock } from '../../ports/webshop.ts';
import type { WaitingEntry } from '../../repositories/waiting.ts';
import type { KeptCart } from '../test-shop/reserve.ts';
import type { TestShop } from '../test-shop/test-shop.ts';

/** Somebody whose turn it is, and the cart that is kept for them. */
export interface Offered {
  readonly entry: WaitingEntry;
  readonly cart: KeptCart;
}

/** `stop`: nobody else can be served either. */
type Try = { readonly kind: 'held'; readonly cart: KeptCart } | { readonly kind: 'none' | 'stop' };

const placeOf = ({ seat_group: group, block_id: block }: CartOrder | Stock): string =>
  JSON.stringify([group, block ?? null]);

const ticketsOf = ({ quantities }: CartOrder): number =>
  quantities.reduce((sum, one) => sum + one, 0);

/** What is known of the seats of one event while its list is gone through. */
class Round {
  readonly #shop: TestShop;
  readonly #left: Map<string, number>;

  constructor(shop: TestShop, stock: readonly Stock[]) {
    this.#shop = shop;
    this.#left = new Map(stock.map((place) => [placeOf(place), place.left]));
  }

  get isOver(): boolean {
    return [...this.#left.values()].every((left) => left === 0);
  }

  async hold(orders: readonly CartOrder[], entry: WaitingEntry): Promise<Try> {
    for (const order of orders) {
      const tickets = ticketsOf(order);
      const place = placeOf(order);
      const left = this.#left.get(place) ?? 0;
      if (left < tickets) continue;
      const held = await this.#shop.hold(order, WAITING_OFFER_MINUTES, entry.locale);
      if (held.ok) {
        this.#left.set(place, left - tickets);
        return { kind: 'held', cart: held.value };
      }
      const { failure } = held;
      if (failure.kind === 'unreachable' || failure.code !== SHOP_CODE.notEnoughSeats)
        return { kind: 'stop' };
      // There are so many, but not side by side: nor for anybody with as many.
      this.#left.set(place, tickets - 1);
    }
    return { kind: 'none' };
  }
}

/**
 * Goes through those who wait for an event and keeps seats for each whose number
 * fits; whose does not keeps their place.
 * @param offer notes that seats are kept for somebody; false: they are not there any more
 */
export async function serveEvent(
  shop: TestShop,
  event: EventEntity,
  waiting: readonly WaitingEntry[],
  now: Date,
  offer: (offered: Offered) => Promise<boolean>,
): Promise<void> {
  const { id_jet: idJet } = event;
  if (idJet === null || waiting.length === 0) return;
  const stock = await shop.availability(idJet);
  if (!stock.ok) return;
  const round = new Round(shop, stock.value);
  const groups = event.seat_groups.map((group) => seatGroupSchema.parse(group));
  const sold = { ...event, id_jet: idJet, seat_groups: groups };
  for (const entry of waiting) {
    if (round.isOver) return;
    const wish = { tickets: entry.tickets, features: entry.needs.features };
    const held = await round.hold(ordersFor(sold, wish, now), entry);
    if (held.kind === 'stop') return;
    if (held.kind === 'held' && !(await offer({ entry, cart: held.cart })))
      await shop.cancel(held.cart.cart);
  }
}
