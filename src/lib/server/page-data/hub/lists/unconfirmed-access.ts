import { formatMoment, instantText, startOfDay } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';

import { pathTo } from '../../../../routing/routes.ts';
import { unconfirmedEvents } from '../../../repositories/hub/unconfirmed-access.ts';
import { placeName } from '../../../services/programme/place.ts';
import { HUB_PAGE_SIZE, type HubList, matches } from './hub-list.ts';

/** Coming events that say that they are step-free, and nobody ever said so. */
export const UNCONFIRMED_ACCESS: HubList = {
  key: 'unconfirmed_access',
  group: 'programme',
  right: { subject: 'event', action: 'write' },
  columns: ['name', 'date_start', 'hall'],
  async rows({ app, data, locale, today }, { text, page }) {
    const events = await unconfirmedEvents(app.database.db, instantText(startOfDay(today)));
    const found = events.filter(({ title_de: de, title_en: en }) => matches(`${de} ${en}`, text));
    const start = (page - 1) * HUB_PAGE_SIZE;
    const rows = found.slice(start, start + HUB_PAGE_SIZE).map((event) => ({
      id: String(event.id),
      href: pathTo('hub-record', locale, { list: 'event', id: event.id }),
      cells: [
        titleOf('event', { title: { de: event.title_de, en: event.title_en } }, locale),
        formatMoment(event.date_start, locale),
        placeName(data, event.room, locale),
      ],
      actions: ['confirm_access'],
    }));
    return { rows, total: found.length };
  },
  actions: [
    {
      name: 'confirm_access',
      right: { subject: 'event', action: 'write' },
    },
  ],
};
