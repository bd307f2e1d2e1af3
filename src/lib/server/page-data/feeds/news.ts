import { Feed } from 'feed';
import type { Locale } from '../../../constants.ts';
import { formatDay, type DateFormat } from '../../../dates/dates.ts';
import { plainSpaces } from '../../../text/keep-together.ts';
import type { EventView } from '../../../views/event-view.ts';
import { eventView } from '../events/event-views.ts';
import type { PageContext } from '../page/page-context.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { calendarId, statusLine, withStatus } from './calendar.ts';
import type { FeedChoice } from './choice.ts';

/** When it is: one day in a format, several as the list writes them. */
const dateOf = ({ day, span }: EventView, locale: Locale, format: DateFormat): string =>
  span === null
    ? formatDay(day, locale, format)
    : [span.from, span.to].filter((part) => part !== null).join(' – ');

/** Readers show titles alone: which of twelve evenings it is has to stand there. */
const titleOf = (view: EventView, locale: Locale): string =>
  plainSpaces(withStatus(`${dateOf(view, locale, 'numeric')}: ${view.title.text}`, view.status));

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
    const view = eventView({ ...event, genres: [] }, context, []);
    const parts = [
      dateOf(view, locale, 'full'),
      view.timeLabel,
      view.place,
      view.status && statusLine(view.status),
      view.subtitle.text,
    ];
    feed.addItem({
      // Not the address, which follows the title: what was renamed is no other event.
      guid: calendarId(event.id, context),
      title: titleOf(view, locale),
      link,
      date: new Date(event.updated_at),
      description: plainSpaces(parts.filter(Boolean).join(' · ')),
    });
  }
  return feed.rss2();
}
