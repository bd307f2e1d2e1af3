import { useStore } from '../use-store.ts';
import { useEffect, useState } from 'react';
import {
  discountsOf,
  firstSlot,
  isTimed,
  leftOf,
  mainPriceOf,
  ticketsIn,
  visibleGroups,
  seatsAnchor,
  visibleSlots,
  amountOf,
} from '../../lib/booking/choice.ts';
import type { OfferGroup } from '../../lib/booking/offer.ts';
import { isForNeeds } from '../../lib/booking/needs.ts';
import { PRICE_LIST_COLLAPSES_ABOVE } from '../../lib/constants.ts';
import { PriceItem } from './PriceItem.tsx';
import { $selection, $slot, toDiscounts, toSlots } from './store.ts';
import { t } from './texts.ts';

interface Props {
  readonly seatGroups: readonly OfferGroup[];
}

/** How many seats are left of a seat group, as a text; empty where there are enough. */
function availabilityText({ timeslots, leftText }: OfferGroup, block: string | null): string {
  if (timeslots.length === 0) return leftText;
  return timeslots.find(({ block_id: own }) => own === block)?.leftText ?? t('notThen');
}

/** The time of the visit, with a button to change it. */
function SlotLine({ seatGroups }: Props) {
  const slot = useStore($slot);
  const selectedSlot = visibleSlots(seatGroups).find(({ block_id: block }) => block === slot);
  return (
    <div className="booking-head">
      <p>{selectedSlot ? t('slotNow', { time: selectedSlot.label }) : t('slotNone')}</p>
      {firstSlot(seatGroups) && (
        <button type="button" className="booking-link" onClick={toSlots}>
          {t('slotChange')}
        </button>
      )}
    </div>
  );
}

function Group({ group }: { readonly group: OfferGroup }) {
  const selection = useStore($selection);
  const slot = useStore($slot);
  const main = mainPriceOf(group);
  const discounts = discountsOf(group);
  const left = availabilityText(group, slot);
  const reduced = discounts.reduce((sum, price) => sum + amountOf(selection, price), 0);
  const features = group.features.map(({ label }) => label).join(', ');
  return (
    <PriceItem name={group.label} id={seatsAnchor(group.id)} group={group} price={main}>
      {features && <p className="booking-hint">{features}</p>}
      {left && <p className="tag">{left}</p>}
      {discounts.length > 0 && leftOf(group, slot) !== 0 && (
        <button
          type="button"
          className="booking-link"
          aria-label={`${group.label}: ${t(reduced ? 'discountsChosen' : 'discounts', { count: reduced })}`}
          onClick={() => toDiscounts(group.seat_group)}
        >
          {t(reduced ? 'discountsChosen' : 'discounts', { count: reduced })}
        </button>
      )}
    </PriceItem>
  );
}

/** The seat groups with their main prices; the rest of many is folded away, but no seat for a need. */
export function SeatGroups({ seatGroups }: Props) {
  const selection = useStore($selection);
  const slot = useStore($slot);
  const groups = visibleGroups(seatGroups);
  // What was chosen of a group is never folded away.
  const [isWhole, setWhole] = useState(
    () =>
      groups.length <= PRICE_LIST_COLLAPSES_ABOVE ||
      groups.some((one) => ticketsIn(selection, one.seat_group) > 0),
  );
  // The hall plan leads to a group by its place, which may be folded away.
  useEffect(() => {
    const show = () => {
      setWhole(true);
      setTimeout(() => document.getElementById(location.hash.slice(1))?.focus());
    };
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, []);
  const free = groups.filter((group) => leftOf(group, slot) !== 0);
  const first = (free.length > 0 ? free : groups).slice(0, PRICE_LIST_COLLAPSES_ABOVE);
  const shown = isWhole
    ? groups
    : groups.filter((group) => first.includes(group) || isForNeeds(group));
  return (
    <>
      {isTimed(groups) && <SlotLine seatGroups={groups} />}
      <ul className="booking-list" role="list">
        {shown.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </ul>
      {groups.length > PRICE_LIST_COLLAPSES_ABOVE && (
        <button
          type="button"
          className="booking-link"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'fewer' : 'all')}
        </button>
      )}
    </>
  );
}
