import { Feed } from 'feed';
import { textIn } from '../../../localized.ts';
import { formatDay } from '../../../dates.ts';
import { placeOf, spanOf, statusOf } from '../page-data/event-views.ts';
import type { PageContext } from '../page-data/context.ts';
import { detailPath } from '../record-paths.ts';
import type { FeedChoice } from './choice.ts';

/** The choice as an RSS 2.0 feed; an event is news from when it was last changed. */
export function newsFeed(choice: FeedChoice, selfAddress: string, context: PageContext): string {
  const { locale, house, t } = context;
  const feed = new Feed({
    id: choice.address,
    title: choice.title,
    description: t('programme:description'),
    link: choice.address,
    language: locale,
    copyright: '',
    generator: 'Foyer',
    feedLinks: { rss: selfAddress },
  });
  for (const event of choice.events) {
    const link = house.env.siteOrigin + detailPath('event', event, locale);
    const status = statusOf(event, context);
    const parts = [
      formatDay(spanOf(event)[0], locale, 'full'),
      placeOf(event, context),
      status?.label,
      textIn(event.subtitle, locale),
    ];
    feed.addItem({
      id: link,
      title: textIn(event.title, locale),
      link,
      date: new Date(event.updated_at),
      description: parts.filter(Boolean).join(' · '),
    });
  }
  return feed.rss2();
}
