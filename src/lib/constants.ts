/**
 * Every fixed number of the product, once. Units are in the name.
 * Source: the specification, section 9, unless a comment says otherwise. All of
 * that section stands here; what no code reads is in `NOT_SHOWN`, with the reason.
 */

import type { Translated } from '../content/i18n/locales.ts';

export { DEFAULT_LOCALE, LOCALES, type Locale } from '../content/i18n/locales.ts';
export {
  MAX_BLOG_ITEMS,
  BLOG_ITEMS_MIN,
  EVENT_LIST_FILTERS,
  FULL_TEASER_MAX_CHARACTERS,
} from '../content/limits.ts';
export const INTL_LOCALE: Translated = { de: 'de-DE', en: 'en-GB' };

export const TIME_ZONE = 'Europe/Berlin';
export const CURRENCY = 'EUR';

/** The names of cookies; a module, so that a bundle takes only those that it uses. */
export * as COOKIE from './cookie-names.ts';
export const LOCALE_COOKIE_DAYS = 365;
/** How long a closed alert stays closed; the specification names no figure, a season is enough. */
export const ALERT_COOKIE_DAYS = 180;

/** The list of favourites: a year, as the visitor's language; a cookie has room for so many ids. */
export const FAVOURITES_COOKIE_DAYS = 365;
export const MAX_FAVOURITES = 100;
/**
 * The list of favourites as a private calendar; none of these is in the specification.
 * Calendars that one client address may make in an hour, and unknown addresses it may ask for.
 */
export const CALENDARS_AN_HOUR = 30;
export const CALENDAR_MISSES_AN_HOUR = 60;
/** A calendar that no program asked for in so many months is deleted. */
export const CALENDAR_UNREAD_MONTHS = 13;
/** How long an event that is no longer in the programme is told as cancelled. */
export const CALENDAR_GONE_DAYS = 30;

export const EVENT_PAGE_SIZE = 10;
/** Articles on a page of the media library: rows of two, three and four come out even. */
export const ARTICLE_PAGE_SIZE = 12;
/** Hits on a page of the search. */
export const SEARCH_PAGE_SIZE = 20;
/** Productions on a page of their list. */
export const PRODUCTION_PAGE_SIZE = 24;
/** The next page is asked for when the trigger is this far (in viewport heights, percent) away. */
export const INFINITE_SCROLL_MARGIN_PERCENT = 170;
export const FETCH_MINIMUM_DELAY_MS = 200;
export const SCROLL_ANIMATION_MS = 600;

export const HASH_SCROLL_DELAY_MS = 1000;
export const HASH_SCROLL_OFFSET_PX = 130;
export const HASH_SCROLL_RETRY_MS = 250;
export const HASH_SCROLL_RETRIES = 100;

/** The header changes state after this share of the window's height. */
export const HEADER_STATE_SCREENS = 0.25;
/** Sticky buttons appear after this share of the window's height. */
export const STICKY_BUTTONS_SCREENS = 0.5;

export const PRICE_LIST_COLLAPSES_ABOVE = 2;

/** Booking: how long the shop keeps chosen tickets, and the cookies that tell of them. */
export const RESERVATION_MINUTES = 15;
/** Every ticket more prolongs the reservation of the whole cart, but to no more than this; not in the specification. */
export const MAX_CART_MINUTES = 60;
export const CART_COOKIE_MINUTES = 15;
/** How long it waits to be told what became of the cart just now; not in the specification. */
export const CART_NOTICE_MINUTES = 5;
/** Wrong keys of orders that one client address may try in an hour; not in the specification. */
export const ORDER_MISSES_AN_HOUR = 20;
/** How long an administrator can go on with somebody's data without naming them again. */
export const PERSON_COOKIE_MINUTES = 10;
/** As long as a new token waits to be shown. */
export const TOKEN_COOKIE_MINUTES = 5;
export const WIDGET_CLOSE_DELAY_MS = 250;
/** A visitor waits no longer than this for the widget, then the link or the form does it; not in the specification. */
export const WIDGET_WAIT_MS = 3000;
/** The price that is the main one goes by this name in the ticketing system. */
export const MAIN_PRICE_TEXT = 'Vollpreis';
/** Notes of editors: signs of one, of the words that it is about, and how many a record has with their answers. */
export const NOTE_CHARACTERS = 2000;
export const NOTE_QUOTE_CHARACTERS = 300;
export const MAX_NOTES = 1000;
/** Tickets of one event in one order, where the event says nothing else. */
export const DEFAULT_MAX_TICKETS = 10;
/** The most that an event may say, and what any order is checked against. */
export const HIGHEST_MAX_TICKETS = 50;
/**
 * Reservations that are open at once, and their tickets; none of these is in the specification.
 * `visitor`: of one visitor's cookie. `newcomers`: of one client address, by all visitors there
 * whose cookie has not come back. `place`: of one place by all its visitors.
 */
