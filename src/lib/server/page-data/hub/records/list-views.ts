import type { RecordViewLink } from '../../../../views/hub/record-list-view.ts';
import {
  countViews,
  deleteView,
  saveView,
  viewsOf,
  type HubView,
} from '../../../repositories/hub/hub-views.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { failure, success, type Result } from '../../../../result.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { textIn } from '../lists/plain-field.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { HubKind } from './hub-kinds.ts';
import { recordQuery, recordSearch } from './list-query.ts';

const MAX_CHARACTERS = 60;
/** Of one list and one owner: more are no help to anybody. */
const MAX_VIEWS = 30;

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

/** Saves what a list shows under a name, or deletes such a view. */
export async function changeViews(
  { app, t }: PageContext,
  row: HubKind,
  form: FormData,
  { user }: Caller,
): Promise<Result<'view_saved' | 'view_deleted'>> {
  if (user === null) return failure('forbidden', t('user:error.noRole'));
  const { db } = app.database;
  if (form.get('action') === 'view-delete') {
    const id = textIn(form, 'view');
    if (/^[1-9]\d{0,8}$/u.test(id)) await deleteView(db, Number(id), user.id);
    return success('view_deleted');
  }
  const name = textIn(form, 'name').trim().replaceAll(/\s+/gu, ' ');
  const refused = (key: string) => {
    const message = t(`hub_records:view.${key}`, { count: MAX_CHARACTERS });
    return failure('invalid', message, { name: message });
  };
  if (name === '') return refused('nameless');
  if (name.length > MAX_CHARACTERS) return refused('tooLong');
  if ((await countViews(db, row.kind, user.id)) >= MAX_VIEWS) return refused('tooMany');
  const asked = new URL(textIn(form, 'query'), 'https://list.invalid').searchParams;
  await saveView(db, {
    user: user.id,
    list: row.kind,
    name,
    query: recordSearch(row, recordQuery(row, asked)).slice(1),
    is_shared: form.has('is_shared') ? 1 : 0,
    is_default: form.has('is_default') ? 1 : 0,
  });
  return success('view_saved');
}
