import { perLocale } from '../../../../content/i18n/locales.ts';
import { textIn } from '../../../i18n/localized.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import type { EventFollowerView } from '../../../views/event-news-view.ts';
import type { Page } from '../../../views/page.ts';
import { recordById } from '../../repositories/records.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import { followerPath } from '../../services/event-news/messages.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';

/** What became of the wish to hear of an event: for whoever has its address. */
export async function followerPage(
  context: PageContext,
  { token, hasLeft }: { readonly token: string; readonly hasLeft: boolean },
): Promise<{ readonly page: Page; readonly view: EventFollowerView }> {
  const { app, locale, t } = context;
  const follower = await app.eventNews.find(token);
  const event =
    follower === null ? null : await recordById(app.database.db, 'event', follower.event);
  const state = follower?.state ?? (hasLeft ? 'left' : 'gone');
  const translations = perLocale((other) => followerPath(token, other));
  const page = makePage(context, {
    route: 'event-news',
    path: translations[locale],
    title: t(`event:news.state.${state}.title`),
    crumb: t('event:news.headline'),
    description: t('event:news.headline'),
    translations,
  });
  const view: EventFollowerView = {
    state,
    email: follower?.email ?? '',
    title: event === null ? '' : textIn(event.title, locale),
    when: event === null ? '' : whenOf(event, context),
    event: event?.is_online
      ? { label: t('booking:form.back'), href: detailPath('event', event, locale) }
      : null,
    path: translations[locale],
  };
  return { page, view };
}
