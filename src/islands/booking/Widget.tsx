import { useStore } from '../use-store.ts';
import { useEffect, useRef } from 'react';
import {
  discountsOf,
  ordersOf,
  ticketsIn,
  totalOf,
  visibleSlots,
} from '../../lib/booking/choice.ts';
import type { Offer, OfferGroup } from '../../lib/booking/offer.ts';
import { formatAmount } from '../../lib/money.ts';
import { SeatGroups } from './SeatGroups.tsx';
import { PriceItem } from './PriceItem.tsx';
import { sendOrder } from './api.ts';
import { $group, $selection, $slot, $step, $summary, back, send, chooseSlot } from './store.ts';
import { BookingResult, headline } from './BookingResult.tsx';
import { locale, t, tPlural } from './texts.ts';

/** The times of a visit; one that is sold out says so and cannot be chosen. */
function TimeSlots({ seatGroups }: { readonly seatGroups: readonly OfferGroup[] }) {
  const selectedSlot = useStore($slot);
  return (
    <fieldset className="booking-slots">
      <legend className="visually-hidden">{t('slots')}</legend>
      {visibleSlots(seatGroups).map(({ id, block_id: block, label, left, leftText }) => (
        <label className="booking-slot" key={id}>
          <input
            type="radio"
            name="booking-slot"
            checked={block === selectedSlot}
            disabled={left === 0}
            onChange={() => chooseSlot(block)}
          />
          <span>
            {label}
            {leftText && <span className="booking-hint"> {leftText}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export interface WidgetProps {
  readonly offer: Offer;
  /** The panel opens upwards, from the lower edge of the window. */
  readonly openTop: boolean;
}

interface FooterProps {
  readonly offer: Offer;
  readonly onSend: () => void;
}

/** The sum of the selection, announced by screen readers, and the button to the cart: always in sight. */
function Footer({ offer, onSend }: FooterProps) {
  const selection = useStore($selection);
  const step = useStore($step);
  const count = ticketsIn(selection);
  const prices = offer.seatGroups.flatMap((group) => group.prices);
  const total = formatAmount(totalOf(selection, prices), locale);
  return (
    <>
      <div className="booking-bar">
        <p className="booking-sum" role="status" id="booking-sum">
          {count === 0 ? t('nothing') : t('sum', { tickets: tPlural('tickets', count), total })}
        </p>
        <div className="booking-actions">
          {step !== 'main' && (
            <button type="button" className="button button-quiet" onClick={back}>
              {t(step === 'timeslots' ? 'slotTake' : 'back')}
            </button>
          )}
          {step !== 'timeslots' && (
            <button
              type="button"
              className="button"
              aria-disabled={count === 0}
              aria-describedby="booking-sum"
              onClick={onSend}
            >
              {t('add')}
            </button>
          )}
        </div>
      </div>
      <p className="booking-hint" id="booking-most">
        {offer.maxText}
      </p>
      {offer.notes.map((note) => (
        <p className="booking-hint" key={note}>
          {note}
        </p>
      ))}
    </>
  );
}

/** The step that is shown. */
function CurrentStep({ seatGroups }: Offer) {
  const step = useStore($step);
  const selectedGroup = useStore($group);
  const group = seatGroups.find(({ seat_group: name }) => name === selectedGroup);
  if (step === 'timeslots') return <TimeSlots seatGroups={seatGroups} />;
  if (step === 'main' || !group) return <SeatGroups seatGroups={seatGroups} />;
  return (
    <ul className="booking-list" role="list">
      {discountsOf(group).map((price) => (
        <PriceItem key={price.id} name={price.label} group={group} price={price}>
          {price.condition && <p className="booking-hint">{price.condition}</p>}
        </PriceItem>
      ))}
    </ul>
  );
}

/** The booking widget, in its place or in a dialog. */
export function Widget({ offer }: WidgetProps) {
  const { seatGroups } = offer;
  const step = useStore($step);
  const summary = useStore($summary);
  const selectedGroup = useStore($group);
  const labelOf = (name: string | null | undefined) =>
    seatGroups.find((group) => group.seat_group === name)?.label ?? '';
  const onSend = () => void send(ordersOf($selection.get(), offer, $slot.get()), sendOrder);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // Who opens the widget stays where they are; every later change begins at its heading.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step, summary]);
  const title = summary
    ? summary.state === 'loading'
      ? t('loading')
      : headline(summary.results)
    : step === 'timeslots'
      ? t('slots')
      : step === 'discounts'
        ? t('discountsOf', { name: labelOf(selectedGroup) })
        : t('title');
  const isHeadingHidden = !summary && step === 'main';
  return (
    <div className="booking-panel">
      <h3
        className={isHeadingHidden ? 'booking-unseen' : 'booking-title'}
        tabIndex={-1}
        ref={heading}
      >
        {title}
      </h3>
      {summary ? (
        summary.state === 'done' && (
          <BookingResult
            results={summary.results}
            ticketUrl={offer.ticketUrl}
            labelOf={labelOf}
            onRetry={onSend}
          />
        )
      ) : (
        <>
          <CurrentStep {...offer} />
          <Footer offer={offer} onSend={onSend} />
        </>
      )}
    </div>
  );
}
