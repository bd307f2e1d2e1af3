/*
 * Which islands a visitor's page has, and what brings each of them; a script takes the rows
 * that it needs, and an island that nothing brings is never asked for. Two are brought by scripts
 * of their own, which pages have that need them: a slider (islands/slider/load-slider.ts) by its
 * first touch, the editor by `?edit` (layouts/editor).
 */
import articles from '../islands/articles/main.ts?island';
import booking from '../islands/booking/main.tsx?island';
import consent from '../islands/consent/main.ts?island';
import forms from '../islands/forms/main.ts?island';
import overlay from '../islands/overlay/overlay-dialog.ts?island';
import search from '../islands/search/main.tsx?island';
import errors from './errors/report-client-errors.ts?island';
import favourites from './favourites/follow-list.ts?island';
import share from './share.ts?island';
import userMenu from './user-menu.ts?island';
import { COOKIE } from '../lib/constants.ts';

/** At once, for visitors with such a cookie; its name may begin with __Host-. */
export const BY_COOKIE = [
  // It only says that somebody may be signed in; the server says who.
  [COOKIE.user, userMenu],
  // Few visitors have a calendar of their favourites.
  [COOKIE.calendarState, favourites],
] as const;

/** The first touch of a page with such an element. */
export const BY_TOUCH = [
  ['[data-more]', articles],
  ['[data-hand-on]', favourites],
  ['[data-form-box]', forms],
  ['[data-share]', share],
] as const;

/**
 * A script that says when: the first error, a field of the search, a choice about services of
 * others, a way to tickets, the programme over a page.
 */
export { booking, consent, errors, overlay, search };
