import { z } from 'zod';
import { success } from '../../../result.ts';
import type { MenuLink } from '../../../views/page.ts';
import { chromeOf } from '../../page-data/page/chrome.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { endpoint } from '../core/endpoint.ts';

/** Deeper than any menu that can be shown; written out, as entries hold entries again. */
const MAX_DEPTH = 6;

const menuItem = (depth: number): z.ZodType =>
  z.object({
    menu_name: z.string(),
    url: z.string(),
    has_tab_navigation: z.boolean(),
    children: z.array(depth === 1 ? z.unknown() : menuItem(depth - 1)),
  });

/** The menus as the specification names their parts. */
export const navigationShape = z.object({
  menu: z.array(menuItem(MAX_DEPTH)),
  footer: z.array(z.object({ title: z.string(), url: z.string() })),
});

const item = ({ label, href, children, hasTabs }: MenuLink): object => ({
  menu_name: label,
  url: href,
  has_tab_navigation: hasTabs,
  children: children.map(item),
});

/** The menus of every page in its language. */
export function navigationOf(context: PageContext) {
  const { menus } = chromeOf(context);
  const footer = [...menus.footer, ...menus.easy];
  return {
    menu: menus.primary.map(item),
    footer: footer.map(({ label, href }) => ({ title: label, url: href })),
  };
}

export const nav = endpoint({
  summary: 'The menus of every page: the main one and the one of the footer',
  query: z.object({}),
  answer: z.object({ navigation: navigationShape }),
  load: (context) => Promise.resolve(success({ navigation: navigationOf(context) })),
});
