import { z } from 'zod';
import { SEAT_FEATURES } from '../../../../content/records/event-parts.ts';
import { cartOrderSchema } from '../../../booking/order.ts';
import { failure, success } from '../../../result.ts';
import { liveOffer } from '../../page-data/booking/booking.ts';
import { noTicketReason } from '../../page-data/events/event-facts.ts';
import { onlineEvent } from '../../page-data/events/list-events.ts';
import { endpoint, type PostEndpoint } from '../core/endpoint.ts';
import { id } from '../core/paging.ts';

const price = z.object({
  id: z.string(),
  sale_type_id: z.string(),
  seat_group: z.string(),
  price: z.string().meta({ description: 'Decimal amount with all fees' }),
  amount: z.string().meta({ description: 'The same as people read it' }),
  text: z.string(),
  label: z.string(),
  companion: z
    .string()
    .nullable()
    .meta({ description: 'Sale type of the free ticket that each of these brings along' }),
  steps: z.object({ name: z.string(), more: z.string(), less: z.string() }),
  condition: z.string(),
  has_discounts: z.boolean().meta({ description: 'Reduced prices can be had beside it' }),
});
const left = z.int().nullable().meta({ description: 'Null: enough, or not known' });
const slot = z.object({
  id: z.string(),
  time_start: z.string(),
  status: z.string(),
  block_id: z.string().nullable(),
  label: z.string(),
  left,
  leftText: z.string(),
});
const group = z.object({
  id: z.string(),
  seat_group: z.string(),
  status: z.string(),
  label: z.string(),
  features: z.array(z.object({ key: z.enum(SEAT_FEATURES), label: z.string() })),
  left,
  leftText: z.string(),
  prices: z.array(price),
  timeslots: z.array(slot),
});
const offer = z.object({
  event: z.int(),
  title: z.string(),
  dateStart: z.iso.datetime(),
  when: z.string(),
  idJet: z.string(),
  ticketUrl: z.string().nullable(),
  isShopOnline: z.boolean(),
  seatGroups: z.array(group),
  most: z.int().meta({ description: 'Most tickets of one order' }),
  maxText: z.string(),
  notes: z.array(z.string()),
});

export const booking = endpoint({
  summary: 'What can be booked of an event right now, with what the shop says is left',
  query: z.object({ id }),
  answer: offer,
  missing: 'There is no such event, or nothing of it can be booked',
  async load(context, { id }) {
    const event = await onlineEvent(context, id);
    if (event === null) return failure('not_found', context.t('booking:fieldError.event'));
    const offer = await liveOffer(event, context, 'now');
    return offer === null ? failure('not_found', noTicketReason(event, context)) : success(offer);
  },
});

export const shopCart: PostEndpoint = {
  summary:
    'Puts tickets of one seat group into the cart (header x-csrftoken from the cookie csrftoken; idempotency-key)',
  body: cartOrderSchema,
  answer: z.object({
    tickets_quantity: z.int(),
    cart_url: z.string(),
    reserved_until: z.iso.datetime(),
  }),
};
