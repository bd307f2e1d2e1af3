import { COOKIE } from '../../lib/constants.ts';
import { showAmount } from './amount.ts';
import { cookie } from './cookie.ts';

/** LY-10: the amount in the cart and the way to it; both live in cookies, never in the page. */
const cart = document.querySelector<HTMLAnchorElement>('a[data-cart]');
const amount = Number(cookie(COOKIE.cartAmount));
const address = cookie(COOKIE.cartUrl);

if (cart && amount > 0) {
  showAmount(cart, amount);
  // Nothing but a path or a web address may come out of a cookie.
  if (/^(https?:\/)?\/[^/\\]/.test(address)) cart.href = address;
}
