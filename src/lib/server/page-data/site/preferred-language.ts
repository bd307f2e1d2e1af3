import type { APIRoute } from 'astro';
import { preferredLocale } from '../../../i18n/accept-language.ts';
import { COOKIE, LOCALE_COOKIE_DAYS, LOCALES } from '../../../constants.ts';
import { pathTo } from '../../../routing/routes.ts';

/** An address outside of the languages leads to a page in the visitor's language. */
export const leadTo =
  (name: 'home' | 'hub' | 'user-settings'): APIRoute =>
  ({ cookies, request, redirect, locals }) => {
    const remembered = cookies.get(COOKIE.locale)?.value;
    const locale =
      LOCALES.find((candidate) => candidate === remembered) ??
      preferredLocale(request.headers.get('accept-language'));
    const { isKeptInFront, siteOrigin } = locals.app.env;
    // Behind a cache pages set no cookie: the language is remembered here.
    if (isKeptInFront && remembered === undefined)
      cookies.set(COOKIE.locale, locale, {
        maxAge: LOCALE_COOKIE_DAYS * 86_400,
        path: '/',
        sameSite: 'lax',
        secure: siteOrigin.startsWith('https:'),
      });
    const response = redirect(pathTo(name, locale), 302);
    response.headers.set('vary', 'Cookie, Accept-Language');
    return response;
  };