export const OPEN_RESERVATIONS = {
  visitor: { carts: 3, tickets: 30 },
  newcomers: { carts: 4, tickets: 16 },
  place: { carts: 120, tickets: 300 },
} as const;
/** A client address holds no more than this share of an event's seats; sold ones do not count. */
export const PLACE_SHARE = 0.5;
/** After so many reservations that were neither bought nor given back a visitor counts as a newcomer. */
export const MAX_LAPSED = 3;
/** How long it is remembered that a reservation lapsed, and how long a visitor's cookie lasts. */
export const LAPSED_MINUTES = 60;
export const VISITOR_COOKIE_HOURS = 24;
/** Fewer seats than this are counted in words; more are «enough». */
export const FEW_SEATS = 20;
/** Before the end of a reservation visitors are told at these minutes. */
export const RESERVATION_WARNINGS_MINUTES = [5, 1] as const;
/** The waiting list: how long an address may be unconfirmed, and how long seats are kept for who is next. */
export const WAITING_CONFIRM_HOURS = 48;
export const WAITING_OFFER_MINUTES = 720;
/** Joins from one client address in an hour, and messages to one address in a day. */
export const WAITING_JOINS_AN_HOUR = 20;
export const WAITING_MAILS_A_DAY = 5;
/**
 * News of an event by mail; none of these is in the specification. How long an address may be
 * unconfirmed, how often one client address may ask in an hour, messages of ours to one
 * address in a day, and for how long after the event an address is kept.
 */
export const EVENT_NEWS_CONFIRM_HOURS = 48;
export const EVENT_NEWS_ASKS_AN_HOUR = 20;
export const EVENT_NEWS_MAILS_A_DAY = 5;
export const EVENT_NEWS_KEEP_DAYS = 14;
/** For so long the messages of a change of status wait, and it can be undone unnoticed. */
export const STATUS_MAIL_DELAY_SECONDS = 60;
/** How long it is remembered what a change of status undoes. */
export const STATUS_CHANGE_KEEP_DAYS = 30;
/** How long it is remembered what became of an entry. */
export const WAITING_KEEP_DAYS = 30;
/** Addresses that are not there: how long they are listed, and how many a client address may name in an hour. */
export const ERROR_LOG_KEEP_DAYS = 90;
export const ERROR_LOG_NOTES_AN_HOUR = 60;
/** Errors of scripts that a client address may tell of in an hour. */
export const SCRIPT_ERRORS_AN_HOUR = 20;
/** How long it is remembered that a message was sent, and how long one that was given up is kept. */
export const MAIL_KEEP_DAYS = 30;
/** So long a deleted file of the media library can come back. */
export const MEDIA_BIN_DAYS = 30;
/** So long before a licence ends the media library warns of it. */
export const LICENCE_WARNING_DAYS = 30;
/** How often the list is looked through without anything having happened. */
export const WAITING_LOOK_MS = 30_000;
/** The newsletter: how long an address may be unconfirmed, and messages to one address in a day. */
export const NEWSLETTER_CONFIRM_HOURS = 48;
export const NEWSLETTER_MAILS_A_DAY = 5;
/**
 * Forms; none of these is in the specification. Whoever sends one sooner than this after the
 * cookie of the form came is taken for a program, and asked to look again.
 */
export const FORM_LEAST_MS = 3000;
/** Entries from one client address, drafts begun there, and confirmations to one address. */
export const FORM_LIMITS = { entriesAnHour: 30, draftsAnHour: 300, mailsADay: 5 } as const;
/** How long what was typed without scripts waits for its next step. */
export const FORM_DRAFT_MINUTES = 120;
/** How long a file waits to be sent, and how large one can be. */
export const FORM_FILE_HOURS = 24;
export const FORM_FILE_MB = 10;
/** Files that wait: of one visitor, of one client address, and of all together. */
export const FORM_FILES_WAITING = {
  visitor: { files: 20, megabytes: 60 },
  place: { files: 80, megabytes: 240 },
  all: { files: 5000, megabytes: 2000 },
} as const;
/** How often is looked for what is to be deleted. */
export const FORM_SWEEP_MS = 60_000;

/** A webshop that has not answered by then counts as gone. */
export const SHOP_TIMEOUT_MS = 3000;

/** Accounts; none of these is in the specification. A session ends after so many days unused, and anyway. */
export const SESSION_IDLE_DAYS = 7;
export const MAX_SESSION_DAYS = 30;
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;
/**
 * Wrong tries in this time: for one account from one client address or one known device,
 * from one place, and for one account from everywhere but known devices.
 */
export const LOGIN_TRIES = { account: 5, place: 20, accountAnywhere: 100, minutes: 15 } as const;
/** How long a browser is known in which an account was used. */
export const KNOWN_DEVICE_DAYS = 365;
/** How long the link to a new password works, and how long a code may be given after the password. */
export const RESET_MINUTES = 60;
export const LOGIN_STEP_MINUTES = 10;
/** How long the link of an invitation works: nobody waits for it at the screen. */
export const INVITATION_DAYS = 7;
/** How long signing in at a provider of single sign-on may take; the library that keeps it sets the figure. */
export const SINGLE_SIGN_ON_MINUTES = 5;

