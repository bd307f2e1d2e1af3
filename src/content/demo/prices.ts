import type { Price, SeatGroup } from '../records/event-parts.ts';
import { tierOf, type PriceTier } from './price-tiers.ts';

/** Full cents of a share of a price; discounts go to the next 50 cents below. */
const reduced = (full: number, share: number): string =>
  (Math.floor(full * share * 2) / 2).toFixed(2);

export interface Pricing {
  readonly prices: Price[];
  readonly seat_groups: SeatGroup[];
}

/**
 * The prices and seat groups of one event.
 * @param soldGroups how many of the dearest seat groups are gone (status '0')
 */
export function pricingOf(tierName: PriceTier, idJet: string, soldGroups: number): Pricing {
  const tier = tierOf(tierName);
  const seat_groups = tier.groups.map(({ text, full }, index): SeatGroup => {
    const group = `${idJet}-${index + 1}`;
    const priceOf = (priceText: string, amount: string, sale: number): Price => ({
      id: `${group}-${sale}`,
      price: amount,
      sale_type_id: String(sale),
      seat_group: group,
      text: priceText,
      name: text,
      has_discounts: sale === 1 && tier.discounts.length > 0,
    });
    return {
      id: group,
      seat_group: group,
      status: index < soldGroups ? '0' : '1',
      text,
      prices: [
        priceOf('Vollpreis', full.toFixed(2), 1),
        ...tier.discounts.map((discount, sale) =>
          priceOf(discount.text, reduced(full, discount.share), sale + 2),
        ),
      ],
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
