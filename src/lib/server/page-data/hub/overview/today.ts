import { findEvents } from '../../../services/programme/programme-index.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { listEvents } from '../../events/list-events.ts';
import type { OverviewSection } from './section.ts';

/** What is on today, with its hall and how it stands. */
export const TODAY: OverviewSection = {
  key: 'today',
  right: { subject: 'dashboard', action: 'read' },
  async load(context) {
    const { app, locale, today, t } = context;
    const index = await app.programme.read();
    const found = findEvents(index, { groups: {}, day: today, from: today }, 1);
    const events = await listEvents(
      found.events.map(({ id }) => id),
      context,
    );
    return {
      lines: events.map((event) => ({
        label: event.title.text,
        href: event.href,
        note: [event.span === null ? event.timeLabel : '', event.place, event.status?.label]
          .filter(Boolean)
          .join(' · '),
      })),
      more: { label: t('overview:today.more'), href: pathTo('events', locale) },
    };
  },
};
