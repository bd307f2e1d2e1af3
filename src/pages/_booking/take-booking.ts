import type { APIContext } from 'astro';
import { answerBookingForm } from '../../lib/server/actions/booking/book.ts';
import type { BookingPage } from '../../lib/server/page-data/booking/booking.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import { formRefused, readForm } from '../../lib/server/services/request/read-form.ts';
import { redirectWithErrors } from '../_redirect-with-errors.ts';

type AstroRequest = Pick<APIContext, 'request' | 'url' | 'cookies' | 'clientAddress' | 'redirect'>;

/** Which form it is, as it is kept. */
export const bookingPlace = ({ event }: BookingPage): string => `booking ${event.id}`;

/** A booking form that somebody sent; leads to the cart, or back to the form. */
export async function takeBooking(
  astro: AstroRequest,
  context: PageContext,
  page: BookingPage,
): Promise<Response> {
  const { cookies, clientAddress } = astro;
  const sent = await readForm(astro.request, context.locale);
  if (!sent.ok) return formRefused(sent.failure);
  const answer = await answerBookingForm(context, page, {
    data: sent.value,
    cookies,
    clientAddress,
  });
  if ('to' in answer) return astro.redirect(answer.to, 303);
  const { path } = page.view;
  return redirectWithErrors(astro, context, {
    place: bookingPlace(page),
    data: sent.value,
    path,
    ...answer,
  });
}
