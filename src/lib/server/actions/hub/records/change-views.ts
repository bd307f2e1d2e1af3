import { countViews, deleteView, saveView } from '../../../repositories/hub/hub-views.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { failure, success, type Result } from '../../../../result.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import type { HubKind } from '../../../page-data/hub/records/hub-kinds.ts';
import { recordQuery, recordSearch } from '../../../page-data/hub/records/list-query.ts';

const MAX_CHARACTERS = 60;

/** Of one list and one owner: more are no help to anybody. */
const MAX_VIEWS = 30;

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
