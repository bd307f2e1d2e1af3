import type { CartAnswer, CartOrder } from '../../lib/booking/order.ts';

/** What became of one call. */
export interface Outcome {
  readonly order: CartOrder;
  /** The cart as it is now; null: nothing came in. */
  readonly answer: CartAnswer | null;
  /** Why nothing came in, in words of the house; empty where it said nothing. */
  readonly message: string;
  /** False: nobody can say whether it was done. */
  readonly isAnswered: boolean;
}

export type Post = (order: CartOrder, key: string) => Promise<Outcome>;

/** BK-07: what the visitor is told after sending. */
export type Summary =
  { readonly state: 'loading' } | { readonly state: 'told'; readonly outcomes: readonly Outcome[] };

export const ticketsOf = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce(
    (sum, { order }) => order.quantities.reduce((all, quantity) => all + quantity, sum),
    0,
  );
