import type { Locale } from '../../../constants.ts';
import type { PageEntry } from '../../../editing/calls.ts';
import { revisionText } from '../../../editing/revision.ts';
import { textIn } from '../../../i18n/localized.ts';
import { allRecords } from '../../repositories/records.ts';
import { draftIds } from '../../repositories/versions.ts';
import { pathOfPage } from '../../../routing/record-routes.ts';
import { inTreeOrder } from '../records/page-tree.ts';
import type { EditingServices } from './save.ts';

/** Every page of the site, offline ones too, as the tree has them: in the order in which menus show them. */
export async function pageTree(
  { database: { db } }: Pick<EditingServices, 'database'>,
  locale: Locale,
): Promise<readonly PageEntry[]> {
  const [pages, drafts] = await Promise.all([allRecords(db, 'page'), draftIds(db, 'page')]);
  return inTreeOrder(pages).map(([page, depth]) => ({
    id: page.id,
    depth,
    revision: revisionText({ version: page.version, draft: drafts.get(page.id) ?? 0 }),
    title: textIn(page.title, locale),
    urls: page.urls,
    parent: page.parent,
    path: pathOfPage(page, locale),
    isOnline: page.is_online,
  }));
}
