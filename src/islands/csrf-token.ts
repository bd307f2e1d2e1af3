import { COOKIE } from '../lib/constants.ts';

/** The token that changing calls send in a header; empty where the cookie is not there yet. */
export const csrfToken = (): string =>
  new RegExp(`(?:^|; )${COOKIE.csrf}=([\\w-]+)`, 'u').exec(document.cookie)?.[1] ?? '';
