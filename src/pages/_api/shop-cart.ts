import type { APIRoute } from 'astro';
import { cartOrderSchema } from '../../lib/booking/order.ts';
import { FAILURE_STATUS, failure, type Failure } from '../../lib/result.ts';
import { bodyOf } from '../../lib/server/api/core/json-body.ts';
import { addToCart } from '../../lib/server/services/booking/add.ts';
import { cartIn, setCart } from '../../lib/server/services/booking/cart-cookies.ts';
import { giveToken, showsToken } from '../../lib/server/services/accounts/csrf.ts';
import { keyIn } from '../../lib/server/services/booking/once.ts';
import { errorsIn, invalid } from '../../lib/i18n/validation.ts';
import { open } from '../_open.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };
const refuse = (reason: Failure) =>
  Response.json(reason, { status: FAILURE_STATUS[reason.code], headers: PRIVATE });

/** BK-06: tickets of one seat group go into the visitor's cart. */
export const POST: APIRoute = async (asked) => {
  const { request, cookies, locals } = asked;
  const { app } = locals;
  const context = await open(asked);
  const { locale, t } = context;
  if (!showsToken(request.headers, cookies)) {
    // The page may have outlived the cookie: whoever tries again has one.
    giveToken(cookies, app.env);
    return refuse(failure('forbidden', t('booking:error.csrf')).failure);
  }
  const body = await bodyOf(request);
  if (!body.ok) return refuse(body.failure);
  const order = cartOrderSchema.safeParse(body.value, { error: errorsIn(locale) });
  if (!order.success) return refuse(invalid(order.error.issues, locale).failure);
  const key = keyIn(request.headers.get('idempotency-key'));
  const cart = cartIn(cookies, app.shop);
  const result = await addToCart(context, order.data, { cart, key });
  if (!result.ok) return refuse(result.failure);
  setCart(cookies, app.env, result.value);
  return Response.json(result.value, { headers: PRIVATE });
};
