import { randomUUID } from 'node:crypto';
import type { CartAnswer } from '../../../booking/order.ts';
import { LAPSED_MINUTES, RESERVATION_MINUTES } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { success } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { ShopResult } from '../../ports/webshop.ts';
import {
  addReservation,
  confirmVisitor,
  deleteOldReservations,
  deleteReservation,
  insertReservation,
  lockReservations,
  reservationsOf,
} from '../../repositories/reservations.ts';
import { ticketTransaction } from './idempotency.ts';
import { isNewcomer, limitOf, type Claim, type LimitReason } from './reservation-limits.ts';

interface ReservationServices {
  readonly database: OpenDatabase;
  readonly report: ErrorReporter;
  readonly now: () => Date;
}

/** A claim that counts while the shop is asked, or the limit that it is over. */
export type ClaimAnswer =
  | { readonly kind: 'claimed'; readonly key: string; readonly isNewcomer: boolean }
  | { readonly kind: 'limit'; readonly reason: LimitReason };

/**
 * Counts tickets before the shop is asked for them, in the database, so that no two
 * processes can both give out the last of an allowance.
 */
export function claimReservation(
  { database, report, now }: ReservationServices,
  claim: Claim,
): Promise<ShopResult<ClaimAnswer>> {
  const { visitor, cart, idJet, tickets } = claim;
  const at = now().getTime();
  const textAfter = (minutes: number) => instantText(new Date(at + minutes * 60_000));
  return ticketTransaction<ClaimAnswer>(database, report, async (tx) => {
    await lockReservations(tx, [visitor.id, visitor.network]);
    await deleteOldReservations(tx, textAfter(-LAPSED_MINUTES));
    if (visitor.isReturned) await confirmVisitor(tx, visitor.id);
    const rows = await reservationsOf(tx, { visitor: visitor.id, network: visitor.network, cart });
    const reason = limitOf(rows, claim, textAfter(0));
    if (reason !== null) return success({ kind: 'limit', reason });
    const key = `claim ${randomUUID()}`;
    const isNew = isNewcomer(rows, visitor, textAfter(0));
    await insertReservation(tx, {
      cart: key,
      id_jet: idJet,
      visitor: visitor.id,
      network: visitor.network,
      is_newcomer: isNew ? 1 : 0,
      tickets,
      reserved_until: textAfter(RESERVATION_MINUTES),
    });
    return success({ kind: 'claimed', key, isNewcomer: isNew });
  });
}

/**
 * What became of a claim: the tickets are in a cart, or it is given back.
 * A claim that is not settled, because a process ends, counts until its time is over.
 * @param result the key of the cart and the shop's answer; null: nothing was reserved
 */
export async function settleReservation(
  { database, report }: ReservationServices,
  claim: Claim,
  claimed: Extract<ClaimAnswer, { kind: 'claimed' }>,
  result: { readonly cart: string; readonly answer: CartAnswer } | null,
): Promise<void> {
  const { visitor, idJet, tickets } = claim;
  await ticketTransaction(database, report, async (tx) => {
    await lockReservations(tx, [visitor.id, visitor.network]);
    await deleteReservation(tx, { cart: claimed.key, id_jet: idJet });
    if (result !== null)
      await addReservation(tx, {
        cart: result.cart,
        id_jet: idJet,
        visitor: visitor.id,
        network: visitor.network,
        is_newcomer: claimed.isNewcomer ? 1 : 0,
        tickets,
        reserved_until: instantText(new Date(result.answer.reserved_until)),
      });
    return success(null);
  });
}