/** How long the editor's alerts «save» and «error» stay. */
export const ALERT_HIDE_MS = 4000;

export const SEARCH_SLIDE_MS = 700;
export const SEARCH_FOCUS_DELAY_MS = 200;
export const SEARCH_BLUR_DELAY_MS = 200;
export const SEARCH_PANEL_MS = 560;
/** Search; none of these is in the specification. Longest text that is looked for, in code points. */
export const MAX_SEARCH_TEXT = 200;
/** So long after the last key is asked what somebody may mean; and how much is suggested. */
export const SEARCH_TYPING_DELAY_MS = 150;
export const MAX_SUGGESTIONS = 6;
/**
 * Words that were searched for: longest one that is counted, in code points; from how many
 * askers on it is shown; how long one with fewer is kept, and how long any.
 */
export const MAX_SEARCH_WORD = 60;
export const SEARCH_WORD_ASKERS = 3;
export const SEARCH_WORD_RARE_DAYS = 30;
export const SEARCH_WORD_KEEP_DAYS = 400;
/** Searches of one client address that are counted in an hour. */
export const SEARCH_WORDS_AN_HOUR = 60;

export const LOADING_BAR_DELAY_MS = 200;
export const LOADING_BAR_DURATION_MS = 5000;
export const LOADING_BAR_HIDE_MS = 500;
/** How far the bar goes at once, in per cent: for a list within its page, and for a page. */
export const LOADING_BAR_STEPS = [30, 45] as const;
/** How often a page looks whether the same request that is under way has been answered. */
export const PAGE_WAIT_POLL_MS = 50;
/** A click that comes before the scripts that answer it waits for them no longer than this. */
export const HELD_CLICK_MS = 1000;
export const CHUNK_RELOAD_GUARD_MS = 60_000;

/** Style sheets cannot read these: a test holds them to what is named here. */
export const PAGE_TRANSITION_MS = 800;
export const ENTER_DELAYS_MS = [320, 620, 920, 1220] as const;

export const SLIDER_SPACING_PX = 24;
export const SLIDES_PER_VIEW = 1;
export const ANCHOR_OFFSET_PX = 600;
export const IMAGE_EXTENSIONS = ['webp', 'avif', 'jpg', 'jpeg', 'png', 'gif'] as const;
export const RICH_TEXT_TOOLS = ['bold', 'italic', 'link', 'lists', 'undo', 'redo'] as const;

/** Style sheets cannot read these: a test holds them to the widths that are named here. */
export const BREAKPOINTS_PX = [320, 640, 768, 1024, 1280, 1536] as const;
export const BREAKPOINTS_EM = [48, 64, 85.375, 100] as const;
export const CONTENT_WIDTH_REM = 188;
export const CONTAINER_WIDTH_REM = 88;

export const STATUS_MOVED_PERMANENTLY = 301;
export const STATUS_OFFLINE = 503;

export const INSTANCE_NAME = 'live';

/** Part of an address that opens the event overlay; not in the specification, which names only the query. */
export const OVERLAY_HASH = 'overlay';

const IN_STYLES = 'Style sheets cannot read it: a test holds them to it.';

/**
 * Constants that no code of the product reads, and breakpoints that no sheet has, and why: a test
 * looks that there are no others.
 */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  BREAKPOINTS_PX: IN_STYLES,
  BREAKPOINTS_EM: IN_STYLES,
  CONTENT_WIDTH_REM: IN_STYLES,
  CONTAINER_WIDTH_REM: IN_STYLES,
  '320px':
    'The smallest window: layouts begin with what it shows, without a query (tests look at pages in it).',
  '85.375em':
    'A width of notebooks of its time, between 80em and 96em: no layout changes there, they grow with the window.',
  '100em':
    'What stands in the middle has its full width before that: only the margin grows, and no layout changes.',
  LOADING_BAR_STEPS: IN_STYLES,
  PAGE_TRANSITION_MS: IN_STYLES,
  ENTER_DELAYS_MS: IN_STYLES,
  SEARCH_PANEL_MS: IN_STYLES,
  SEARCH_SLIDE_MS: IN_STYLES,
  SCROLL_ANIMATION_MS:
    'Pages scroll smoothly by their style sheet, also without scripts; browsers choose how long that takes, and leave it out where somebody wants less motion.',
  PAGE_WAIT_POLL_MS:
    'Whoever asks for the same page at the same time waits for the same promise (`page-store`): there is nothing to poll.',
  ANCHOR_OFFSET_PX:
    'Of one configuration of the old site only; targets stand below the header by HASH_SCROLL_OFFSET_PX.',
  RICH_TEXT_TOOLS:
    'Only editors see them: each tool is a control of its own in the toolbar of rich text, and the schema allows nothing else.',
};

/** Words that are looked for to be replaced hold at most so many signs. */
export const MAX_FIND = 200;

/** What comes in their place holds at most so many. */
export const MAX_REPLACEMENT = 500;
