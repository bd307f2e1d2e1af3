import type { RouteName } from '../lib/routes.ts';

const PROGRAMME: readonly RouteName[] = ['events', 'events-slug-id'];
const WRITTEN: readonly RouteName[] = ['home', 'legals-agb', 'legals-imprint', 'legals-privacy'];

/** LY-12: pages that editors write, pages of the programme, and all others. */
export function bodyClass(route: RouteName): 'cms-page' | 'non-cms-page' | undefined {
  if (WRITTEN.includes(route)) return 'cms-page';
  return PROGRAMME.includes(route) ? 'non-cms-page' : undefined;
}
