import type { MiddlewareHandler } from 'astro';
import { localeOfPath } from '../lib/routing/routes.ts';

/** What is one visitor's own is said to be so in one place, whatever page answers. */
export const keepPrivate: MiddlewareHandler = async ({ locals }, next) => {
  const { route } = locals;
  const response = await next();
  if (route?.row.cache === 'private') response.headers.set('cache-control', 'private, no-store');
  return response;
};

export const nameLanguage: MiddlewareHandler = async ({ url }, next) => {
  const locale = localeOfPath(url.pathname);
  const response = await next();
  if (locale !== null) response.headers.set('content-language', locale);
  return response;
};
