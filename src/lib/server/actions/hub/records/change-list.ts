import { RECORD_ID } from '../../../../call-patterns.ts';
import { FAILURE_STATUS, failure, success, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { RecordListView } from '../../../../views/hub/record-list-view.ts';
import { countViews, deleteView, saveView } from '../../../repositories/hub/hub-views.ts';
import { checkReadAccess } from '../../../services/accounts/access.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { changeMany, type ManyChange } from '../../../services/hub/change-many.ts';
import { undo, undoable } from '../../../services/hub/undo.ts';
import { formRefused, readForm } from '../../../services/request/read-form.ts';
import { hubListLink } from '../../../page-data/hub/lists/hub-link.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import type { HubKind } from '../../../page-data/hub/records/hub-kinds.ts';
import {
  afterBulk,
  bulkNotice,
  MAX_CHOSEN,
  BULK,
  isBulk,
  type BulkDone,
} from '../../../page-data/hub/records/list-bulk.ts';
import { recordQuery, recordSearch } from '../../../page-data/hub/records/list-query.ts';
import { recordListView } from '../../../page-data/hub/records/list-view.ts';
import { defaultView } from '../../../page-data/hub/records/list-views.ts';

const chosenIds = (form: FormData): readonly number[] =>
  form
    .getAll('id')
    .filter((id): id is string => typeof id === 'string' && RECORD_ID.test(id))
    .map(Number);

/** Where the chosen events are copied; null: nothing is to be, or nothing was chosen. */
function copyAddress(
  { locale }: Pick<PageContext, 'locale'>,
  { kind }: HubKind,
  form: FormData,
): string | null {
  const ids = chosenIds(form).slice(0, MAX_CHOSEN);
  if (kind !== 'event' || textIn(form, 'action') !== 'copy' || ids.length === 0) return null;
  return `${pathTo('hub-event-copies', locale)}?ids=${ids.join(',')}`;
}

function changeOf({ tags }: HubKind, name: keyof typeof BULK, form: FormData): ManyChange | null {
  if (name !== 'tag' && name !== 'untag') return { is: name };
  const tag = textIn(form, 'tag');
  return tags === null || !RECORD_ID.test(tag) ? null : { is: name, field: tags, tag: Number(tag) };
}

/** Does to the chosen records of a list what its form says. */
export async function runBulk(
  { app, locale, t }: PageContext,
  row: HubKind,
  form: FormData,
  caller: Caller,
): Promise<Result<BulkDone>> {
  const name = textIn(form, 'action');
  if (name === 'copy') return failure('invalid', t('hub_records:bulk.nothing'));
  if (!isBulk(name)) return failure('invalid', t('system:form.broken'));
  const { kind } = row;
  const denial = checkReadAccess(caller, { subject: kind, action: BULK[name] }, locale);
  if (denial !== null) return { ok: false, failure: denial };
  const ids = chosenIds(form);
  if (ids.length === 0) return failure('invalid', t('hub_records:bulk.nothing'));
  if (ids.length > MAX_CHOSEN) return failure('too_large', t('system:form.tooLarge'));
  const change = changeOf(row, name, form);
  if (change === null) return failure('invalid', t('hub_records:bulk.noTag'));
  const order = { kind, ids, change, user: caller.user?.id ?? null };
  const done = await changeMany(app, order, {
    locale,
    actor: actorOf(caller, locale),
    source: 'hub',
  });
  if (!done.ok) return done;
  return success({ done: name, count: done.value.changed, undo: done.value.undo });
}

/** Undoes what its caller did last with records of a list, by the right that it took. */
export async function runUndo(
  { app, locale, t }: PageContext,
  { kind }: HubKind,
  form: FormData,
  caller: Caller,
): Promise<Result<BulkDone>> {
  const gone = failure('not_found', t('hub_records:undo.gone'));
  const [id, user] = [textIn(form, 'undo'), caller.user?.id];
  const known = user === undefined ? null : await undoable(app.database.db, id, user);
  if (user === undefined || known?.kind !== kind) return gone;
  const action = known.action === 'create' ? 'write' : 'publish';
  const denial = checkReadAccess(caller, { subject: kind, action }, locale);
  if (denial !== null) return { ok: false, failure: denial };
  const undone = await undo(
    app,
    { id, user },
    { locale, actor: actorOf(caller, locale), source: 'undo' },
  );
  if (!undone.ok) return undone;
  const { restored, kept } = undone.value;
  return success({ done: 'undone', count: restored, undo: null, kept });
}

const MAX_CHARACTERS = 60;

/** Of one list and one owner: more are no help to anybody. */
const MAX_VIEWS = 30;

/** Saves what a list shows under a name, or deletes such a view. */
async function changeViews(
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

/** What a list of records answers: a page, or where to go. */
export type ListAnswer =
  | Response
  | { readonly location: string }
  | { readonly status: number; readonly view: RecordListView };

/** Only a place of the list itself is gone back to. */
function placeOf(context: PageContext, { kind }: HubKind, form: FormData): string {
  const { href } = hubListLink(kind, context);
  const back = textIn(form, 'back');
  return back === href || back.startsWith(`${href}?`) ? back : href;
}

/** The list of a kind of record with what its forms did; null: its address is that of no part. */
export async function answerList(
  context: PageContext,
  row: HubKind,
  caller: Caller,
  { sent, search }: { readonly sent: Request | null; readonly search: URLSearchParams },
): Promise<ListAnswer | null> {
  const told = { caller, ...bulkNotice(context, search) };
  if (sent === null) {
    const start = search.size === 0 ? await defaultView(context, row, caller) : null;
    if (start !== null) return { location: hubListLink(row.kind, context).href + start };
    const query = recordQuery(row, search);
    const view = await recordListView(context, row, query, { ...told, error: '' });
    return view && { status: query.unread.length > 0 ? FAILURE_STATUS.invalid : 200, view };
  }
  const form = await readForm(sent, context.locale, 'editor');
  if (!form.ok) return formRefused(form.failure);
  const back = placeOf(context, row, form.value);
  const action = textIn(form.value, 'action');
  const copies = copyAddress(context, row, form.value);
  if (copies !== null) return { location: copies };
  const result = action.startsWith('view')
    ? await changeViews(context, row, form.value, caller)
    : action === 'undo'
      ? await runUndo(context, row, form.value, caller)
      : await runBulk(context, row, form.value, caller);
  if (result.ok) {
    const { value } = result;
    const done = typeof value === 'string' ? { done: value, count: 0, undo: null } : value;
    return { location: afterBulk(back, done) };
  }
  const { code, message } = result.failure;
  const query = recordQuery(row, new URL(back, 'https://list.invalid').searchParams);
  const refused = { caller, notice: '', undo: null, error: message };
  const view = await recordListView(context, row, query, refused);
  return view && { status: FAILURE_STATUS[code], view };
}
