import { FAILURE_STATUS, FAILURE_CODES } from '../../../result.ts';
import type { BookingForm } from '../../../views/booking-view.ts';
import type { BookingPage } from './booking.ts';
import type { PageContext } from '../page/page-context.ts';
import type { RestoredForm } from '../forms/form-state.ts';
import { readBookingForm } from '../../services/booking/booking-form.ts';
import { shopFailureText } from '../../services/booking/shop-failure.ts';
import { z } from 'zod';

/** The form as it was sent, what is wrong with it, and the status that says so. */
export function bookingAgain(
  { t }: PageContext,
  { view: { offer } }: BookingPage,
  { data, note }: RestoredForm,
): { readonly form?: BookingForm; readonly status: number } {
  if (offer === null) return { status: FAILURE_STATUS.conflict };
  if (!offer.isShopOnline) return { status: FAILURE_STATUS.unavailable };
  const { form, orders } = readBookingForm(offer, data, t);
  if (orders.length === 0) return { form, status: FAILURE_STATUS.invalid };
  const rejected = note === '' ? [] : rejectedSchema.parse(JSON.parse(note));
  const [first] = rejected;
  return {
    form: {
      ...form,
      rejected: rejected.map(({ label, reason, message }) =>
        t('booking:error.group', {
          group: label,
          message: reason === '' ? message : shopFailureText(reason, t),
        }),
      ),
    },
    status: first === undefined ? 200 : FAILURE_STATUS[first.code],
  };
}

/** Orders that the shop did not take, as a form keeps them. */
export const rejectedSchema = z.array(
  z.object({
    label: z.string(),
    reason: z.string(),
    message: z.string(),
    code: z.enum(FAILURE_CODES),
  }),
);
