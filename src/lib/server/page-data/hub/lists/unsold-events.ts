import { saleGaps } from '../../../../booking/sale-gaps.ts';
import { formatMoment, instantText, startOfDay } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { comingSales } from '../../../repositories/hub/sale-events.ts';
import { placeName } from '../../../services/programme/place.ts';
import type { PageContext } from '../../page/page-context.ts';
import { HUB_PAGE_SIZE, type HubList, matches } from './hub-list.ts';

/** Coming public events of which no ticket can be bought, and why. */
export async function unsoldEvents({ app, today }: Pick<PageContext, 'app' | 'today'>) {
  const events = await comingSales(app.database.db, instantText(startOfDay(today)));
  return events
    .map((event) => ({ event, gaps: saleGaps(event, event.belongsTo) }))
    .filter(({ gaps }) => gaps.length > 0);
}

export const UNSOLD_EVENTS: HubList = {
  key: 'unsold_events',
  group: 'programme',
  right: { subject: 'event', action: 'write' },
  columns: ['name', 'date_start', 'hall', 'missing'],
  async rows(context, { text, page }) {
    const { data, locale, t } = context;
    const found = (await unsoldEvents(context)).filter(({ event: { title } }) =>
      matches(`${title.de} ${title.en}`, text),
    );
    const start = (page - 1) * HUB_PAGE_SIZE;
    const rows = found.slice(start, start + HUB_PAGE_SIZE).map(({ event, gaps }) => ({
      id: String(event.id),
      href: pathTo('hub-record', locale, { list: 'event', id: event.id }),
      cells: [
        titleOf('event', event, locale),
        formatMoment(event.date_start, locale),
        placeName(data, event.room, locale),
        gaps.map((gap) => t(`hub_records:sale.${gap}`)).join(' '),
      ],
    }));
    return { rows, total: found.length };
  },
};
