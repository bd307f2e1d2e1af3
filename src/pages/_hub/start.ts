import type { APIRoute } from 'astro';
import { preferredLocale } from '../../lib/i18n/accept-language.ts';
import { COOKIE, LOCALES } from '../../lib/constants.ts';
import { pathTo } from '../../lib/routing/routes.ts';

/** RT-10: `/cms-hub` leads to the hub in the editor's language. */
export const GET: APIRoute = ({ cookies, request, redirect }) => {
  const remembered = cookies.get(COOKIE.locale)?.value;
  const locale =
    LOCALES.find((candidate) => candidate === remembered) ??
    preferredLocale(request.headers.get('accept-language'));
  return redirect(pathTo('hub', locale), 302);
};
