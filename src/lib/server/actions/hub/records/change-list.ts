import { FAILURE_STATUS } from '../../../../result.ts';
import type { RecordListView } from '../../../../views/hub/record-list-view.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { formRefused, readForm } from '../../../services/request/read-form.ts';
import { hubListLink } from '../../../page-data/hub/lists/hub-link.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import type { HubKind } from '../../../page-data/hub/records/hub-kinds.ts';
import { afterBulk, bulkNotice } from '../../../page-data/hub/records/list-bulk.ts';
import { copyAddress } from './bulk-changes.ts';
import { runBulk, runUndo } from './bulk-changes.ts';
import { recordQuery } from '../../../page-data/hub/records/list-query.ts';
import { recordListView } from '../../../page-data/hub/records/list-view.ts';
import { changeViews } from './change-views.ts';
import { defaultView } from '../../../page-data/hub/records/list-views.ts';

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
