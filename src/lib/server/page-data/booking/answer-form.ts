import type { AstroCookies } from 'astro';
import type { BookingForm } from '../../../views/booking-view.ts';
import { FAILURE_STATUS } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { BookingPage } from './booking.ts';
import type { PageContext } from '../page/page-context.ts';
import { cartIn, setCart } from '../../services/booking/cart-cookies.ts';
import { formKeyIn, setFormKey } from '../../services/booking/form-key.ts';
import { readBookingForm } from '../../services/booking/booking-form.ts';
import { idempotencyKeyOf } from '../../services/booking/idempotency.ts';
import { setVisitor, visitorOf } from '../../services/booking/visitor.ts';
import { sendOrders, type SendResult } from '../../services/booking/send-orders.ts';

/** The form again with what is wrong with it, and the status to answer with; or where to go on. */
export type FormAnswer =
  { readonly form?: BookingForm; readonly status: number } | { readonly to: string };

/** A form that was sent, and what is known of who sent it. */
export interface SentForm {
  readonly data: FormData;
  readonly cookies: AstroCookies;
  readonly clientAddress: string;
}

/** The summary, told what came in and what did not. */
function summaryPath(context: PageContext, event: number, { added, rejected }: SendResult): string {
  const query = new URLSearchParams({ event: String(event), added: String(added) });
  for (const { seatGroup, reason } of rejected) query.append('refused', `${seatGroup}~${reason}`);
  return `${pathTo('cart', context.locale)}?${query.toString()}`;
}

/** BK-09: answers a booking form that was sent without scripts; nothing that was filled in is lost. */
export async function answerBookingForm(
  context: PageContext,
  { event, view: { offer } }: BookingPage,
  { data, cookies, clientAddress }: SentForm,
): Promise<FormAnswer> {
  const { app, t } = context;
  if (offer === null) return { status: FAILURE_STATUS.conflict };
  if (!offer.isShopOnline) return { status: FAILURE_STATUS.unavailable };
  const { form, orders } = readBookingForm(offer, data, t);
  if (orders.length === 0) return { form, status: FAILURE_STATUS.invalid };
  const key = idempotencyKeyOf(formKeyIn(cookies, app.env));
  const visitor = await visitorOf({ cookies, clientAddress }, app);
  const cart = cartIn(cookies, app.shop);
  const sent = await sendOrders(context, orders, { cart, key, visitor });
  await setVisitor(cookies, app, visitor);
  await setFormKey(cookies, app.env);
  if (sent.cart !== null) {
    setCart(cookies, app.env, sent.cart);
    return { to: summaryPath(context, event.id, sent) };
  }
  const rejected = sent.rejected.map(({ label, message }) =>
    t('booking:error.group', { group: label, message }),
  );
  const [first] = sent.rejected;
  return {
    form: { ...form, rejected },
    status: FAILURE_STATUS[first?.code ?? 'conflict'],
  };
}
