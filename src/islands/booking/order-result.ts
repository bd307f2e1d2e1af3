import type { CartAnswer, CartOrder } from '../../lib/booking/order.ts';

/** What became of one order. */
export interface OrderResult {
  readonly order: CartOrder;
  /** The cart as it is now; null: nothing came in. */
  readonly cart: CartAnswer | null;
  /** Why nothing came in, as the server's message; empty where it gave none. */
  readonly message: string;
  /** False: nobody can say whether it was done. */
  readonly isAnswered: boolean;
}

export type SendOrder = (order: CartOrder, idempotencyKey: string) => Promise<OrderResult>;

/** What the visitor sees after sending. */
export type Summary =
  | { readonly state: 'loading' }
  | { readonly state: 'done'; readonly results: readonly OrderResult[] };

export const ticketsOf = (results: readonly OrderResult[]): number =>
  results.reduce(
    (sum, { order }) => order.quantities.reduce((all, quantity) => all + quantity, sum),
    0,
  );
