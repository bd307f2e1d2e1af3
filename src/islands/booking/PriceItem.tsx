import { useStore } from '../use-store.ts';
import type { ReactNode } from 'react';
import { hasAll, leftOf, ticketsIn } from '../../lib/booking/choice.ts';
import type { OfferGroup, OfferPrice } from '../../lib/booking/offer.ts';
import { $selection, $slot } from './store.ts';
import { Stepper, limitReasonId } from './Stepper.tsx';
import { t } from './texts.ts';

interface Props {
  readonly name: string;
  /** The place of a seat group on the page; a discount has none. */
  readonly id?: string;
  readonly group: OfferGroup;
  /** What a step up or down is of; null: a seat group that has discounts only. */
  readonly price: OfferPrice | null;
  readonly children?: ReactNode;
}

/** A seat group with its main price, or one of its discounts: what it is, what it costs, how many. */
export function PriceItem({ name, id, group, price, children }: Props) {
  const selection = useStore($selection);
  const slot = useStore($slot);
  const isGone = leftOf(group, slot) === 0;
  const isFull = hasAll(selection, group, slot) && ticketsIn(selection) > 0;
  return (
    <li className={isGone ? 'booking-item booking-gone' : 'booking-item'} id={id} tabIndex={-1}>
      <p className="booking-name">{name}</p>
      <p className="booking-price">{price?.amount}</p>
      <div className="booking-about">
        {children}
        {isFull && !isGone && (
          <p className="booking-hint" id={limitReasonId('left', group)}>
            {t('left')}
          </p>
        )}
      </div>
      {price && !isGone && <Stepper ticket={price} group={group} />}
    </li>
  );
}
