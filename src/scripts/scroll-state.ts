import { HEADER_STATE_SCREENS, STICKY_BUTTONS_SCREENS } from '../lib/constants.ts';

/** How far the page is scrolled, as attributes for the style sheets. */
const root = document.documentElement;

const update = () => {
  // The menu locks the page; its header keeps the state it had.
  if (document.querySelector('[data-burger][open]')) return;
  const screens = scrollY / innerHeight;
  root.toggleAttribute('data-scrolled', screens > HEADER_STATE_SCREENS);
  root.toggleAttribute('data-halfway', screens > STICKY_BUTTONS_SCREENS);
};
addEventListener('scroll', update, { passive: true });
update();

/** Marks that an element is in sight: what is fixed over the page hides beside it. */
const markInSight = (attribute: string, selector: string) => {
  const target = document.querySelector(selector);
  if (!target) return;
  new IntersectionObserver(([entry]) => {
    root.toggleAttribute(attribute, entry?.isIntersecting);
  }).observe(target);
};
markInSight('data-near-footer', 'footer[data-behind]');
markInSight('data-near-tickets', '#tickets');
