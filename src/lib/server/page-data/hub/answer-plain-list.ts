import type { HubListView } from '../../../views/hub/hub-view.ts';
import type { Caller } from '../../services/accounts/user.ts';
import type { PageContext } from '../page/page-context.ts';
import { hubListView, hubQuery } from './hub.ts';
import { hubList } from './lists.ts';
import { runHubAction } from './run-action.ts';

/** A list that is of no kind of record, with what its buttons did; null: there is no such page. */
export async function answerPlainList(
  context: PageContext,
  key: string,
  caller: Caller,
  { sent, search }: { readonly sent: Request | null; readonly search: URLSearchParams },
): Promise<
  Response | { readonly location: string } | { status: number; view: HubListView } | null
> {
  const list = hubList(key);
  if (list === undefined) return null;
  const outcome = sent === null ? null : await runHubAction(context, list, caller, sent);
  if (outcome instanceof Response) return outcome;
  if (outcome !== null && 'location' in outcome) return outcome;
  const asked = { caller, done: search.get('done'), error: outcome?.message ?? '' };
  const view = await hubListView(context, list, hubQuery(search), asked);
  return view && { status: outcome?.status ?? 200, view };
}
