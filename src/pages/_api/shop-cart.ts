import type { APIRoute } from 'astro';
import { cartOrderSchema } from '../../lib/booking/order.ts';
import { bodyOf } from '../../lib/server/api/core/json-body.ts';
import { addToCart } from '../../lib/server/services/booking/add-to-cart.ts';
import { cartIn, setCart } from '../../lib/server/services/booking/cart-cookies.ts';
import { csrfFailure, issueCsrfToken } from '../../lib/server/services/accounts/csrf.ts';
import { keyOfBrowser } from '../../lib/server/services/booking/idempotency.ts';
import { setVisitor, visitorOf } from '../../lib/server/services/booking/visitor.ts';
import { errorsIn, invalid } from '../../lib/i18n/validation.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';
import { jsonFailure, jsonOf } from '../../lib/server/api/reply.ts';

/** Tickets of one seat group go into the visitor's cart. */
export const POST: APIRoute = async (astro) => {
  const { request, cookies, locals } = astro;
  const { app } = locals;
  const context = await createPageContext(astro);
  const { locale } = context;
  const caller = await locals.caller();
  const csrf = csrfFailure({ headers: request.headers, cookies }, caller, locale);
  if (csrf !== null) {
    // The page may have outlived the cookie: whoever tries again has one.
    issueCsrfToken(cookies, app.env, caller);
    return jsonFailure(csrf);
  }
  const body = await bodyOf(request, locale);
  if (!body.ok) return jsonFailure(body.failure);
  const order = cartOrderSchema.safeParse(body.value, { error: errorsIn(locale) });
  if (!order.success) return jsonFailure(invalid(order.error.issues, locale).failure);
  const key = keyOfBrowser(request.headers.get('idempotency-key'), { cookies, caller });
  const cart = cartIn(cookies, app.shop);
  const visitor = await visitorOf(astro, app);
  const result = await addToCart(context, order.data, { cart, key, visitor });
  await setVisitor(cookies, app, visitor);
  if (!result.ok) return jsonFailure(result.failure);
  setCart(cookies, app, result.value);
  return jsonOf(result.value);
};
