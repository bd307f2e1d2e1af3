import type { EventEntity } from '../../../../content/records/event.ts';
import { seatGroupSchema } from '../../../../content/records/event-parts.ts';
import { companionPriceOf } from '../../../booking/pairs.ts';
import { unmetNeedsOf } from '../../../booking/waiting-seats.ts';
import { SEAT_NEEDS } from '../../../booking/waiting.ts';
import { FAILURE_STATUS } from '../../../result.ts';
import type { JoinForm, JoinView } from '../../../views/waiting-view.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { Page } from '../../../views/page.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import { detailPath, eventPartPath } from '../../../routing/record-routes.ts';
import { readJoin, canWait } from '../../services/waiting-list/read-join.ts';
import { onlineEvent } from '../events/list-events.ts';
import type { RestoredForm } from '../forms/form-state.ts';
import type { PageContext } from '../page/page-context.ts';
import { eventPartPage } from './event-part-page.ts';
import { maxToWaitFor } from '../../../booking/max-per-order.ts';
import { isSelling, saleOf } from '../../services/booking/sale.ts';

export interface JoinPage {
  readonly page: Page;
  readonly event: EventEntity;
  readonly view: JoinView;
}

const NOTHING: JoinForm = { email: '', tickets: '2', features: [], note: '', fieldErrors: {} };

/**
 * Only what some seat of the event has, and who asks for nothing else can get: nobody waits for
 * what cannot come. A companion's seat comes with the wheelchair place.
 */
function needsIn(event: EventEntity, { t }: PageContext): JoinView['needs'] {
  const groups = event.seat_groups.map((group) => seatGroupSchema.parse(group));
  const isPair = groups.some(
    (group) => group.features.includes('wheelchair') && companionPriceOf(group) !== null,
  );
  return SEAT_NEEDS.filter(
    (need) => unmetNeedsOf(groups, { tickets: 1, features: [need] }) === null,
  ).map((key) => ({
    key,
    label:
      key === 'wheelchair' && isPair
        ? t('booking:feature.wheelchairPair')
        : t(`booking:feature.${key}`),
  }));
}

/** The page where somebody puts themselves on the waiting list; null for an unknown or offline id. */
export async function joinPage(context: PageContext, id: number): Promise<JoinPage | null> {
  const { locale, t, app } = context;
  const event = await onlineEvent(context, id);
  if (event === null) return null;
  const sale = saleOf(event, context);
  const title = textIn(event.title, locale);
  const isOpen = canWait(event, sale, app);
  const page = eventPartPage(context, event, 'waiting', {
    title: t('waiting:pageTitle', { title }),
    crumb: t('waiting:headline'),
  });
  return {
    page,
    event,
    view: {
      state: isOpen ? 'form' : 'closed',
      reason: isOpen ? '' : t(isSelling(sale) ? 'waiting:closed.selling' : 'waiting:closed.other'),
      title,
      when: whenOf(event, context),
      needs: needsIn(event, context),
      most: maxToWaitFor(event),
      form: NOTHING,
      path: eventPartPath('waiting', event, locale),
      event:
        isOpen || !isSelling(sale)
          ? { label: t('booking:form.back'), href: detailPath('event', event, locale) }
          : { label: t('booking:choose'), href: eventPartPath('booking', event, locale) },
    },
  };
}

/** Why somebody was not put on the list though nothing is wrong with the form, with the status. */
const FAILURES = {
  tooMany: FAILURE_STATUS.too_many,
  failed: FAILURE_STATUS.unavailable,
} as const;

/** Which form it is, as it is kept. */
export const joinPlace = ({ event }: JoinPage): string => `waiting ${event.id}`;

/** The form of the waiting list again, with what is wrong with it. */
export function joinAgain(
  { locale, t }: PageContext,
  { event, view }: JoinPage,
  { data, note }: RestoredForm,
): { readonly form: JoinForm; readonly status: number } {
  const { join, form } = readJoin(event, data, locale);
  if (view.state === 'closed') return { form, status: FAILURE_STATUS.conflict };
  if (join === null) return { form, status: FAILURE_STATUS.invalid };
  if (note !== 'tooMany' && note !== 'failed') return { form, status: 200 };
  const fieldErrors = { _: t(`waiting:fieldError.${note}`) };
  return { form: { ...form, fieldErrors }, status: FAILURES[note] };
}
