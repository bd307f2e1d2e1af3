import { instantText, startOfDay } from '../../../../dates/dates.ts';
import { ANY_KIND } from '../../../../accounts/permissions.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { OverviewLine } from '../../../../views/hub/overview-view.ts';
import { mediaWithoutAlt } from '../../../repositories/dashboard/media-overview.ts';
import { unconfirmedEvents } from '../../../repositories/hub/unconfirmed-access.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { withoutEnglish } from '../lists/work-lists.ts';
import type { OverviewSection } from './section.ts';

/** What a venue still has to do: names in one language only, pictures without words, access that nobody confirmed. */
export const MISSING: OverviewSection = {
  key: 'missing',
  right: { subject: ANY_KIND, action: 'write' },
  async load(context, caller) {
    const { app, data, locale, today, t } = context;
    const { db } = app.database;
    const listed = (list: string) => hubListLink(list, context).href;
    const { length: untranslated } = await withoutEnglish(context, caller);
    const { count: speechless } = await mediaWithoutAlt(db, 1);
    const { length: unconfirmed } = await unconfirmedEvents(db, instantText(startOfDay(today)));
    const lines: OverviewLine[] = [
      { key: 'translations', href: listed('untranslated'), count: untranslated },
      { key: 'alt', href: `${pathTo('hub-media', locale)}?show=no_alt`, count: speechless },
      { key: 'access', href: listed('unconfirmed_access'), count: unconfirmed },
    ]
      .filter(({ count }) => count > 0)
      .map(({ key, ...line }) => ({ ...line, label: t(`overview:missing.${key}`), note: '' }));
    if (![...data.page.values()].some((page) => page.is_easy_language))
      lines.push({ label: t('overview:missing.easy'), href: listed('page'), note: '' });
    return { lines };
  },
};
