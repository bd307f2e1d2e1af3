import { HEADER_STATE_SCREENS, STICKY_BUTTONS_SCREENS } from '../../lib/constants.ts';

/** LY-06, LY-13: how far the page is scrolled, as attributes for the style sheets. */
const root = document.documentElement;

const measure = () => {
  // The menu locks the page; its header keeps the state it had.
  if (document.querySelector('[data-burger][open]')) return;
  const screens = scrollY / innerHeight;
  root.toggleAttribute('data-scrolled', screens > HEADER_STATE_SCREENS);
  root.toggleAttribute('data-halfway', screens > STICKY_BUTTONS_SCREENS);
};
addEventListener('scroll', measure, { passive: true });
measure();

/** What stays at hand steps aside for what says the same. */
const near = (attribute: string, selector: string) => {
  const place = document.querySelector(selector);
  if (!place) return;
  new IntersectionObserver(([entry]) => {
    root.toggleAttribute(attribute, entry?.isIntersecting);
  }).observe(place);
};
near('data-near-footer', 'footer[data-behind]');
near('data-near-tickets', '#tickets');
