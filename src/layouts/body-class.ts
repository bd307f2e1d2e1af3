import type { RouteName } from '../lib/routing/routes.ts';

/** The CMS's own pages, the home page and the legal texts. */
const WRITTEN = /^(?:home|page|legals-\w+)$/u;
const PROGRAMME = /^events\b/u;

/** Pages that editors write, pages of the programme, and all others. */
export function bodyClass(route: RouteName): 'cms-page' | 'non-cms-page' | undefined {
  if (WRITTEN.test(route)) return 'cms-page';
  return PROGRAMME.test(route) ? 'non-cms-page' : undefined;
}
