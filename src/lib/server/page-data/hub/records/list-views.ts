import type { RecordViewLink } from '../../../../views/hub/record-list-view.ts';
import { viewsOf, type HubView } from '../../../repositories/hub/hub-views.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { hubListLink } from '../lists/hub-link.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { HubKind } from './hub-kinds.ts';
import { recordQuery, recordSearch } from './list-query.ts';

const searchOf = (row: HubKind, { query }: HubView): string =>
  recordSearch(row, recordQuery(row, new URLSearchParams(query)));

/** The saved views of a list that a caller sees. @param shown the query that is shown */
export async function viewLinks(
  context: PageContext,
  row: HubKind,
  shown: string,
  { user }: Caller,
): Promise<readonly RecordViewLink[]> {
  if (user === null) return [];
  const { app, t } = context;
  const { href } = hubListLink(row.kind, context);
  const views = await viewsOf(app.database.db, row.kind, user.id);
  const hasDefault = views.some((view) => view.user === user.id && view.is_default === 1);
  const saved = views.map((view) => {
    const search = searchOf(row, view);
    const notes = [view.is_default === 1 && 'default', view.is_shared === 1 && 'shared'];
    return {
      id: view.id,
      label: view.name,
      href: `${href}${search === '' ? `?view=${String(view.id)}` : search}`,
      isCurrent: search === shown,
      isOwn: view.user === user.id,
      note: notes
        .filter((note) => note !== false)
        .map((note) => t(`hub_records:view.${note}`))
        .join(', '),
    };
  });
  const plain = {
    id: 0,
    label: t('hub_records:view.plain'),
    href: `${href}?view=0`,
    isCurrent: shown === '',
    isOwn: false,
    note: '',
  };
  return hasDefault ? [plain, ...saved] : saved;
}

/** Where somebody is led whose address asks for nothing: to their own default view; null: nowhere. */
export async function defaultView(
  { app }: Pick<PageContext, 'app'>,
  row: HubKind,
  { user }: Caller,
): Promise<string | null> {
  if (user === null) return null;
  const views = await viewsOf(app.database.db, row.kind, user.id);
  const own = views.find((view) => view.user === user.id && view.is_default === 1);
  const search = own === undefined ? '' : searchOf(row, own);
  return search === '' ? null : search;
}
