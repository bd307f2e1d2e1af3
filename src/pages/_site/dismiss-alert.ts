import type { APIRoute } from 'astro';
import { ALERT_COOKIE_DAYS, COOKIE } from '../../lib/constants.ts';
import { referrerPath } from '../../lib/routing/own-path.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import {
  formMeaningless,
  formRefused,
  readForm,
} from '../../lib/server/services/request/read-form.ts';
import { localeOf } from '../../lib/server/page-data/page/create-page-context.ts';

const DAY_SECONDS = 86_400;

/** Closes the alert without scripts and redirects to where the visitor was. */
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
  return redirect(referrerPath(request.headers.get('referer'), home, astro.url.host), 303);
};
