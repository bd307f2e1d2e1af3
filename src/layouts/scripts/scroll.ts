import { HEADER_STATE_SCREENS, STICKY_BUTTONS_SCREENS } from '../../lib/constants.ts';

/** LY-06, LY-13: how far the page is scrolled, as attributes for the style sheets. */
const root = document.documentElement;
const footer = document.querySelector('footer[data-behind]');

const measure = () => {
  // The menu locks the page; its header keeps the state it had.
  if (document.querySelector('[data-burger][open]')) return;
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
