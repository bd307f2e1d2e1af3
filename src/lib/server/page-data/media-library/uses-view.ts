import { records } from '../../../../content/records/kinds.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { MediaUsesView } from '../../../views/hub/media-view.ts';
import type { MediaUse, MediaUses } from '../../services/media-library/uses.ts';
import type { PageContext } from '../page/page-context.ts';

/** Records that are named one by one. */
export const MAX_USES_SHOWN = 50;

/** Where a record that shows a file is seen: its own page, else its form. */
function hrefOf({ kind, record, isDraft }: MediaUse, { locale }: PageContext): string {
  if (kind === 'media') return pathTo('hub-media-file', locale, { id: record.id });
  const path = pathOfRecord(kind, record, locale);
  if (path === null) return pathTo('hub-record', locale, { list: kind, id: record.id });
  return isDraft || !record.is_online ? `${path}?edit` : path;
}

/** Where a file is shown, in words and as ways there. */
export function usesView({ count, some }: MediaUses, context: PageContext): MediaUsesView {
  const { t, locale } = context;
  return {
    summary: t(count === 0 ? 'media_library:usedNowhere' : 'media_library:used', { count }),
    places: some.map((use) => ({
      label: titleOf(use.kind, use.record, locale),
      href: hrefOf(use, context),
      kind: records[use.kind].label[locale],
      isDraft: use.isDraft,
    })),
    more: count > some.length ? t('media_library:usedMore', { count: count - some.length }) : '',
  };
}
