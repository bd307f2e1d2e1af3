import { perLocale } from '../../../../content/i18n/locales.ts';
import { pathTo, type RouteName } from '../../../routing/routes.ts';
import type { HubNavigation, HubPage } from '../../../views/hub/hub-page.ts';
import type { Crumb } from '../../../views/page.ts';
import { hasRight } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { makePage } from '../page/page.ts';
import type { PageContext } from '../page/page-context.ts';
import { hubListLink } from './lists/hub-link.ts';
import { HUB_GROUPS } from './lists/hub-list.ts';
import { HUB_TOOLS } from './hub-tools.ts';
import { HUB_LISTS } from './lists.ts';

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
