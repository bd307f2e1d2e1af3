import { CART_COOKIE_MINUTES, COOKIE, RESERVATION_WARNINGS_MINUTES } from '../lib/constants.ts';
import { showBadge, showText } from './badge.ts';
import { cookie, setCookie } from './cookie.ts';

/**
 * The amount in the cart, the link to it, and how long its seats are reserved.
 * All of it is in cookies, never in the page, which is cached for everybody.
 */
const cart = document.querySelector<HTMLAnchorElement>('a[data-cart]');
/** The address of the summary page, used until the shop has given that of its cart. */
const summary = cart?.getAttribute('href') ?? '';
const sticky = document.querySelector<HTMLAnchorElement>('[data-cart-sticky]');
const status = document.querySelector('[data-cart-said]');
const fill = (text = '', amount: number, minutes: number) =>
  text.replace('{n}', `${amount}`).replace('{m}', `${minutes}`);

/** Empty where the text is broken. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Longer than any reservation: more than that is an instant, not the time left. */
const DAY_SECONDS = 86_400;

/**
 * When the reservation ends by the device's clock, in seconds, whatever that clock says; 0:
 * there is none. The server sets the time left; here it becomes an instant that all pages read.
 */
function reservedUntil(): number {
  const until = Number(cookie(COOKIE.cartUntil));
  if (!until || until > DAY_SECONDS) return until;
  const end = until + Math.ceil(Date.now() / 1000);
  setCookie(COOKIE.cartUntil, `${end}`, (CART_COOKIE_MINUTES * 60) / DAY_SECONDS);
  return end;
}

/** When the reservation that this page knows of ends, in seconds; 0: it knows of none. */
let known = 0;

const update = () => {
  known = reservedUntil() || known;
  // The clock, not a count of ticks: the device may have slept.
  const minutes = Math.ceil((known - Date.now() / 1000) / 60);
  const isOver = known > 0 && minutes < 1;
  const amount = isOver ? 0 : Number(cookie(COOKIE.cartAmount)) || 0;
  const address = decoded(cookie(COOKIE.cartUrl));
  if (cart) {
    showBadge(cart, amount);
    // Nothing but a path or a web address may come out of a cookie.
    cart.href = amount > 0 && /^(https?:\/)?\/[^/\\]/.test(address) ? address : summary;
  }
  if (!sticky || !status) return;
  const { one, many, warnOne, warnMany, over = '' } = sticky.dataset;
  const isReserved = amount > 0 && known > 0;
  sticky.hidden = !isReserved;
  if (isReserved) showText(sticky, fill(amount === 1 ? one : many, amount, minutes));
  const isNear = RESERVATION_WARNINGS_MINUTES.some((warning) => warning === minutes);
  const announcement = isOver
    ? over
    : isReserved && isNear
      ? fill(minutes === 1 ? warnOne : warnMany, amount, minutes)
      : '';
  // The same text again would be heard again.
  showText(status, announcement);
};
update();
setInterval(update, 1000);
// Tickets were added by this page (islands/booking), or meanwhile by another one.
addEventListener('cart', update);
addEventListener('pageshow', update);
