import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ShopCartRow, ShopOrderRow } from '../db/tables/shop-schema.ts';
import { isPostgres } from './shop-seats.ts';

type Db = Kysely<Database>;
export type ShopOrder = Omit<ShopOrderRow, 'id'>;

/** @param locks true: locks the row until the transaction ends */
export async function cartById(db: Db, id: string, locks: boolean): Promise<ShopCartRow | null> {
  let query = db.selectFrom('shop_cart').selectAll().where('id', '=', id);
  if (locks && isPostgres(db)) query = query.forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export const insertCart = (db: Db, cart: ShopCartRow) =>
  db.insertInto('shop_cart').values(cart).execute();

export const updateCart = (db: Db, id: string, change: Partial<Omit<ShopCartRow, 'id'>>) =>
  db.updateTable('shop_cart').set(change).where('id', '=', id).execute();

/** Deletes expired carts without seats that were not ordered. */
export const deleteEmptyCarts = (db: Db, now: string) =>
  db
    .deleteFrom('shop_cart')
    .where('state', '!=', 'ordered')
    .where('reserved_until', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('shop_seat').select('seat').whereRef('shop_seat.cart', '=', 'shop_cart.id'),
        ),
      ),
    )
    .execute();

export const insertOrder = (db: Db, order: ShopOrder) =>
  db.insertInto('shop_order').values(order).execute();

export async function orderOfCart(db: Db, cart: string): Promise<ShopOrder | null> {
  const row = await db
    .selectFrom('shop_order')
    .select(['number', 'cart', 'email', 'name', 'total', 'ordered_at', 'visitor'])
    .where('cart', '=', cart)
    .executeTakeFirst();
  return row ?? null;
}

/** The cart that has become the order with this number. */
export async function cartOfOrder(db: Db, number: string): Promise<string | null> {
  const row = await db
    .selectFrom('shop_order')
    .select('cart')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.cart ?? null;
}

/** Orders of an address in lower case. */
export const ordersOf = (db: Db, email: string) =>
  db
    .selectFrom('shop_order')
    .select(['number', 'name', 'total', 'ordered_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .orderBy('id')
    .execute();

/** Takes the person out of orders; that and what was sold stays. @returns how many there were */
export async function anonymizeOrders(db: Db, email: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ email: '', name: '', visitor: null })
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
