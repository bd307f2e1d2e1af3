import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import { FAILURE_STATUS } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { RecordHistoryView } from '../../../../views/hub/record-history-view.ts';
import { formRefused, readForm } from '../../../services/request/read-form.ts';
import type { PageContext } from '../../page/page-context.ts';
import { historyView, restoreFields } from './history.ts';
import type { HubTarget } from './record-form.ts';

/** The history of a record with what its form did; null: the address names no state of it. */
export async function answerHistory(
  context: PageContext,
  target: HubTarget & { readonly record: Entity<Kind> },
  { sent, search }: { readonly sent: Request | null; readonly search: URLSearchParams },
): Promise<
  | Response
  | { readonly location: string }
  | { readonly status: number; readonly view: RecordHistoryView }
  | null
> {
  const asked = { version: search.get('version'), done: search.get('done'), error: '' };
  if (sent === null) {
    const view = await historyView(context, target, asked);
    return view && { status: 200, view };
  }
  const form = await readForm(sent, context.locale, 'editor');
  if (!form.ok) return formRefused(form.failure);
  const restored = await restoreFields(context, target, form.value);
  const params = { list: target.kind, id: target.record.id };
  const href = pathTo('hub-history', context.locale, params);
  if (restored.ok) return { location: `${href}?done=restored` };
  const { code, message, fields } = restored.failure;
  const error = [message, ...Object.values(fields ?? {})].join(' ');
  const view = await historyView(context, target, { ...asked, error });
  return view && { status: FAILURE_STATUS[code], view };
}
