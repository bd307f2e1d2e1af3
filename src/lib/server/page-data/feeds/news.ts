import { Feed } from 'feed';
import type { Locale } from '../../../constants.ts';
import { formatDay } from '../../../dates/dates.ts';
import type { EventView } from '../../../views/event-view.ts';
import { eventView } from '../events/event-views.ts';
import type { PageContext } from '../page/page-context.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { statusLine } from './calendar.ts';
import type { FeedChoice } from './choice.ts';

/** When it is: one day in full, several as the list writes them. */
const dateOf = ({ day, span }: EventView, locale: Locale): string =>
  span === null
    ? formatDay(day, locale, 'full')
    : [span.from, span.to].filter((part) => part !== null).join(' – ');

/** The choice as an RSS 2.0 feed; an event is news from when it was last changed. */
export function newsFeed(choice: FeedChoice, selfAddress: string, context: PageContext): string {
  const { locale, app, t } = context;
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
    const link = app.env.siteOrigin + detailPath('event', event, locale);
    const view = eventView(event, context, []);
    const parts = [
      dateOf(view, locale),
      view.timeLabel,
      view.place,
      view.status && statusLine(view.status),
      view.subtitle.text,
    ];
    feed.addItem({
      id: link,
      title: view.title.text,
      link,
      date: new Date(event.updated_at),
      description: parts.filter(Boolean).join(' · '),
    });
  }
  return feed.rss2();
}
