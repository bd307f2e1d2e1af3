import { z } from 'zod';
import { MENU_STYLES, THEMES } from '../../../../content/records/site.ts';
import { perLocale } from '../../../../content/i18n/locales.ts';
import { CURRENCY, INTL_LOCALE, TIME_ZONE, type Locale } from '../../../constants.ts';
import { DATE_FORMATS, formatDay, formatTime } from '../../../dates/dates.ts';
import { CURRENCY_FORMAT, currencySign, formatAmount } from '../../../money.ts';
import { success } from '../../../result.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { errorHtml } from '../../services/errors/error-html.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import { endpoint } from '../core/endpoint.ts';

const html = z.object({ code: z.string() });
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const example = { example: z.string().meta({ description: 'As pages in this language write it' }) };

const parsers = z.object({
  date: z.object({
    locale: z.string(),
    time_zone: z.string(),
    formats: z.record(z.enum(['full', 'long', 'short', 'numeric']), options).meta({
      description: 'Options of Intl.DateTimeFormat',
    }),
    ...example,
  }),
  time: z.object({
    locale: z.string(),
    time_zone: z.string(),
    pattern: z.literal('HH:mm'),
    suffix: z.string(),
    ...example,
  }),
  currency: z.object({
    locale: z.string(),
    code: z.string(),
    sign: z.string(),
    format: options.meta({ description: 'Options of Intl.NumberFormat' }),
    ...example,
  }),
});

const designShape = z.object({
  theme: z.enum(THEMES),
  menu: z.object({ style: z.enum(MENU_STYLES) }),
  header: z.object({
    logoLink: z.string().nullable().meta({ description: 'Picture where a page has none' }),
  }),
  parsers,
  error_pages: z
    .record(z.enum(['404', '500', '503']), z.string().nullable())
    .meta({ description: 'HTML of the venue, made safe; null: the text of the product' }),
});

/** A day and an hour that show where each part of a date stands. */
const EXAMPLE = { day: '2026-12-31', instant: '2026-12-31T18:30:00Z', amount: '1234.50' } as const;

/** How pages write dates, times and amounts: what the product itself formats them with. */
function parsersOf(locale: Locale): z.output<typeof parsers> {
  const { full, long, short, numeric } = DATE_FORMATS;
  const time = formatTime(EXAMPLE.instant, locale);
  return {
    date: {
      locale: INTL_LOCALE[locale],
      time_zone: TIME_ZONE,
      formats: { full, long, short, numeric },
      example: formatDay(EXAMPLE.day, locale, 'long'),
    },
    time: {
      locale: INTL_LOCALE[locale],
      time_zone: TIME_ZONE,
      pattern: 'HH:mm',
      suffix: time.slice('HH:mm'.length),
      example: time,
    },
    currency: {
      locale: INTL_LOCALE[locale],
      code: CURRENCY,
      sign: currencySign(locale),
      format: CURRENCY_FORMAT,
      example: formatAmount(EXAMPLE.amount, locale),
    },
  };
}
/** They are the same in every answer. */
const PARSERS = perLocale(parsersOf);

async function errorPagesOf({ app, locale }: PageContext) {
  const of = (status: number) => errorHtml(app, status, locale);
  return { 404: await of(404), 500: await of(500), 503: await of(503) };
}

const flags = { is_site_online: z.boolean(), is_shop_online: z.boolean() };
const blocks = {
  html_header: html,
  html_footer_top: html,
  html_footer_bottom: html,
  html_footer_logos: html,
};

export const settings = endpoint({
  summary: 'Whether the site and its shop are online, the blocks around every page, and the design',
  query: z.object({}),
  answer: z.object({
    status: z.int(),
    data: z.object({
      ...flags,
      ...blocks,
      theme: z.enum(THEMES),
      menu: designShape.shape.menu,
      header: designShape.shape.header,
      design: designShape,
    }),
  }),
  async load(context) {
    context.shows(kindTag('settings'), kindTag('html_snippet'));
    const { is_site_online, is_shop_online, ...others } = settingsOf(context.data);
    const design = {
      theme: others.theme,
      menu: { style: others.menu_style },
      header: { logoLink: others.logo_link },
    };
    const { html_header, html_footer_top, html_footer_bottom, html_footer_logos } = others;
    return success({
      status: 200,
      data: {
        is_site_online,
        is_shop_online,
        html_header,
        html_footer_top,
        html_footer_bottom,
        html_footer_logos,
        ...design,
        design: {
          ...design,
          parsers: PARSERS[context.locale],
          error_pages: await errorPagesOf(context),
        },
      },
    });
  },
});
