import { useEffect, useRef } from 'react';
import { discountsOf, ordersOf, ticketsIn, totalOf } from '../../lib/booking/choice.ts';
import type { OfferGroup, OfferPrice } from '../../lib/booking/offer.ts';
import { MOST_TICKETS } from '../../lib/constants.ts';
import { formatAmount } from '../../lib/money.ts';
import { Groups } from './Groups.tsx';
import { Item } from './Item.tsx';
import { post } from './request.ts';
import { Slots } from './Slots.tsx';
import { $group, $selection, $slot, $step, $summary, back, send } from './store.ts';
import { headline, Told } from './Told.tsx';
import { useStore } from '../use-store.ts';
import { counted, locale, words } from './words.ts';

/** BK-01. */
export interface WidgetProps {
  /** Title of the event. */
  readonly text: string;
  readonly prices: readonly OfferPrice[];
  readonly seatGroups: readonly OfferGroup[];
  /** The panel opens upwards, from the lower edge of the window. */
  readonly openTop: boolean;
  readonly ticketUrl: string | null;
  readonly idJet: string;
  readonly dateStart: string;
  /** What holds for all prices, a sentence each. */
  readonly notes: readonly string[];
  readonly cartPath: string;
}

/** What was chosen, in words that are also said, and the way into the cart. */
function Foot(props: WidgetProps & { readonly onSend: () => void }) {
  const selection = useStore($selection);
  const step = useStore($step);
  const count = ticketsIn(selection);
  const total = formatAmount(totalOf(selection, props.prices), locale);
  return (
    <div className="booking-foot">
      <p className="booking-sum" role="status" id="booking-sum">
        {count === 0
          ? words('nothing')
          : words('sum', { tickets: counted('tickets', count), total })}
      </p>
      {count >= MOST_TICKETS && (
        <p className="booking-hint" id="booking-most">
          {words('most', { count: MOST_TICKETS })}
        </p>
      )}
      <div className="booking-actions">
        {step !== 'main' && (
          <button type="button" className="button button-quiet" onClick={back}>
            {words(step === 'timeslots' ? 'slotTake' : 'back')}
          </button>
        )}
        {step !== 'timeslots' && (
          <button
            type="button"
            className="button"
            aria-disabled={count === 0}
            aria-describedby="booking-sum"
            onClick={props.onSend}
          >
            {words('add')}
          </button>
        )}
      </div>
      {props.notes.map((note) => (
        <p className="booking-hint" key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** BK-02: the step that is shown. */
function Steps({ seatGroups }: WidgetProps) {
  const step = useStore($step);
  const chosen = useStore($group);
  const group = seatGroups.find(({ seat_group: name }) => name === chosen);
  if (step === 'timeslots') return <Slots seatGroups={seatGroups} />;
  if (step === 'main' || !group) return <Groups seatGroups={seatGroups} />;
  return (
    <ul className="booking-list" role="list">
      {discountsOf(group).map((price) => (
        <Item key={price.id} name={price.label} group={group} price={price}>
          {price.condition && <p className="booking-hint">{price.condition}</p>}
        </Item>
      ))}
    </ul>
  );
}

/** The booking widget (BK-01 … BK-07), in its place or in a dialog. */
export function Widget(props: WidgetProps) {
  const { seatGroups } = props;
  const step = useStore($step);
  const summary = useStore($summary);
  const chosen = useStore($group);
  const labelOf = (name: string | null | undefined) =>
    seatGroups.find((group) => group.seat_group === name)?.label ?? '';
  const onSend = () => void send(ordersOf($selection.get(), props, $slot.get()), post);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // Who opens the widget stays where they are; every later change begins at its heading.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step, summary]);
  const title = summary
    ? summary.state === 'loading'
      ? words('loading')
      : headline(summary.outcomes)
    : step === 'timeslots'
      ? words('slots')
      : step === 'discounts'
        ? words('discountsOf', { name: labelOf(chosen) })
        : words('title');
  const isQuiet = !summary && step === 'main';
  return (
    <div className="booking-panel">
      <h3 className={isQuiet ? 'booking-unseen' : 'booking-title'} tabIndex={-1} ref={heading}>
        {title}
      </h3>
      {summary ? (
        summary.state === 'told' && (
          <Told
            outcomes={summary.outcomes}
            ticketUrl={props.ticketUrl}
            cartPath={props.cartPath}
            labelOf={labelOf}
            onRetry={onSend}
          />
        )
      ) : (
        <>
          <Steps {...props} />
          <Foot {...props} onSend={onSend} />
        </>
      )}
    </div>
  );
}
