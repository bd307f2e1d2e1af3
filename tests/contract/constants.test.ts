import { describe, expect, it } from 'vitest';
import * as constants from '../../src/lib/constants.ts';
import { sourceFiles } from '../support/source-files.ts';

const PLACES = [
  'src/lib/constants.ts',
  'src/lib/cookie-names.ts',
  'src/content/i18n/locales.ts',
  'src/content/limits.ts',
];
const code = sourceFiles('src', ['.ts', '.tsx', '.astro', '.css']);
const elsewhere = code.filter(({ name }) => !PLACES.includes(name));
const filesWith = (pattern: RegExp) =>
  elsewhere.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

/** What the specification says in section 9, and RT-02, RT-06, ER-03, SE-01. */
const SPECIFIED: Partial<Record<keyof typeof constants, unknown>> = {
  LOCALES: ['de', 'en'],
  DEFAULT_LOCALE: 'de',
  TIME_ZONE: 'Europe/Berlin',
  CURRENCY: 'EUR',
  LOCALE_COOKIE_DAYS: 365,
  EVENT_PAGE_SIZE: 10,
  INFINITE_SCROLL_MARGIN_PERCENT: 170,
  FETCH_MINIMUM_DELAY_MS: 200,
  SCROLL_ANIMATION_MS: 600,
  HASH_SCROLL_DELAY_MS: 1000,
  HASH_SCROLL_OFFSET_PX: 130,
  HASH_SCROLL_RETRY_MS: 250,
  HASH_SCROLL_RETRIES: 100,
  HEADER_STATE_SCREENS: 0.25,
  STICKY_BUTTONS_SCREENS: 0.5,
  PRICE_LIST_COLLAPSES_ABOVE: 2,
  CHUNK_RELOAD_GUARD_MS: 60_000,
  RESERVATION_MINUTES: 15,
  CART_COOKIE_MINUTES: 15,
  WIDGET_CLOSE_DELAY_MS: 250,
  ALERT_HIDE_MS: 4000,
  SEARCH_SLIDE_MS: 700,
  SEARCH_FOCUS_DELAY_MS: 200,
  SEARCH_BLUR_DELAY_MS: 200,
  SEARCH_PANEL_MS: 560,
  LOADING_BAR_DELAY_MS: 200,
  LOADING_BAR_DURATION_MS: 5000,
  LOADING_BAR_HIDE_MS: 500,
  PAGE_WAIT_POLL_MS: 50,
  BLOG_ITEMS_MIN: 1,
  MAX_BLOG_ITEMS: 8,
  FULL_TEASER_MAX_CHARACTERS: 3000,
  SLIDER_SPACING_PX: 24,
  SLIDES_PER_VIEW: 1,
  ANCHOR_OFFSET_PX: 600,
  EVENT_LIST_FILTERS: ['next_3_days', 'weekend'],
  IMAGE_EXTENSIONS: ['webp', 'avif', 'jpg', 'jpeg', 'png', 'gif'],
  RICH_TEXT_TOOLS: ['bold', 'italic', 'link', 'lists', 'undo', 'redo'],
  BREAKPOINTS_PX: [320, 640, 768, 1024, 1280, 1536],
  BREAKPOINTS_EM: [48, 64, 85.375, 100],
  CONTENT_WIDTH_REM: 188,
  CONTAINER_WIDTH_REM: 88,
  STATUS_MOVED_PERMANENTLY: 301,
  STATUS_OFFLINE: 503,
  INSTANCE_NAME: 'live',
};

/** Widths of section 9 at which a layout may change; 16 px are 1 em. */
const widths: readonly number[] = [
  ...constants.BREAKPOINTS_PX.map((width) => width / 16),
  ...constants.BREAKPOINTS_EM,
];

/** How the list of what is not shown names a breakpoint. */
const BREAKPOINT = /^([\d.]+)(px|em)$/u;

describe('LM-01 the constants', () => {
  it.each(Object.entries(SPECIFIED))('%s is what the specification says', (name, value) => {
    expect(constants[name as keyof typeof constants]).toEqual(value);
  });

  const isRead = (name: string) =>
    filesWith(new RegExp(`^import [^;]*\\b${name}\\b[^;]* from `, 'mu')).length > 0;

  it('LM-01 are each read by the product, or stand in the list with the reason', () => {
    const unread = Object.keys(constants).filter((name) => !isRead(name));
    const listed = Object.keys(constants.NOT_SHOWN).filter((name) => !BREAKPOINT.test(name));
    expect(unread.filter((name) => name !== 'NOT_SHOWN').sort()).toEqual(listed.sort());
    for (const reason of Object.values(constants.NOT_SHOWN))
      expect(reason).toMatch(/^[A-Z].{20,}[.]$/u);
  });

  it('have the names of the specification’s cookies', () => {
    expect(constants.COOKIE).toMatchObject({
      cartAmount: 'cartAmount',
      cartUrl: 'cartUrl',
      consent: 'cookie_consent_settings',
      csrf: 'csrftoken',
    });
  });

  it.each(Object.keys(constants))('%s is defined nowhere else', (name) => {
    expect(filesWith(new RegExp(`\\b(?:const|let|var)\\s+${name}\\b`, 'u'))).toEqual([]);
  });

  it.each([
    constants.TIME_ZONE,
    constants.CURRENCY,
    ...Object.values(constants.COOKIE).filter((name) => name !== constants.COOKIE.locale),
  ])('«%s» is written nowhere else', (value) => {
    expect(filesWith(new RegExp(`['"\`]${value}['"\`]`, 'u'))).toEqual([]);
  });

  it('RT-06 the status of a redirect for good is used from there', () => {
    expect(filesWith(/(?:redirect\([^)]*,|status:|sendStatus\(\w+,)\s*301\b/u)).toEqual([]);
  });

  it('EV-01 the length of a page is used from there', () => {
    expect(filesWith(/page_?size\w*\s*(?:=|\?\?|:)\s*10\b/iu)).toEqual([]);
  });
});

describe('LY-14 the widths of the layout', () => {
  it('are those of the specification, once', () => {
    const styles = code.map(({ text }) => text).join('\n');
    for (const width of [constants.CONTENT_WIDTH_REM, constants.CONTAINER_WIDTH_REM])
      expect(styles.match(new RegExp(`\\b${width}rem\\b`, 'gu'))).toHaveLength(1);
  });

  const used = () =>
    code.flatMap(({ name, text }) =>
      [...text.matchAll(/@media[^{]*?width\s*[<>]=?\s*([\d.]+)(\w+)/gu)].map(
        ([, size, unit]) => [name, Number(size) / (unit === 'px' ? 16 : 1)] as const,
      ),
    );

  it('change the layout at the specification’s breakpoints only', () => {
    expect(used().length).toBeGreaterThan(10);
    expect(used().filter(([, size]) => !widths.includes(size))).toEqual([]);
  });

  it('LM-01 each breakpoint of the specification is in a sheet, or in the list with the reason', () => {
    const inSheets = new Set(used().map(([, size]) => size));
    const listed = Object.keys(constants.NOT_SHOWN).flatMap((name) => {
      const [, size = '', unit] = BREAKPOINT.exec(name) ?? [];
      return size === '' ? [] : [Number(size) / (unit === 'px' ? 16 : 1)];
    });
    const missing = [...new Set(widths)].filter((width) => !inSheets.has(width));
    expect(listed.sort((a, b) => a - b)).toEqual(missing.sort((a, b) => a - b));
  });
});
