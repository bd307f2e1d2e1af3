import {
  HASH_SCROLL_DELAY_MS,
  HASH_SCROLL_OFFSET_PX,
  HASH_SCROLL_RETRIES,
  HASH_SCROLL_RETRY_MS,
} from '../lib/constants.ts';

/**
 * Browsers go to a place on the page by themselves (scroll-padding keeps it
 * clear of the header). This is for what comes later or was moved by what came
 * above it; a visitor who scrolls first decides.
 */
const controller = new AbortController();
const stop = () => controller.abort();
for (const type of ['wheel', 'touchmove', 'keydown'])
  addEventListener(type, stop, { once: true, passive: true });

const scrollToHash = (tries: number) => {
  if (tries < 1 || controller.signal.aborted) return;
  const target = document.getElementById(location.hash.slice(1));
  if (target) {
    const top = target.getBoundingClientRect().top + scrollY - HASH_SCROLL_OFFSET_PX;
    // Smooth or not is the style sheet's decision.
    scrollTo({ top });
  } else setTimeout(scrollToHash, HASH_SCROLL_RETRY_MS, tries - 1);
};
if (location.hash) setTimeout(scrollToHash, HASH_SCROLL_DELAY_MS, HASH_SCROLL_RETRIES);
