import { formatMoment, instantText, startOfDay } from '../../../../dates/dates.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { detailPath } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { EventStatus } from '../../../../../content/records/event.ts';
import { eventsWithTicketId } from '../../../repositories/dashboard/ticket-events.ts';
import { entryCountsSince } from '../../../repositories/forms/entries.ts';
import { allRecords } from '../../../repositories/records.ts';
import { saleOf } from '../../../services/booking/sale.ts';
import { NEW_ENTRIES, newSince } from '../lists/form-entries.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { LINES_SHOWN, type OverviewSection } from './section.ts';

/** Coming events that are looked through for those with few seats. */
const LOOKED_AT = 200;

const FEW: readonly EventStatus[] = ['few_left', 'sold_out'];

/** Entries of the last days, by form. */
export const FORM_ENTRIES: OverviewSection = {
  key: 'entries',
  right: { subject: 'form_entry', action: 'read' },
  async load(context) {
    const { app, locale, now } = context;
    const counts = await entryCountsSince(app.database.db, newSince(now));
    const forms = await allRecords(app.database.db, 'form');
    return {
      lines: forms
        .filter(({ id }) => counts.has(id))
        .map((form) => ({
          label: textIn(form.title, locale),
          href: `${pathTo('hub-entries', locale, { id: form.id })}?part=${NEW_ENTRIES}`,
          note: '',
          count: counts.get(form.id) ?? 0,
        })),
      more: hubListLink('form_entries', context),
    };
  },
};

/** Coming events that have few seats left, or none. */
export const NEARLY_SOLD_OUT: OverviewSection = {
  key: 'selling',
  right: { subject: 'dashboard', action: 'read' },
  async load(context) {
    const { app, locale, today, t } = context;
    const since = instantText(startOfDay(today));
    const part = { limit: LOOKED_AT, offset: 0 };
    const { results } = await eventsWithTicketId(app.database.db, since, part);
    const lines = results.flatMap((row) => {
      const { status } = saleOf({ ...row, status: row.status as EventStatus }, context);
      const title = { de: row.title_de, en: row.title_en };
      return row.is_online === 1 && FEW.includes(status)
        ? [
            {
              label: textIn(title, locale),
              href: detailPath('event', { id: row.id, title }, locale),
              note: `${formatMoment(row.date_start, locale)} · ${t(`fields:option.${status}`)}`,
            },
          ]
        : [];
    });
    return { lines: lines.slice(0, LINES_SHOWN), more: hubListLink('event', context) };
  },
};
