import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { CHECK_OUT_FIELDS, checkOutSchema } from '../../../booking/check-out-form.ts';
import { canGiveSeats } from '../../../booking/sale-state.ts';
import { instantText } from '../../../dates/dates.ts';
import type { FormValues } from '../../../forms/form-values.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { success } from '../../../result.ts';
import type { CheckOutForm } from '../../../views/test-shop-view.ts';
import type { ShopResult } from '../../ports/webshop.ts';
import type { Database } from '../../db/schema.ts';
import type { ShopSeatRow } from '../../db/tables/shop-schema.ts';
import {
  cartById,
  insertOrder,
  orderOfCart,
  updateCart,
  type ShopOrder,
} from '../../repositories/shop-carts.ts';
import { eventsByJet } from '../../repositories/shop-events.ts';
import { lockEvents, seatsOfCart, sellSeats } from '../../repositories/shop-seats.ts';
import { endReservation } from '../../repositories/reservations.ts';
import { totalOf } from './cart-lines.ts';
import { rejection, TEST_SHOP_CODE } from './codes.ts';
import { isCurrent } from './reserve.ts';

export interface Buyer {
  readonly name: string;
  readonly email: string;
  /** Hash of the visitor's cookie, for the second of two clicks; left out: there is none. */
  readonly visitor?: string;
}

/** Letters and digits that are not confused when an order number is read out. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const NUMBER_LENGTH = 8;

const orderNumber = (): string =>
  Array.from({ length: NUMBER_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Whether all events of some seats still take place: editors may have called one off, or its date. */
async function allHaveDates(
  tx: Transaction<Database>,
  seats: readonly ShopSeatRow[],
  now: Date,
): Promise<boolean> {
  const ids = [...new Set(seats.map(({ id_jet: id }) => id))];
  const events = await eventsByJet(tx, ids);
  return ids.every((id) => {
    const event = events.get(id);
    return event?.is_online === true && canGiveSeats(event, now.getTime());
  });
}

/**
 * Sells what is in a cart. Idempotent: a second call returns the same order.
 * @returns -204 when the reservation is over or nothing is in it, -102 when an event of it
 *   was called off or taken from the programme
 */
export async function checkOut(
  tx: Transaction<Database>,
  id: string,
  { name, email, visitor }: Buyer,
  now: Date,
): Promise<ShopResult<ShopOrder>> {
  const cart = await cartById(tx, id, true);
  const existingOrder = cart?.state === 'ordered' ? await orderOfCart(tx, id) : null;
  if (existingOrder !== null) return success(existingOrder);
  if (!isCurrent(cart, now)) return rejection(TEST_SHOP_CODE.noReservation);
  const cartSeats = await seatsOfCart(tx, id);
  await lockEvents(
    tx,
    cartSeats.map(({ id_jet: idJet }) => idJet),
  );
  // Read again: before the locks were taken, another process could have released seats.
  const seats = await seatsOfCart(tx, id);
  if (seats.length === 0) return rejection(TEST_SHOP_CODE.noReservation);
  if (!(await allHaveDates(tx, seats, now))) return rejection(TEST_SHOP_CODE.notOnSale);
  await updateCart(tx, id, { state: 'ordered' });
  await sellSeats(tx, id);
  await endReservation(tx, id);
  const order = {
    number: orderNumber(),
    cart: id,
    email,
    name,
    total: totalOf(seats),
    ordered_at: instantText(now),
    visitor: visitor ?? null,
  };
  await insertOrder(tx, order);
  return success(order);
}

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : '';

/** The checkout form as it was filled in. `buyer` is null while it is invalid or the payment failed. */
interface ParsedCheckOut {
  readonly form: CheckOutForm;
  readonly buyer: Buyer | null;
  readonly status: number;
}

/** Parses the checkout form; the pretended payment ends as the form says. */
export function readCheckOut(data: FormValues, t: Translate): ParsedCheckOut {
  const [name = '', email = '', payment = ''] = CHECK_OUT_FIELDS.map((field) =>
    textOf(data.get(field)),
  );
  const fieldErrors: Record<string, string> = {};
  const form = { name, email, payment, fieldErrors };
  const parsed = checkOutSchema.safeParse({ name, email, payment });
  if (!parsed.success) {
    for (const { path } of parsed.error.issues) {
      const field = String(path[0]);
      fieldErrors[field] = t(`shop:fieldError.${field}`);
    }
    return { form, buyer: null, status: 400 };
  }
  if (parsed.data.payment === 'accepted') return { form, buyer: parsed.data, status: 200 };
  fieldErrors['payment'] = t('shop:fieldError.declined');
  return { form, buyer: null, status: 402 };
}
