import { CART_COOKIE_MINUTES, COOKIE, RESERVATION_WARNINGS_MINUTES } from '../../lib/constants.ts';
import { showBadge, showText } from './badge.ts';
import { cookie } from './cookie.ts';
import { setCookie } from './set-cookie.ts';

/**
 * LY-10: the amount in the cart, the link to it, and how long its seats are reserved.
 * All of it is in cookies, never in the page, which is cached for everybody.
 */
const cart = document.querySelector<HTMLAnchorElement>('a[data-cart]');
/** The address of the summary page, used until the shop has given that of its cart. */
const summary = cart?.getAttribute('href') ?? '';
const sticky = document.querySelector<HTMLAnchorElement>('[data-cart-sticky]');
const status = document.querySelector('[data-cart-said]');
const MINUTES_A_DAY = 1440;
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

/** More seconds than a reservation can last: an instant, not the time left. */
const INSTANT_FROM = 1e6;

/**
 * TR-03: when the reservation ends by the device's clock, in seconds, whatever that clock says; 0:
 * there is none. The server sets the time left; here it becomes an instant that all pages read.
 */
function reservedUntil(): number {
  const until = Number(cookie(COOKIE.cartUntil));
  if (!until || until > INSTANT_FROM) return until;
  const end = until + Math.ceil(Date.now() / 1000);
  setCookie(COOKIE.cartUntil, `${end}`, CART_COOKIE_MINUTES / MINUTES_A_DAY);
  return end;
}

class CartStatus {
  /** When the reservation that this page knows of ends, in ms; 0: it knows of none. */
  #until = 0;

  update(): void {
    this.#until = reservedUntil() * 1000 || this.#until;
    // The clock, not a count of ticks: the device may have slept.
    const minutes = Math.ceil((this.#until - Date.now()) / 60_000);
    const isOver = this.#until > 0 && minutes < 1;
    const amount = isOver ? 0 : Number(cookie(COOKIE.cartAmount)) || 0;
    const address = decoded(cookie(COOKIE.cartUrl));
    if (cart) {
      showBadge(cart, amount);
      // Nothing but a path or a web address may come out of a cookie.
      cart.href = amount > 0 && /^(https?:\/)?\/[^/\\]/.test(address) ? address : summary;
    }
    if (!sticky || !status) return;
    const { one, many, warnOne, warnMany, over = '' } = sticky.dataset;
    const isReserved = amount > 0 && this.#until > 0;
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
  }
}

const cartStatus = new CartStatus();
const update = () => cartStatus.update();
update();
setInterval(update, 1000);
// Tickets were added by this page (islands/booking), or meanwhile by another one.
addEventListener('cart', update);
addEventListener('pageshow', update);
