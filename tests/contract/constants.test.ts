import { describe, expect, it } from 'vitest';
import * as constants from '../../src/lib/constants.ts';
import { sourceFiles } from '../support/source-files.ts';

const PLACE = 'src/lib/constants.ts';
const code = sourceFiles('src', ['.ts', '.tsx', '.astro', '.css']);
const elsewhere = code.filter(({ name }) => name !== PLACE);
const filesWith = (pattern: RegExp) =>
  elsewhere.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

/** What the specification says in section 9, and RT-02, RT-06, ER-03. */
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
  STATUS_MOVED_PERMANENTLY: 301,
  STATUS_OFFLINE: 503,
  INSTANCE_NAME: 'live',
};

/** Widths of section 9 at which a layout may change; 16 px are 1 em. */
const BREAKPOINTS_EM = [320 / 16, 640 / 16, 48, 64, 1280 / 16, 85.375, 1536 / 16, 100];

describe('LM-01 the constants', () => {
  it.each(Object.entries(SPECIFIED))('%s is what the specification says', (name, value) => {
    expect(constants[name as keyof typeof constants]).toEqual(value);
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
    expect(styles.match(/\b188rem\b/gu)).toHaveLength(1);
    expect(styles.match(/\b88rem\b/gu)).toHaveLength(1);
  });

  it('change the layout at the specification’s breakpoints only', () => {
    const used = code.flatMap(({ name, text }) =>
      [...text.matchAll(/@media[^{]*?width\s*[<>]=?\s*([\d.]+)(\w+)/gu)].map(
        ([, size, unit]) => [name, Number(size) / (unit === 'px' ? 16 : 1)] as const,
      ),
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter(([, size]) => !BREAKPOINTS_EM.includes(size))).toEqual([]);
  });
});
