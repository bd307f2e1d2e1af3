import type { Door } from './door.ts';

/** Redirects, opening hours, menus and the house in the hub. */
export const TOOLS_DOORS: readonly Door[] = [
  { subject: 'redirect', action: 'write', method: 'GET', path: '/de/cms-hub/redirect/test' },
  { subject: 'opening_hours', action: 'publish', method: 'GET', path: '/de/cms-hub/hours' },
  {
    subject: 'opening_hours',
    action: 'publish',
    method: 'POST',
    path: '/de/cms-hub/hours',
    form: { 'mo.0.from': 'x' },
  },
  { subject: 'menu_item', action: 'publish', method: 'GET', path: '/de/cms-hub/menus' },
  { subject: 'menu_item', action: 'publish', method: 'POST', path: '/de/cms-hub/menus', form: {} },
  ...['house', 'house/design', 'house/demo'].flatMap((screen): readonly Door[] => [
    { subject: 'settings', action: 'publish', method: 'GET', path: `/de/cms-hub/${screen}` },
    {
      subject: 'settings',
      action: 'publish',
      method: 'POST',
      path: `/de/cms-hub/${screen}`,
      form: { own_accent: 'x', theme: 'x' },
    },
  ]),
];
