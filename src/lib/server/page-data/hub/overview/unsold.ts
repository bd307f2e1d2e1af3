import { formatMoment } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { unsoldEvents } from '../lists/unsold-events.ts';
import type { OverviewSection } from './section.ts';
import { firstOf } from './work.ts';

/** Coming public events of which no ticket can be bought, and why. */
export const UNSOLD: OverviewSection = {
  key: 'unsold',
  right: { subject: 'event', action: 'write' },
  async load(context) {
    const { locale, t } = context;
    const lines = (await unsoldEvents(context)).map(({ event, gaps }) => ({
      label: titleOf('event', event, locale),
      href: pathTo('hub-record', locale, { list: 'event', id: event.id }),
      note: [
        formatMoment(event.date_start, locale),
        ...gaps.map((gap) => t(`overview:gap.${gap}`)),
      ].join(' · '),
    }));
    return firstOf('unsold_events', lines, context);
  },
};
