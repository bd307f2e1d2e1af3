import type { APIRoute } from 'astro';
import { preferredLocale } from '../../lib/i18n/accept-language.ts';
import { COOKIE, LOCALES } from '../../lib/constants.ts';
import { pathTo } from '../../lib/routing/routes.ts';

/** RT-02: the bare address leads to the visitor's language. */
export const GET: APIRoute = ({ cookies, request, redirect }) => {
  const remembered = cookies.get(COOKIE.locale)?.value;
  const locale =
    LOCALES.find((candidate) => candidate === remembered) ??
    preferredLocale(request.headers.get('accept-language'));
  const response = redirect(pathTo('home', locale), 302);
  response.headers.set('vary', 'Cookie, Accept-Language');
  return response;
};
