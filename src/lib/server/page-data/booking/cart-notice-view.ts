import type { CartView } from '../../../views/booking-view.ts';
import { textIn } from '../../../i18n/localized.ts';
import { eventPartPath } from '../../../routing/record-routes.ts';
import { priceName } from '../../services/booking/price-name.ts';
import { shopFailureText } from '../../services/booking/shop-failure.ts';
import { onlineEvent } from '../events/list-events.ts';
import type { PageContext } from '../page/page-context.ts';

/** No larger than a column can hold. */
const ID = /^[1-9]\d{0,8}$/u;

const countIn = (notice: URLSearchParams, key: string): number =>
  /^\d{1,3}$/u.test(notice.get(key) ?? '') ? Number(notice.get(key)) : 0;

const tickets = (count: number, { t }: PageContext) => t('booking:summary.tickets', { count });

/** What came into the cart, in words; a form that was sent twice has not doubled it. */
function addedText(notice: URLSearchParams, context: PageContext): string {
  const count = countIn(notice, 'added');
  if (count === 0) return '';
  return countIn(notice, 'repeated') >= count
    ? context.t('booking:summary.repeated')
    : context.t('booking:summary.added', { count, cart: tickets(count, context) });
}

/** What did not come in, a sentence each. */
function refusedTexts(
  notice: URLSearchParams,
  event: NonNullable<Awaited<ReturnType<typeof onlineEvent>>>,
  { t }: PageContext,
): readonly string[] {
  return notice.getAll('refused').flatMap((text) => {
    const [, seatGroup, reason = ''] = /^(.+)~(-?\w+)$/u.exec(text) ?? [];
    const group = event.seat_groups.find(({ seat_group: name }) => name === seatGroup);
    if (group === undefined) return [];
    const message = shopFailureText(reason, t);
    return [t('booking:error.group', { group: priceName(group.text, t), message })];
  });
}

/** What a form led to the cart with: told once. */
export async function noticeView(
  context: PageContext,
  notice: URLSearchParams,
): Promise<Pick<CartView, 'told' | 'rejected' | 'back'>> {
  const { t, locale } = context;
  const nothing = { told: '', rejected: [], back: null };
  const changed = notice.get('changed');
  if (changed === 'yes' || changed === 'empty' || changed === 'foreign')
    return { ...nothing, told: t(`booking:summary.changed.${changed}`) };
  const id = notice.get('event') ?? '';
  const event = ID.test(id) ? await onlineEvent(context, Number(id)) : null;
  if (event === null) return nothing;
  return {
    told: addedText(notice, context),
    rejected: refusedTexts(notice, event, context),
    back: {
      label: t('booking:summary.more', { title: textIn(event.title, locale) }),
      href: eventPartPath('booking', event, locale),
    },
  };
}
