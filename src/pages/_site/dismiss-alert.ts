import type { APIRoute } from 'astro';
import { ALERT_COOKIE_DAYS, COOKIE } from '../../lib/constants.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import {
  formMeaningless,
  formRefused,
  readForm,
} from '../../lib/server/services/request/read-form.ts';
import { localeOf } from '../_open.ts';

const DAY_SECONDS = 86_400;

/** A path on this site that a form came from; anything else leads to the start page. */
function pathOf(referrer: string | null, fallback: string, host: string): string {
  if (referrer === null || !URL.canParse(referrer)) return fallback;
  const url = new URL(referrer);
  const path = url.pathname + url.search;
  // A path that begins with two slashes would be another site's address.
  return url.host === host && /^\/(?![/\\])/u.test(path) ? path : fallback;
}

/** TA-01: closes the alert without scripts and leads back to where the visitor was. */
export const POST: APIRoute = async (astro) => {
  const { request, cookies, redirect, locals } = astro;
  const form = await readForm(request, localeOf(astro));
  if (!form.ok) return formRefused(form.failure);
  const id = form.value.get('id');
  if (typeof id !== 'string' || !/^\d{1,9}$/u.test(id)) return formMeaningless(localeOf(astro));
  const origin = new URL(locals.app.env.siteOrigin);
  cookies.set(COOKIE.alertDismissed, id, {
    path: '/',
    maxAge: ALERT_COOKIE_DAYS * DAY_SECONDS,
    sameSite: 'lax',
    secure: origin.protocol === 'https:',
  });
  const home = pathTo('home', localeOf(astro));
  return redirect(pathOf(request.headers.get('referer'), home, astro.url.host), 303);
};
