import type { OfferGroup, OfferPrice, OfferSlot } from '../../../src/lib/booking/offer.ts';

/** Parts of an offer as small as they can be. */
export const offerPrice = (price: Partial<OfferPrice> = {}): OfferPrice => ({
  id: `${price.seat_group ?? 'a'}-${price.sale_type_id ?? '1'}`,
  sale_type_id: '1',
  seat_group: 'a',
  price: '25.00',
  amount: '25 €',
  text: 'Vollpreis',
  has_discounts: false,
  companion: null,
  steps: { name: '', more: '', less: '' },
  label: 'Vollpreis',
  condition: '',
  ...price,
});

export const slotWith = (slot: Partial<OfferSlot> = {}): OfferSlot => ({
  id: slot.block_id ?? 'b1',
  time_start: '11:30:00',
  status: '1',
  block_id: 'b1',
  label: '11:30 Uhr',
  left: null,
  leftText: '',
  ...slot,
});

/** A seat group with a full price and a discount. */
export function groupWith(group: Partial<OfferGroup> = {}): OfferGroup {
  const { seat_group = 'a' } = group;
  return {
    id: seat_group,
    seat_group,
    status: '1',
    label: `Gruppe ${seat_group}`,
    features: [],
    left: null,
    leftText: '',
    prices: [
      offerPrice({ seat_group }),
      offerPrice({ seat_group, sale_type_id: '2', text: 'Ermäßigt', price: '12.50' }),
    ],
    timeslots: [],
    ...group,
  };
}
