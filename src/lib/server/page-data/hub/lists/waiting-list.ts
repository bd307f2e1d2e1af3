import { formatMoment } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { eventPartPath } from '../../../../routing/record-routes.ts';
import { recordsWithFields } from '../../../repositories/record-fields.ts';
import { waitingCounts } from '../../../repositories/visitors/waiting.ts';
import { HUB_PAGE_SIZE, type HubList, matches } from './hub-list.ts';

/** Of how many people the box office has to think on an evening that is sold out. */
export const WAITING_LIST: HubList = {
  key: 'waiting_list',
  group: 'visitors',
  right: { subject: 'waiting_entry', action: 'read' },
  columns: ['name', 'date_start', 'waiting', 'tickets', 'offered'],
  async rows({ app, locale }, { text, page }) {
    const { db } = app.database;
    const counts = new Map((await waitingCounts(db)).map((count) => [count.event, count]));
    const events = await recordsWithFields(db, 'event', ['title', 'date_start']);
    const rows = events
      .filter(({ id, title }) => counts.has(id) && matches(`${title.de} ${title.en}`, text))
      .sort((left, right) => left.date_start.localeCompare(right.date_start))
      .map((event) => ({
        id: String(event.id),
        href: eventPartPath('waiting', event, locale),
        cells: [
          titleOf('event', event, locale),
          formatMoment(event.date_start, locale),
          ...(['waiting', 'tickets', 'offered'] as const).map((key) =>
            String(counts.get(event.id)?.[key] ?? 0),
          ),
        ],
      }));
    const start = (page - 1) * HUB_PAGE_SIZE;
    return { rows: rows.slice(start, start + HUB_PAGE_SIZE), total: rows.length };
  },
};
