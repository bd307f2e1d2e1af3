import { COOKIE, RESERVATION_WARNINGS_MINUTES } from '../../lib/constants.ts';
import { showAmount } from './amount.ts';
import { cookie } from './cookie.ts';

/**
 * LY-10: the amount in the cart, the way to it, and how long its seats are kept.
 * All of it lives in cookies, never in the page, which is the same for everybody.
 */
const cart = document.querySelector<HTMLAnchorElement>('a[data-cart]');
/** The way to the summary page, for as long as no shop has said where its cart is. */
const summary = cart?.getAttribute('href') ?? '';
const sticky = document.querySelector<HTMLAnchorElement>('[data-cart-sticky]');
const status = document.querySelector('[data-cart-said]');
/** When the reservation that this page knows of ends, in ms; 0: it knows of none. */
let until = 0;
let told = '';

const fill = (text = '', amount: number, minutes: number) =>
  text.replace('{n}', `${amount}`).replace('{m}', `${minutes}`);

const show = () => {
  const end = Number(cookie(COOKIE.cartUntil)) * 1000;
  if (end) until = end;
  // The clock, not a count of ticks: the device may have slept.
  const minutes = Math.ceil((until - Date.now()) / 60_000);
  const isOver = until > 0 && minutes < 1;
  const amount = isOver ? 0 : Number(cookie(COOKIE.cartAmount)) || 0;
  const address = cookie(COOKIE.cartUrl);
  if (cart) {
    showAmount(cart, amount);
    // Nothing but a path or a web address may come out of a cookie.
    cart.href = amount > 0 && /^(https?:\/)?\/[^/\\]/.test(address) ? address : summary;
  }
  if (!sticky || !status) return;
  const { one, many, warnOne, warnMany, over = '' } = sticky.dataset;
  const isKept = amount > 0 && until > 0;
  sticky.hidden = !isKept;
  if (isKept) sticky.textContent = fill(amount === 1 ? one : many, amount, minutes);
  const isNear = RESERVATION_WARNINGS_MINUTES.some((warned) => warned === minutes);
  const say = isOver
    ? over
    : isKept && isNear
      ? fill(minutes === 1 ? warnOne : warnMany, amount, minutes)
      : '';
  if (say !== told) status.textContent = told = say;
};
show();
setInterval(show, 1000);
// Tickets were added by this page (islands/booking), or meanwhile by another one.
addEventListener('cart', show);
addEventListener('pageshow', show);
