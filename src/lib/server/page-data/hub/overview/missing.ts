import { instantText, startOfDay } from '../../../../dates/dates.ts';
import { ANY_KIND } from '../../../../accounts/permissions.ts';
import { records } from '../../../../../content/records/kinds.ts';
import type { OverviewLine } from '../../../../views/hub/overview-view.ts';
import { mediaWithoutAlt } from '../../../repositories/dashboard/media-overview.ts';
import { untranslatedCounts } from '../../../repositories/dashboard/untranslated.ts';
import { unconfirmedEvents } from '../../../repositories/hub/unconfirmed-access.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { unsoldEvents } from '../lists/unsold-events.ts';
import type { OverviewSection } from './section.ts';

/** What a venue still has to do: titles in one language only, pictures without words, events that cannot be booked. */
export const MISSING: OverviewSection = {
  key: 'missing',
  right: { subject: ANY_KIND, action: 'write' },
  async load(context) {
    const { app, data, locale, today, t } = context;
    const { db } = app.database;
    const untranslated = await untranslatedCounts(db);
    const lines: OverviewLine[] = untranslated.map(({ kind, count }) => ({
      label: t('overview:missing.translations', { kind: records[kind].label[locale] }),
      href: hubListLink(kind, context).href,
      note: String(count),
    }));
    const { count: speechless } = await mediaWithoutAlt(db, 1);
    if (speechless > 0)
      lines.push({ label: t('overview:missing.alt'), href: null, note: String(speechless) });
    const since = instantText(startOfDay(today));
    const { length: unsold } = await unsoldEvents(context);
    if (unsold > 0)
      lines.push({
        label: t('overview:missing.tickets'),
        href: hubListLink('unsold_events', context).href,
        note: String(unsold),
      });
    const { length: unconfirmed } = await unconfirmedEvents(db, since);
    if (unconfirmed > 0)
      lines.push({
        label: t('overview:missing.access'),
        href: hubListLink('unconfirmed_access', context).href,
        note: String(unconfirmed),
      });
    if (![...data.page.values()].some((page) => page.is_easy_language))
      lines.push({ label: t('overview:missing.easy'), href: null, note: '' });
    return { lines };
  },
};
