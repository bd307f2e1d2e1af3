import type { APIRoute } from 'astro';
import { COOKIE } from '../../lib/constants.ts';
import { translator } from '../../lib/i18n/translator.ts';
import { askedIn } from '../../lib/server/page-data/page/chrome.ts';
import { issueFormKey } from '../../lib/server/services/booking/form-key.ts';
import { readConsent } from '../../lib/server/services/consent/read-consent.ts';
import { cartRules, consentRules, heartRules } from '../../lib/server/services/site/visitor-css.ts';
import { localeOf } from '../../lib/server/page-data/page/create-page-context.ts';

/**
 * Without scripts the page, which is the same for everybody, cannot know what a
 * visitor noted and put in the cart; this small sheet, asked for only then, shows it.
 * It brings the key of the next form, too, so that a double click buys once.
 */
export const GET: APIRoute = async (astro) => {
  const { cookies, locals, request } = astro;
  const t = translator(localeOf(astro));
  await issueFormKey(cookies, locals.app.env);
  const data = await locals.app.reference.read();
  const consentRequest = { headers: request.headers, cookies };
  const rules = [
    ...heartRules(cookies.get(COOKIE.favourites)?.value ?? '', t),
    ...consentRules(readConsent(consentRequest, askedIn(data), locals.app.now()).state),
    ...cartRules(cookies.get(COOKIE.cartAmount)?.value ?? '', t),
  ];
  return new Response(rules.join(''), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
};
