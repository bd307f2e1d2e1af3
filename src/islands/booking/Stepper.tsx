import { useStore } from '../use-store.ts';
import { amountOf, fullness } from '../../lib/booking/choice.ts';
import type { OfferGroup, OfferPrice } from '../../lib/booking/offer.ts';
import { $selection, $session, $slot, add, remove } from './store.ts';

interface Props {
  readonly ticket: OfferPrice;
  readonly group: OfferGroup;
}

/** Id of the sentence that says why there are no more; it stands at the seat group or at the foot. */
export const limitReasonId = (reason: 'most' | 'left', { id }: OfferGroup): string =>
  reason === 'most' ? 'booking-most' : `booking-left-${id}`;

/**
 * One more, one less. At a limit a button stays where it is and keeps the
 * focus; it says that it does nothing, and why.
 */
export function Stepper({ ticket, group }: Props) {
  const { steps } = ticket;
  const selection = useStore($selection);
  const reason = fullness(selection, group, { block: useStore($slot), most: $session.get().most });
  const amount = amountOf(selection, ticket);
  return (
    <div className="booking-stepper" role="group" aria-label={steps.name}>
      <button
        type="button"
        aria-label={steps.less}
        aria-disabled={amount === 0}
        onClick={() => remove(ticket)}
      >
        −
      </button>
      <span>{amount}</span>
      <button
        type="button"
        aria-label={steps.more}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : limitReasonId(reason, group)}
        onClick={() => reason === null && add(ticket)}
      >
        +
      </button>
    </div>
  );
}
