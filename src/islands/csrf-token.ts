import { COOKIE } from '../lib/constants.ts';

/** What changing calls show in their header (US-04); empty where the cookie is not there yet. */
export const token = (): string =>
  new RegExp(`\\b${COOKIE.csrf}=([\\w-]+)`, 'u').exec(document.cookie)?.[1] ?? '';
