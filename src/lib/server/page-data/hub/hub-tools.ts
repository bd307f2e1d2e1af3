import type { Right } from '../../../accounts/permissions.ts';
import type { RouteName } from '../../../routing/routes.ts';

/** A screen of the hub that is no list; its name in the menu is `hub_frame:tool.…`. */
export interface HubTool {
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
  { key: 'house', route: 'hub-house', right: { subject: 'settings', action: 'publish' } },
];
