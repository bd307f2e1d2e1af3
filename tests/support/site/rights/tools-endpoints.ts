import { NO_ID, type Endpoint } from './endpoint.ts';

/** Redirects, opening hours, menus, releases and the venue in the hub. */
export const TOOLS_ENDPOINTS: readonly Endpoint[] = [
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
  ...['bundles', `bundles/${NO_ID}`].flatMap((screen): readonly Endpoint[] => [
    { subject: 'release', action: 'read', method: 'GET', path: `/de/cms-hub/${screen}` },
    {
      subject: 'release',
      action: 'write',
      method: 'POST',
      path: `/de/cms-hub/${screen}`,
      form: { name: '', do: 'save' },
    },
  ]),
  {
    subject: 'approval_rule',
    action: 'read',
    method: 'GET',
    path: '/de/cms-hub/bundles/approvals',
  },
  {
    subject: 'approval_rule',
    action: 'write',
    method: 'POST',
    path: '/de/cms-hub/bundles/approvals',
    form: { rule: 'x' },
  },
  ...['house', 'house/design', 'house/demo'].flatMap((screen): readonly Endpoint[] => [
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
