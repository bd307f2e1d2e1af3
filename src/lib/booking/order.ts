import { z } from 'zod';
import { lineText } from '../../content/fields/plain-text.ts';
import { HIGHEST_MAX_TICKETS } from '../constants.ts';

const code = lineText(64).min(1);

/** The body of `shop-cart`: tickets of one seat group of one event. */
export const cartOrderSchema = z
  .strictObject({
    quantities: z.array(z.int().min(1).max(HIGHEST_MAX_TICKETS)).min(1).max(HIGHEST_MAX_TICKETS),
    event_jet_id: code,
    /** As many as there are quantities, in their order. */
    sale_type_ids: z.array(code).min(1).max(HIGHEST_MAX_TICKETS),
    seat_group: code.optional(),
    /** The time slot. */
    block_id: code.optional(),
  })
  .refine(({ quantities, sale_type_ids: types }) => quantities.length === types.length, {
    path: ['sale_type_ids'],
  })
  .refine(({ sale_type_ids: types }) => new Set(types).size === types.length, {
    path: ['sale_type_ids'],
  })
  .refine(
    ({ quantities }) =>
      quantities.reduce((sum, quantity) => sum + quantity, 0) <= HIGHEST_MAX_TICKETS,
    {
      path: ['quantities'],
    },
  );
export type CartOrder = z.output<typeof cartOrderSchema>;

/** What `shop-cart` answers. */
export interface CartAnswer {
  /** Tickets in the whole cart. */
  readonly tickets_quantity: number;
  /** Where the cart is: a path of this site or a web address. */
  readonly cart_url: string;
  /** Instant at which the reservation ends, in UTC; not in the specification. */
  readonly reserved_until: string;
}
