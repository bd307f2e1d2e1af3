import { anonymizeOrders, ordersOf } from '../../repositories/shop-carts.ts';
import type { PersonalDataSource } from './source.ts';

/** Orders of the test shop. What was sold has to stay in the books, so that only the person goes. */
export const ordersSource: PersonalDataSource = {
  key: 'orders',
  find: async (db, email) =>
    (await ordersOf(db, email)).map(({ number, name, total, ordered_at }) => ({
      number,
      name,
      email,
      total,
      ordered_at,
    })),
  erase: async (tx, email) => ({ rows: await anonymizeOrders(tx, email) }),
};
