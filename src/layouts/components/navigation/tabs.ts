import type { MenuLink, Page } from '../../../lib/views/page.ts';
import { currentOf } from '../header/current.ts';

/** The entries below a menu entry «with tabs», each with the path that it is compared with. */
export interface Tabs {
  readonly label: string;
  readonly items: readonly {
    readonly item: Pick<MenuLink, 'label' | 'href' | 'isExternal'>;
    readonly path: string;
  }[];
}

/** The tabs of a page: of the entry that leads to it, or to what lies above it; null without such. */
export function tabsOf({ path, search, chrome }: Page): Tabs | null {
  const here = path + search;
  const leadsHere = ({ href }: MenuLink) => href === here || currentOf(href, path) !== undefined;
  const entry = [...chrome.menus.primary, ...chrome.menus.secondary].find(
    (item) => item.hasTabs && item.children.length > 0 && [item, ...item.children].some(leadsHere),
  );
  if (entry === undefined) return null;
  // Where one entry is this very page with its choice, no other one is.
  const isExact = entry.children.some(({ href }) => href === here);
  return {
    label: entry.label,
    items: entry.children.map(({ label, href, isExternal }) => ({
      item: { label, href, isExternal },
      path: href === here ? href : isExact ? '' : path,
    })),
  };
}
