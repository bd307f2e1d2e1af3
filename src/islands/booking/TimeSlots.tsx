import { useStore } from '../use-store.ts';
import { visibleSlots } from '../../lib/booking/choice.ts';
import type { OfferGroup } from '../../lib/booking/offer.ts';
import { $slot, chooseSlot } from './store.ts';
import { t } from './texts.ts';

/** The times of a visit; one that is sold out says so and cannot be chosen. */
export function TimeSlots({ seatGroups }: { readonly seatGroups: readonly OfferGroup[] }) {
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
