import { perLocale } from '../../../../content/i18n/locales.ts';
import type { Right } from '../../../accounts/permissions.ts';
import { pathTo, type RouteName } from '../../../routing/routes.ts';
import type { HubNavigation, HubPage } from '../../../views/hub/hub-page.ts';
import type { Crumb } from '../../../views/page.ts';
import { hasRight } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { makePage } from '../page/page.ts';
import type { PageContext } from '../page/page-context.ts';
import { hubListLink } from './lists/hub-link.ts';
import { HUB_GROUPS } from './lists/hub-list.ts';
import { HUB_LISTS } from './lists.ts';

/** A screen of the hub that is no list; its name in the menu is `hub_frame:tool.…`. */
interface HubTool {
  readonly key: string;
  readonly route: RouteName;
  /** What seeing it takes. */
  readonly right: Right;
}

/** In the order of the menu. */
export const HUB_TOOLS: readonly HubTool[] = [
  { key: 'overview', route: 'hub', right: { subject: 'dashboard', action: 'read' } },
  { key: 'search', route: 'hub-search', right: { subject: 'dashboard', action: 'read' } },
  { key: 'replace', route: 'hub-replace', right: { subject: 'page', action: 'write' } },
  { key: 'today', route: 'hub-today', right: { subject: 'dashboard', action: 'read' } },
  {
    key: 'hours',
    route: 'hub-opening-hours',
    right: { subject: 'opening_hours', action: 'publish' },
  },
  { key: 'menus', route: 'hub-menus', right: { subject: 'menu_item', action: 'publish' } },
  { key: 'releases', route: 'hub-releases', right: { subject: 'release', action: 'read' } },
  { key: 'media', route: 'hub-media', right: { subject: 'media', action: 'read' } },
  { key: 'figures', route: 'hub-statistics', right: { subject: 'dashboard', action: 'read' } },
  { key: 'launch', route: 'hub-launch', right: { subject: 'settings', action: 'publish' } },
];

/** Who looks at a page of the hub. */
export interface HubContext {
  readonly context: PageContext;
  readonly caller: Caller;
}

/** Everything that a caller may see, with where the page stands in it. @param list the page's list */
function navigationOf(
  { context, caller }: HubContext,
  route: RouteName,
  list: string,
): HubNavigation {
  const { locale, t } = context;
  const groups = HUB_GROUPS.map((group) => ({
    key: group,
    heading: t(`hub:group.${group}`),
    isOpen: HUB_LISTS.some((known) => known.key === list && known.group === group),
    lists: HUB_LISTS.filter(
      (known) => known.isWork !== true && known.group === group && hasRight(caller, known.right),
    ).map(({ key }) => ({ ...hubListLink(key, context), isCurrent: key === list })),
  }));
  const { user } = caller;
  return {
    tools: HUB_TOOLS.filter(({ right }) => hasRight(caller, right)).map((tool) => ({
      label: t(`hub_frame:tool.${tool.key}`),
      href: pathTo(tool.route, locale),
      isCurrent: tool.route === route,
    })),
    groups: groups.filter(({ lists }) => lists.length > 0),
    user: {
      name: user === null ? '' : `${user.first_name} ${user.last_name}`.trim() || user.email,
      role: t(`user:profile.roles.${caller.role}`),
    },
    siteHref: pathTo('home', locale),
    profileHref: pathTo('user-profile', locale),
    logoutHref: pathTo('logout', locale),
  };
}

/**
 * A page of the hub: for those signed in alone, and for no search engine.
 * @param params of its address; `list` names the list that it belongs to, whether or not its
 *   address does
 */
export function hubPage(
  hub: HubContext,
  route: RouteName,
  title: string,
  params: Readonly<Record<string, string>> = {},
): HubPage {
  const { context } = hub;
  const { locale, t } = context;
  const translations = perLocale((other) => pathTo(route, other, params));
  const { list = '' } = params;
  const start: Crumb = { label: t('hub:title'), href: pathTo('hub', locale) };
  const parents = route === 'hub' ? [] : [start];
  if (list !== '' && route !== 'hub-list') parents.push(hubListLink(list, context));
  const path = translations[locale];
  const facts = { route, path, title, description: title, translations, parents };
  return { ...makePage(context, facts), navigation: navigationOf(hub, route, list) };
}

/** Where a page below one of the hub's tools stands. */
interface PlaceBelow {
  /** The key of the tool. */
  readonly tool: string;
  readonly route: RouteName;
  readonly params?: Readonly<Record<string, string>>;
}

/** A page below a tool: the tool stands before it in the breadcrumb, and is the current one of the menu. */
export function belowTool(
  hub: HubContext,
  { tool: key, route, params = {} }: PlaceBelow,
  title: string,
): HubPage {
  const { locale, t } = hub.context;
  const page = hubPage(hub, route, title, params);
  const tool = HUB_TOOLS.find((known) => known.key === key);
  if (tool === undefined) return page;
  const href = pathTo(tool.route, locale);
  const { navigation, breadcrumb } = page;
  return {
    ...page,
    breadcrumb: [
      ...breadcrumb.slice(0, -1),
      { label: t(`hub_frame:tool.${key}`), href },
      ...breadcrumb.slice(-1),
    ],
    navigation: {
      ...navigation,
      tools: navigation.tools.map((known) => ({ ...known, isCurrent: known.href === href })),
    },
  };
}
