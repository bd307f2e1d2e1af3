import type { EventEntity } from '../../../../content/records/event.ts';
import { canFollow } from '../../../booking/sale-state.ts';
import { textIn } from '../../../i18n/localized.ts';
import { detailPath, eventPartPath } from '../../../routing/record-routes.ts';
import type { EventNewsView } from '../../../views/event-news-view.ts';
import type { Page } from '../../../views/page.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import { eventPartPage } from '../booking/event-part-page.ts';
import { onlineEvent } from '../events/list-events.ts';
import type { PageContext } from '../page/page-context.ts';

export interface AskPage {
  readonly page: Page;
  readonly event: EventEntity;
  readonly view: EventNewsView;
}

/** The page where somebody asks to be told of changes; null for an unknown or offline id. */
export async function askPage(context: PageContext, id: number): Promise<AskPage | null> {
  const { locale, t } = context;
  const event = await onlineEvent(context, id);
  if (event === null) return null;
  const title = textIn(event.title, locale);
  const page = eventPartPage(context, event, 'news', {
    title: t('event:news.pageTitle', { title }),
    crumb: t('event:news.headline'),
  });
  return {
    page,
    event,
    view: {
      state: canFollow(event, context.now) ? 'form' : 'closed',
      title,
      when: whenOf(event, context),
      email: '',
      fieldErrors: {},
      path: eventPartPath('news', event, locale),
      event: { label: t('booking:form.back'), href: detailPath('event', event, locale) },
    },
  };
}
