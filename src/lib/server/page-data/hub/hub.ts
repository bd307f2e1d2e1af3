import { isKind } from '../../../../content/records/kinds.ts';
import type { Link } from '../../../views/event-view.ts';
import type { HubListView, HubOverviewView } from '../../../views/hub/hub-view.ts';
import { pathTo } from '../../../routing/routes.ts';
import { hasRight, isAllowed } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import type { PageContext } from '../page/page-context.ts';
import { pagerView } from '../page/pager.ts';
import {
  HUB_GROUPS,
  HUB_PAGE_SIZE,
  type HubAction,
  type HubList,
  type HubQuery,
  listHref,
  partsOf,
} from './lists/hub-list.ts';
import { hubListLink } from './lists/hub-link.ts';
import { HUB_LISTS } from './lists.ts';

/** All lists that a caller may see, in groups. */
export function hubOverview(context: PageContext, caller: Caller): HubOverviewView {
  const lists = HUB_LISTS.filter(({ right, isWork }) => isWork !== true && hasRight(caller, right));
  const groups = HUB_GROUPS.map((group) => ({
    key: group,
    heading: context.t(`hub:group.${group}`),
    lists: lists
      .filter((list) => list.group === group)
      .map(({ key }) => ({ ...hubListLink(key, context), text: context.t(`hub:about.${key}`) })),
  }));
  return { groups: groups.filter((group) => group.lists.length > 0) };
}

/** Where a caller changes things that are not on the page: the hub, and its list of each kind. */
export function adminMenus(
  context: Pick<PageContext, 'locale' | 't'>,
  caller: Caller,
): readonly Link[] {
  const { locale, t } = context;
  const lists = HUB_LISTS.filter(({ key, right }) => isKind(key) && hasRight(caller, right));
  return [
    ...(isAllowed(caller, 'dashboard', 'read')
      ? [{ label: t('hub:title'), href: pathTo('hub', locale) }]
      : []),
    ...lists.map(({ key }) => hubListLink(key, context)),
  ];
}

/** What is asked of a list by its address. */
export function hubQuery(query: URLSearchParams): HubQuery {
  const page = query.get('page') ?? '';
  return {
    text: (query.get('q') ?? '').slice(0, 200),
    page: /^[1-9]\d{0,5}$/u.test(page) ? Number(page) : 1,
    part: (query.get('part') ?? '').slice(0, 20),
  };
}

/** The caller, what was done before, and what failed; both are shown above the list. */
interface ListInput {
  readonly caller: Caller;
  readonly done?: string | null;
  readonly error?: string;
}

/** What can be done in a list, with a row or without. */
export const actionsOf = ({ actions = [], listActions = [] }: HubList): readonly HubAction[] => [
  ...actions,
  ...listActions,
];

/** What of `done` in an address there are words for. */
const doneText = (done: string | null | undefined, list: HubList, { t }: PageContext): string =>
  done === 'deleted' || actionsOf(list).some(({ name }) => name === done)
    ? t(`hub:done.${done ?? ''}`)
    : '';

/** One page of a list; null where it has not so many. */
export async function hubListView(
  context: PageContext,
  list: HubList,
  asked: HubQuery,
  { caller, ...told }: ListInput,
): Promise<HubListView | null> {
  const { t } = context;
  const { parts: known = [] } = list;
  const query = { ...asked, part: known.find((name) => name === asked.part) ?? '' };
  const { rows, total } = await list.rows(context, query, caller);
  const offered = actionsOf(list).filter(({ right }) => hasRight(caller, right));
  const isOffered = (name: string) => offered.some((action) => action.name === name);
  const actionView = (name: string) => ({ name, label: t(`hub:action.${name}`) });
  const pages = Math.max(1, Math.ceil(total / HUB_PAGE_SIZE));
  if (query.page > pages) return null;
  const { label: title, href: action } = hubListLink(list.key, context);
  return {
    title,
    text: t(`hub:about.${list.key}`),
    action,
    query: query.text,
    parts: partsOf(known, query.part, (part) => listHref(action, { ...query, part }), context),
    part: query.part,
    columns: list.columns.map((column) => t(`hub:column.${column}`)),
    rows: rows.map(({ actions = [], ...row }) => ({
      ...row,
      actions: actions.filter(isOffered).map(actionView),
    })),
    summary: t('hub:count', { count: total }),
    pager: pagerView(context, query.page, pages, (page) => listHref(action, query, page)),
    links: list.links?.(context, caller) ?? [],
    listActions: (list.listActions ?? [])
      .map(({ name }) => name)
      .filter(isOffered)
      .map(actionView),
    notice: doneText(told.done, list, context),
    error: told.error ?? '',
  };
}
