export const locale = 'locale';
export const alertDismissed = 'alert_dismissed';
export const cartAmount = 'cartAmount';
export const cartUrl = 'cartUrl';
/**
 * How long the cart is reserved, in seconds, as the server sets it. The first page that sees it puts
 * in its place when that ends by the device's own clock, in seconds since 1970.
 */
export const cartUntil = 'cartUntil';
/** When the visitor's last reservation ended or will, for the cart's page; not in the specification. */
export const cartEnd = 'foyer_cart_end';
/** What became of the cart just now, told once on the cart's page; not in the specification. */
export const cartNotice = 'foyer_cart_notice';
/** Tells one sending of a form without scripts from the next. */
export const formKey = 'foyer_form';
/** Who reserves, by a random number: only set with the first reservation; not in the specification. */
export const visitor = 'foyer_visitor';
export const favourites = 'foyer_favourites';
/** The secret of the calendar that follows the favourites, which no script can read; not in the specification. */
export const calendar = 'foyer_calendar';
/** Tells scripts that there is such a calendar, and whether it knows the latest list (`on`, `late`); not in the specification. */
export const calendarState = 'foyer_calendar_state';
export const consent = 'cookie_consent_settings';
export const csrf = 'csrftoken';
export const session = 'foyer_session';
/** Tells the scripts of a page that somebody is signed in, and nothing of who; not in the specification. */
export const user = 'foyer_user';
/** Between the password and the code of the second factor; not in the specification. */
export const loginStep = 'foyer_login';
/** Between the button of single sign-on and the way back from the provider; not in the specification. */
export const singleSignOn = 'foyer_sso';
/** That an account was used in this browser before; not in the specification. */
export const knownDevice = 'foyer_device';
/** Whose data an administrator is looking at, for ten minutes: an address of a page stands in logs. Not in the specification. */
export const person = 'foyer_person';
export const newToken = 'foyer_new_token';
