import type { APIRoute } from 'astro';
import { COOKIE } from '../../lib/constants.ts';
import { translator } from '../../lib/i18n/translator.ts';
import { formKeyIn, setFormKey } from '../../lib/server/services/booking/form-key.ts';
import { cartRules, heartRules } from '../../lib/server/services/site/visitor-css.ts';
import { localeOf } from '../_open.ts';

/**
 * Without scripts the page, which is the same for everybody, cannot know what a
 * visitor noted and put in the cart; this small sheet, asked for only then, shows it.
 * It brings the key of the next form, too, so that a double click buys once.
 */
export const GET: APIRoute = async (astro) => {
  const { cookies, locals } = astro;
  const t = translator(localeOf(astro));
  if (formKeyIn(cookies, locals.app.env) === undefined) await setFormKey(cookies, locals.app.env);
  const rules = [
    ...heartRules(cookies.get(COOKIE.favourites)?.value ?? '', t),
    ...cartRules(cookies.get(COOKIE.cartAmount)?.value ?? '', t),
  ];
  return new Response(rules.join(''), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
};
