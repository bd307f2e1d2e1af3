import type { Endpoint } from './endpoint.ts';

/** The media library and the statistics of the venue in the hub. */
export const LIBRARY_ENDPOINTS: readonly Endpoint[] = [
  { subject: 'dashboard', action: 'read', method: 'GET', path: '/de/cms-hub/figures' },
  { subject: 'dashboard', action: 'read', method: 'GET', path: '/de/cms-hub/figures/site' },
  {
    subject: 'dashboard',
    action: 'read',
    method: 'GET',
    path: '/de/cms-hub/figures/versions/figures.csv',
  },
  { subject: 'media', action: 'read', method: 'GET', path: '/de/cms-hub/media' },
  { subject: 'media', action: 'read', method: 'GET', path: '/de/cms-hub/media/due' },
  { subject: 'media', action: 'read', method: 'GET', path: '/de/cms-hub/media/1' },
  { subject: 'media', action: 'write', method: 'GET', path: '/de/cms-hub/media/upload' },
  { subject: 'media', action: 'write', method: 'POST', path: '/de/cms-hub/media/upload', form: {} },
  {
    subject: 'media',
    action: 'write',
    method: 'POST',
    path: '/de/pageeditor-api/media/crop',
    body: {},
  },
  ...['save', 'replace', 'attach', 'detach', 'crop'].map((action): Endpoint => ({
    subject: 'media',
    action: 'write',
    method: 'POST',
    path: '/de/cms-hub/media/1',
    form: { version: '999999', action },
  })),
  {
    subject: 'media',
    action: 'delete',
    method: 'POST',
    path: '/de/cms-hub/media/1',
    form: { version: '999999', action: 'delete' },
  },
];
