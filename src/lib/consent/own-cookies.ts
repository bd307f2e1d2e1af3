import type { COOKIE } from '../constants.ts';
import {
  ALERT_COOKIE_DAYS,
  CART_COOKIE_MINUTES,
  CART_NOTICE_MINUTES,
  FAVOURITES_COOKIE_DAYS,
  KNOWN_DEVICE_DAYS,
  LAPSED_MINUTES,
  LOCALE_COOKIE_DAYS,
  LOGIN_STEP_MINUTES,
  PERSON_COOKIE_MINUTES,
  SINGLE_SIGN_ON_MINUTES,
  TOKEN_COOKIE_MINUTES,
  MAX_SESSION_DAYS,
  VISITOR_COOKIE_HOURS,
} from '../constants.ts';
import { CONSENT_DAYS } from './cookie.ts';

/** How long a cookie lives: a number of something, or until the browser is closed. */
type Life = readonly [unit: 'days' | 'hours' | 'minutes', count: number] | 'session';

/** Every cookie that this site itself sets, by its key in `COOKIE`; its purpose is `consent:own.…`. */
export const OWN_COOKIES = {
  locale: ['days', LOCALE_COOKIE_DAYS],
  consent: ['days', CONSENT_DAYS],
  alertDismissed: ['days', ALERT_COOKIE_DAYS],
  favourites: ['days', FAVOURITES_COOKIE_DAYS],
  calendar: ['days', FAVOURITES_COOKIE_DAYS],
  calendarState: ['days', FAVOURITES_COOKIE_DAYS],
  cartAmount: ['minutes', CART_COOKIE_MINUTES],
  cartUrl: ['minutes', CART_COOKIE_MINUTES],
  cartUntil: ['minutes', CART_COOKIE_MINUTES],
  cartEnd: ['minutes', LAPSED_MINUTES],
  cartNotice: ['minutes', CART_NOTICE_MINUTES],
  formKey: 'session',
  visitor: ['hours', VISITOR_COOKIE_HOURS],
  csrf: 'session',
  session: ['days', MAX_SESSION_DAYS],
  user: ['days', MAX_SESSION_DAYS],
  loginStep: ['minutes', LOGIN_STEP_MINUTES],
  singleSignOn: ['minutes', SINGLE_SIGN_ON_MINUTES],
  knownDevice: ['days', KNOWN_DEVICE_DAYS],
  person: ['minutes', PERSON_COOKIE_MINUTES],
  newToken: ['minutes', TOKEN_COOKIE_MINUTES],
} as const satisfies Readonly<Record<keyof typeof COOKIE, Life>>;
export type OwnCookie = keyof typeof OWN_COOKIES;
