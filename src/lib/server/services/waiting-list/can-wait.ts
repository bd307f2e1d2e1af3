import type { EventEntity } from '../../../../content/records/event.ts';
import type { Sale } from '../../../booking/sale-state.ts';
import type { WaitingList } from './waiting-list.ts';

/** Whether visitors can join the waiting list of an event. */
export const canWait = (
  event: Pick<EventEntity, 'id_jet' | 'seat_groups'>,
  sale: Sale,
  app: { readonly waiting: Pick<WaitingList, 'isOpen'> },
): boolean =>
  app.waiting.isOpen &&
  (sale.isWaiting || sale.isSoldOut) &&
  !sale.isOver &&
  !sale.isDateOpen &&
  sale.status !== 'cancelled' &&
  event.id_jet !== null &&
  event.seat_groups.length > 0;
