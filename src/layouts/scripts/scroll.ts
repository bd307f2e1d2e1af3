import {
  HASH_SCROLL_DELAY_MS,
  HASH_SCROLL_OFFSET_PX,
  HASH_SCROLL_RETRIES,
  HASH_SCROLL_RETRY_MS,
  HEADER_STATE_SCREENS,
  STICKY_BUTTONS_SCREENS,
} from '../../lib/constants.ts';
import { burger } from './menu.ts';

/** LY-06, LY-13: how far the page is scrolled, as attributes for the style sheets. */
const root = document.documentElement;
const footer = document.querySelector('footer[data-behind]');

const measure = () => {
  // The menu locks the page; its header keeps the state it had.
  if (burger?.open) return;
  const screens = scrollY / innerHeight;
  root.toggleAttribute('data-scrolled', screens > HEADER_STATE_SCREENS);
  root.toggleAttribute('data-halfway', screens > STICKY_BUTTONS_SCREENS);
};
addEventListener('scroll', measure, { passive: true });
measure();

if (footer) {
  new IntersectionObserver(([entry]) => {
    root.toggleAttribute('data-near-footer', entry?.isIntersecting);
  }).observe(footer);
}

/** LY-19: a hash target is scrolled to as soon as it is there, unless the visitor moved on. */
let tries = location.hash ? HASH_SCROLL_RETRIES : 0;
const stop = () => (tries = 0);
for (const kind of ['wheel', 'touchmove', 'keydown']) {
  addEventListener(kind, stop, { once: true, passive: true });
}

const seek = () => {
  if (tries < 1) return;
  tries -= 1;
  const target = document.getElementById(location.hash.slice(1));
  if (target) {
    const top = target.getBoundingClientRect().top + scrollY - HASH_SCROLL_OFFSET_PX;
    // Smooth or not is the style sheet's decision.
    scrollTo({ top });
  } else setTimeout(seek, HASH_SCROLL_RETRY_MS);
};
setTimeout(seek, HASH_SCROLL_DELAY_MS);
