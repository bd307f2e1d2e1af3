import { pathTo, type RouteName } from '../../../routing/routes.ts';
import type { HubPage } from '../../../views/hub/hub-page.ts';
import { hubPage, type HubContext } from './hub-page.ts';
import { HUB_TOOLS } from './hub-tools.ts';

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
