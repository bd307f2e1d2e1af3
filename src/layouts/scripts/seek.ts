import {
  HASH_SCROLL_DELAY_MS,
  HASH_SCROLL_OFFSET_PX,
  HASH_SCROLL_RETRIES,
  HASH_SCROLL_RETRY_MS,
} from '../../lib/constants.ts';

/**
 * LY-19: browsers go to a place on the page by themselves (scroll-padding keeps it
 * clear of the header). This is for what comes later or was moved by what came
 * above it; a visitor who scrolls first decides.
 */
let tries = location.hash ? HASH_SCROLL_RETRIES : 0;
const stop = () => (tries = 0);
for (const kind of ['wheel', 'touchmove', 'keydown'])
  addEventListener(kind, stop, { once: true, passive: true });

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
