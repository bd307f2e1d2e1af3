import { z } from 'zod';
import { optionalColour, optionalPaper } from '../fields/colour.ts';
import { optionalImage } from '../fields/image.ts';
import { optionalHost } from '../fields/host.ts';
import { optionalReference } from '../fields/reference.ts';
import { address, choice, flag, group, integer, name, optionalUrl } from '../fields/scalar.ts';
import { lineText } from '../fields/plain-text.ts';
import { line, paragraphs, url } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';
import { amount } from './event-parts.ts';

export const MENU_PLACES = ['primary', 'secondary', 'footer'] as const;

/**
 * An entry of a menu. `url` is a path on this site or a web address; one per
 * language, because pages differ by language.
 */
export const menuItem = defineRecord({
  kind: 'menu_item',
  label: { de: 'Menüeintrag', en: 'Menu item' },
  title: 'menu_name',
  isReference: true,
  fields: {
    menu_name: line({ required: true }),
    url: url({ required: true }),
    place: choice(MENU_PLACES, 'primary'),
    parent: optionalReference('menu_item'),
    position: integer(0, 1000),
    has_tab_navigation: flag(false),
  },
});
export type MenuItemEntity = EntityOf<typeof menuItem>;
export type MenuItemInput = InputOf<typeof menuItem>;

/** An old address and where it leads now. Paths on this site, without query. */
export const redirect = defineRecord({
  kind: 'redirect',
  label: { de: 'Weiterleitung', en: 'Redirect' },
  title: 'old_path',
  isReference: true,
  indexes: [['old_path']],
  fields: { old_path: name(1024), new_path: name(1024) },
});
export type RedirectEntity = EntityOf<typeof redirect>;
export type RedirectInput = InputOf<typeof redirect>;

export const THEMES = ['nature', 'elegance', 'y2025', 'cc01', 'cc02', 'cc03', 'christmas'] as const;
export type Theme = (typeof THEMES)[number];

/** Typefaces, for titles and for text; the first is what the product comes with. */
export const FONT_PAIRS = ['archivo', 'hanken', 'serif', 'system'] as const;
export type FontPair = (typeof FONT_PAIRS)[number];

export const MENU_STYLES = ['style1', 'style2'] as const;
export type MenuStyle = (typeof MENU_STYLES)[number];

const code = z.strictObject({ code: z.string().max(50_000).default('') }).default({ code: '' });

const refundText = lineText(1000).default('');
const sentence = lineText(300).default('');
const translatedText = z.strictObject({ de: sentence, en: sentence }).default({ de: '', en: '' });

/** What holds for all tickets; what the ticketing system says of each stands with the event. */
export const ticketingSchema = z.strictObject({
  /** Comes on top of every price that is not zero; shown prices include it. */
  booking_fee: amount.default('0.00'),
  /** What prices include: fees, VAT, the way there by public transport. */
  note: translatedText,
  /** Who gets a price and what to bring, by the price's text in the ticketing system. */
  conditions: z
    .array(z.strictObject({ text: lineText(200).min(1), condition: translatedText }))
    .max(50)
    .default([]),
  /** What the venue says of refunds of a cancelled event; empty: the product's own words. */
  refund: z.strictObject({ de: refundText, en: refundText }).default({ de: '', en: '' }),
  /** Where more of it stands, for instance among questions and answers; null: nowhere. */
  refund_url: address.nullable().default(null),
});
export type Ticketing = z.output<typeof ticketingSchema>;

/** The one record of settings of the site and its design. */
export const settings = defineRecord({
  kind: 'settings',
  label: { de: 'Einstellungen', en: 'Settings' },
  title: 'site_name',
  isReference: true,
  isSingle: true,
  fields: {
    site_name: line({ required: true }),
    claim: line(),
    is_site_online: flag(true),
    is_shop_online: flag(true),
    html_header: group(code),
    html_footer_top: group(code),
    html_footer_bottom: group(code),
    html_footer_logos: group(code),
    whistleblower_url: optionalUrl(),
    /** By which visitors report a barrier: linked from every page, whose address it takes along. */
    barrier_form: optionalReference('form'),
    /** Where visitors find their account of the webshop; null: no such link. */
    account_url: optionalUrl(),
    ticketing: group(ticketingSchema.default(ticketingSchema.parse({}))),
    /** Tickets are chosen right at the edge of the window. */
    quick_buy: flag(false),
    theme: choice(THEMES, 'nature'),
    /** Colours of the venue's own in the place of the theme's; null: the theme's. */
    own_accent: optionalColour(),
    own_second: optionalColour(),
    own_paper: optionalPaper(),
    fonts: choice(FONT_PAIRS, 'archivo'),
    /** In the place of the typeset name; `logo_dark` in the dark scheme. */
    logo: optionalImage(),
    logo_dark: optionalImage(),
    /** A square picture for tabs and home screens; null: that of the product. */
    icon: optionalImage(),
    seasonal_banner: line(),
    snow: flag(false),
    menu_style: choice(MENU_STYLES, 'style1'),
    /** Fallback picture for social media where a page has none; null: the generated poster. */
    logo_link: optionalUrl(),
    /** Words that mean the same to whoever searches: a group a line, words parted by commas. */
    synonyms: paragraphs({ max: 4000 }),
    /** What the names of events in calendars end with; kept at the first start, so that another host changes none. */
    calendar_domain: optionalHost(),
    /** Other sites are asked now and then whether what links lead to is still there. */
    checks_outside_links: flag(false),
  },
});
export type SettingsEntity = EntityOf<typeof settings>;
export type SettingsInput = InputOf<typeof settings>;
