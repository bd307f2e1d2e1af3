import { z } from 'zod';
import type { EventEntity } from '../../../../content/records/event.ts';
import { seatGroupSchema } from '../../../../content/records/event-parts.ts';
import { hallPlanOf } from '../../../booking/hall-plan.ts';
import type { Offer } from '../../../booking/offer.ts';
import { FAILURE_STATUS, FAILURE_CODES } from '../../../result.ts';
import type { BookingView, BookingForm } from '../../../views/booking-view.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { Page } from '../../../views/page.ts';
import { readBookingForm } from '../../services/booking/booking-form.ts';
import { offerOf, whenOf } from '../../services/booking/event-offer.ts';
import { eventPartPath } from '../../../routing/record-routes.ts';
import { shopFailureText } from '../../services/booking/shop-failure.ts';
import { canWait } from '../../services/waiting-list/read-join.ts';
import { onlineEvent } from '../events/list-events.ts';
import type { RestoredForm } from '../forms/form-state.ts';
import type { PageContext } from '../page/page-context.ts';
import { eventPartPage } from './event-part-page.ts';
import { noTicketReason } from '../events/event-facts.ts';
import { isSelling, saleOf, type Sale } from '../../services/booking/sale.ts';

/** How fresh the counts are: of a kept page, or asked for this very visitor. */
type Freshness = 'kept' | 'now';

/** What can be booked of an event at the moment, with what is left of it; null: nothing. */
export async function liveOffer(
  event: EventEntity,
  context: PageContext,
  freshness: Freshness,
): Promise<Offer | null> {
  const { shop } = context.app;
  if (event.id_jet === null || !isSelling(saleOf(event, context))) return null;
  const isAsked = freshness === 'now' || shop.announcesChanges;
  const stock = isAsked ? await shop.availability(event.id_jet) : null;
  // A shop that says nothing is no reason to hide what it sells.
  return offerOf(event, stock?.ok ? stock.value : [], context);
}

function waitingOf(event: EventEntity, sale: Sale, context: PageContext): BookingView['waiting'] {
  if (!canWait(event, sale, context.app)) return null;
  return {
    label: context.t('booking:waiting'),
    href: eventPartPath('waiting', event, context.locale),
  };
}

/** The booking box of an event's page. */
export async function bookingOf(
  event: EventEntity,
  context: PageContext,
  freshness: Freshness = 'kept',
): Promise<BookingView> {
  const { locale, t } = context;
  const sale = saleOf(event, context);
  const offer = await liveOffer(event, context, freshness);
  const canBeHad = isSelling(sale);
  const address = offer === null ? event.ticket_url : offer.ticketUrl;
  const isOutside = canBeHad && address !== null && (offer === null || !offer.isShopOnline);
  // Whose shop is offline is not sent to «the webshop».
  const wayOut = offer === null ? 'booking:toShop' : 'booking:offline.elsewhere';
  const groups = event.seat_groups.map((group) => seatGroupSchema.parse(group));
  return {
    offer,
    plan: offer === null ? null : hallPlanOf(offer, groups),
    path: eventPartPath('booking', event, locale),
    noTicket: offer !== null || isOutside ? '' : noTicketReason(event, context),
    outside: isOutside ? { label: t(wayOut), href: address } : null,
    reminder: sale.isWaiting
      ? { label: t('booking:reminder'), href: eventPartPath('sale', event, locale) }
      : null,
    waiting: waitingOf(event, sale, context),
  };
}

export interface BookingPage {
  readonly page: Page;
  readonly event: EventEntity;
  readonly view: BookingView;
  /** Day, time and place. */
  readonly when: string;
}

/**
 * The page where tickets of one event are chosen; null for an unknown or offline id.
 * @param freshness `kept` for a form that was sent: the shop is asked for the tickets themselves
 */
export async function bookingPage(
  context: PageContext,
  id: number,
  freshness: Freshness,
): Promise<BookingPage | null> {
  const { locale, t } = context;
  const event = await onlineEvent(context, id);
  if (event === null) return null;
  const title = textIn(event.title, locale);
  const page = eventPartPage(context, event, 'booking', {
    title: t('booking:pageTitle', { title }),
    crumb: t('event:heading.tickets'),
  });
  const view = await bookingOf(event, context, freshness);
  return { page, event, view, when: whenOf(event, context) };
}

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
