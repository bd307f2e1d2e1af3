import type { EventEntity } from '../../../../content/records/event.ts';
import type { Sale } from '../../../booking/standing.ts';
import type { WaitingList } from './waiting-list.ts';

/** Whether it is worth waiting for seats of an event, and there is a list to wait on. */
export const canWait = (
  event: Pick<EventEntity, 'id_jet' | 'seat_groups'>,
  sale: Sale,
  app: { readonly waiting: Pick<WaitingList, 'isOpen'> },
): boolean =>
  app.waiting.isOpen &&
  (sale.isWaiting || sale.isSoldOut) &&
  !sale.isOver &&
  sale.status !== 'cancelled' &&
  event.id_jet !== null &&
  event.seat_groups.length > 0;
