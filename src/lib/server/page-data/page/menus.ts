import type { Locale } from '../../../constants.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { Chrome, MenuLink } from '../../../views/page.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { pathOfPage } from '../../../routing/record-routes.ts';
import type { ReferenceData } from '../../services/records/reference-data.ts';

type MenuItem = Entity<'menu_item'>;
type CmsPage = Entity<'page'>;

interface Placed {
  readonly id: number;
  readonly position: number;
}

const byPosition = (left: Placed, right: Placed) =>
  left.position - right.position || left.id - right.id;

/** Entries of both kinds in one order: of the same position, menu items come first. */
interface Entry {
  readonly position: number;
  readonly link: MenuLink;
}

const inOrder = (entries: readonly Entry[]): readonly MenuLink[] =>
  entries.toSorted((left, right) => left.position - right.position).map(({ link }) => link);

/** Pages below a page (at the root: below none) that stand in the menu. */
function pageEntries(
  pages: readonly CmsPage[],
  parent: number | null,
  locale: Locale,
): readonly Entry[] {
  return pages
    .filter((page) => page.in_menu && page.content_type === 'page' && page.parent === parent)
    .sort(byPosition)
    .flatMap((page) => {
      const href = pathOfPage(page, locale);
      if (href === null) return [];
      const children = inOrder(pageEntries(pages, page.id, locale));
      const label = textIn(page.title, locale);
      // A heading that leads nowhere itself leads to the first of what it heads.
      const target = page.is_clickable ? href : (children[0]?.href ?? href);
      const hasTabs = page.has_tab_navigation;
      const link = { label, href: target, isExternal: false, hasTabs, children };
      return [{ position: page.position, link }];
    });
}

function itemEntries(
  items: readonly MenuItem[],
  parent: number | null,
  locale: Locale,
): readonly Entry[] {
  return items
    .filter((item) => item.parent === parent)
    .sort(byPosition)
    .map((item) => {
      const href = textIn(item.url, locale);
      const link = {
        label: textIn(item.menu_name, locale),
        href,
        isExternal: !href.startsWith('/'),
        hasTabs: item.has_tab_navigation,
        children: inOrder(itemEntries(items, item.id, locale)),
      };
      return { position: item.position, link };
    });
}

/** What stands in each menu: the entries that editors made, and the pages that say so. */
export function menusOf(data: ReferenceData, locale: Locale): Chrome['menus'] {
  const items = [...data.menu_item.values()];
  const pages = [...data.page.values()];
  const at = (place: MenuItem['place']) =>
    itemEntries(
      items.filter((item) => item.place === place),
      null,
      locale,
    );
  const footerPages = (isEasy: boolean) =>
    pages
      .filter((page) => page.in_footer && page.is_easy_language === isEasy)
      .sort(byPosition)
      .flatMap((page): readonly Entry[] => {
        const href = pathOfPage(page, locale);
        if (href === null) return [];
        const label = textIn(page.title, locale);
        return [
          {
            position: page.position,
            link: { label, href, isExternal: false, hasTabs: false, children: [] },
          },
        ];
      });
  return {
    primary: inOrder([...at('primary'), ...pageEntries(pages, null, locale)]),
    secondary: inOrder(at('secondary')),
    footer: inOrder([...at('footer'), ...footerPages(false)]),
    easy: inOrder(footerPages(true)),
  };
}
