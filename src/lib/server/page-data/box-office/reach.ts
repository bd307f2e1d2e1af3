import type { EventEntity } from '../../../../content/records/event.ts';
import type { StatusTarget } from '../../../event-status/status-change.ts';
import { textIn } from '../../../i18n/localized.ts';
import { LOCALES } from '../../../constants.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Link } from '../../../views/event-view.ts';
import type { ReachView } from '../../../views/hub/box-office-view.ts';
import { linksTo } from '../../services/editing/links.ts';
import { recipientsOf } from '../../services/event-status/messages.ts';
import type { PageContext } from '../page/page-context.ts';

const CHANNELS = ['search', 'eventIcs', 'programmeIcs', 'favourites', 'rss', 'jsonLd', 'api'];
/** Where people are written to. */
const WRITTEN: readonly StatusTarget[] = ['cancelled', 'postponed', 'moved', 'on_sale'];

/** The records that an event belongs to and that are public, each with its page. */
function relatedPages(event: EventEntity, { data, locale }: PageContext): readonly Link[] {
  const venue = data.room.get(event.room)?.venue;
  const places = [
    ['production', event.production === null ? [] : [event.production]],
    ['series', event.series],
    ['venue', venue === undefined ? [] : [venue]],
    ['person', event.persons],
  ] as const;
  return places.flatMap(([kind, ids]) =>
    ids.flatMap((id) => {
      const record = data[kind].get(id);
      if (record === undefined) return [];
      const name = 'title' in record ? record.title : record.name;
      const label = typeof name === 'string' ? name : textIn(name, locale);
      return [{ label, href: detailPath(kind, record, locale) }];
    }),
  );
}

/** Every page and channel that a change of an event's status is on, and who is written to. */
export async function reachOf(
  event: EventEntity,
  to: StatusTarget,
  context: PageContext,
): Promise<ReachView> {
  const { app, locale, t } = context;
  const { db } = app.database;
  const others = await linksTo(db, { kind: 'event', record: event }, app.modules, locale);
  const { counts } = await recipientsOf(db, event.id);
  const own = LOCALES.map((language) => ({
    label: t('box_office:reach.event', { language: t(`layout:language.${language}`) }),
    href: detailPath('event', event, language),
  }));
  const linked = others.flatMap(({ label, path }) =>
    path === null ? [] : [{ label, href: path }],
  );
  const list = { label: t('box_office:reach.list'), href: pathTo('events', locale) };
  const pages = [...own, list, ...relatedPages(event, context), ...linked];
  const isWritten = event.is_online && WRITTEN.includes(to);
  return {
    pages: [...new Map(pages.map((page) => [page.href, page])).values()],
    channels: CHANNELS.map((channel) => t(`box_office:reach.${channel}`)),
    people: isWritten
      ? [
          t('box_office:reach.waiting', { count: counts.waiting }),
          t('box_office:reach.followers', { count: counts.followers }),
        ]
      : [t('box_office:reach.nobody')],
  };
}
