import { useStore } from '../use-store.ts';
import { amountOf, fullness, type Ticket } from '../../lib/booking/choice.ts';
import type { OfferGroup } from '../../lib/booking/offer.ts';
import { $selection, $session, $slot, add, remove } from './store.ts';
import { t } from './texts.ts';

interface Props {
  readonly ticket: Ticket;
  readonly group: OfferGroup;
  /** What it is a number of: «Kategorie 1, Vollpreis». */
  readonly name: string;
}

/** Id of the sentence that says why there are no more; it stands at the seat group or at the foot. */
export const limitReasonId = (reason: 'most' | 'left', { id }: OfferGroup): string =>
  reason === 'most' ? 'booking-most' : `booking-left-${id}`;

/**
 * BK-05: one more, one less. At a limit a button stays where it is and keeps the
 * focus; it says that it does nothing, and why.
 */
export function Stepper({ ticket, group, name }: Props) {
  const selection = useStore($selection);
  const reason = fullness(selection, group, { block: useStore($slot), most: $session.get().most });
  const amount = amountOf(selection, ticket);
  return (
    <div className="booking-stepper" role="group" aria-label={t('amountOf', { name })}>
      <button
        type="button"
        aria-label={t('less', { name })}
        aria-disabled={amount === 0}
        onClick={() => remove(ticket)}
      >
        −
      </button>
      <span>{amount}</span>
      <button
        type="button"
        aria-label={t('more', { name })}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : limitReasonId(reason, group)}
        onClick={() => reason === null && add(ticket)}
      >
        +
      </button>
    </div>
  );
}
