import type { Image } from '../../../../content/fields/image.ts';
import type { ConsentServiceEntity } from '../../../../content/records/consent.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { askedTokens, CONSENT_GROUPS, tokenOf } from '../../../consent/services.ts';
import type { Locale } from '../../../constants.ts';
import { inksOf, paletteOf, sheetPath } from '../../../design/design.ts';
import { FONT_FILES } from '../../../design/fonts.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import { renditionAt } from '../../../media/picture.ts';
import type { ConsentChrome, ServiceScript } from '../../../views/consent-view.ts';
import type { Chrome, ChromeDesign, LogoFile } from '../../../views/page.ts';
import { localizedLink } from '../../services/records/localized-link.ts';
import { labelChanges, openingPlan } from '../../services/site/opening-plan.ts';
import { type ReferenceData, settingsOf } from '../../services/records/reference-data.ts';
import { safeHeadHtml, safeHtml } from '../../services/site/safe-html.ts';
import { kindTag, PAGES_IN_MENUS, recordTag } from '../../services/cache-tags/tags.ts';
import { pathTo } from '../../../routing/routes.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { firstVenue, firstVenueTags } from '../../services/site/first-venue.ts';
import { barrierForm } from '../../services/site/site-state.ts';
import type { PageContext } from './page-context.ts';
import { menusOf } from './menus.ts';

const isTracking = ({ category }: ConsentServiceEntity): boolean =>
  (CONSENT_GROUPS.tracking as readonly string[]).includes(category);

/** Scripts run for what visitors agree to; of embedded content there is a frame instead. */
function scriptsOf(services: readonly ConsentServiceEntity[]): readonly ServiceScript[] {
  return services.flatMap((service) =>
    service.script === null || !isTracking(service)
      ? []
      : [
          {
            token: tokenOf(service),
            src: service.script,
            cookies: service.cookies.map(({ name }) => name),
          },
        ],
  );
}

/** A host of a list as a policy names it: itself and what is below it. */
const originsOf = (host: string): readonly string[] => [`https://${host}`, `https://*.${host}`];

/** What every page says of the services of others. */
function consentChrome(data: ReferenceData): ConsentChrome {
  const services = [...data.consent_service.values()];
  const scripts = scriptsOf(services);
  const running = services.filter((service) => scripts.some(({ src }) => src === service.script));
  const connect = running
    .flatMap(({ hosts }) => hosts)
    .filter(({ use }) => use === 'connect')
    .flatMap(({ host }) => originsOf(host));
  const scriptOrigins = scripts.map(({ src }) => new URL(src).origin);
  const asked = services.filter(({ category }) => category !== 'required');
  return {
    asked: askedTokens(services),
    subject: asked.every(isTracking) ? 'tracking' : asked.some(isTracking) ? 'both' : 'media',
    scripts,
    scriptOrigins: [...new Set(scriptOrigins)],
    connectOrigins: [...new Set([...scriptOrigins, ...connect])],
  };
}

/** What visitors of any language are asked about. */
export const askedIn = (data: ReferenceData): readonly string[] =>
  askedTokens(data.consent_service.values());

/** In device pixels: a logo is shown at a third of it at most. */
const LOGO_WIDTH = 480;
/** Home screens show icons of 180 px; there is no rendition that is nearer. */
const ICON_WIDTH = 320;

const fileOf = (image: Image | null, width: number): LogoFile | null =>
  image && { src: renditionAt(image, width), width: image.width, height: image.height };

/** How a venue looks, as the frame of every page shows it. */
function chromeDesign(settings: Entity<'settings'>): ChromeDesign {
  const inks = inksOf(settings);
  const { paper, night } = paletteOf(inks);
  const light = fileOf(settings.logo, LOGO_WIDTH);
  return {
    inks,
    paper,
    night,
    sheet: sheetPath(settings),
    fonts: FONT_FILES[settings.fonts],
    logo: light && { light, dark: fileOf(settings.logo_dark, LOGO_WIDTH) },
    icon: fileOf(settings.icon, ICON_WIDTH),
  };
}

function alertOf(data: ReferenceData, locale: Locale): Chrome['alert'] {
  const [first] = [...data.breaking_news.values()].sort(
    (left, right) => left.position - right.position || left.id - right.id,
  );
  if (first === undefined) return null;
  return {
    id: first.id,
    title: localText(first.title, locale),
    text: localText(first.text, locale),
    link:
      first.link === null
        ? null
        : {
            url: localizedLink(first.link, locale, data),
            title: localText(first.link_title, locale),
          },
  };
}

/** The first venue is the organisation itself: its box office is the one with opening hours. */
function venueSummary(data: ReferenceData, locale: Locale): Chrome['venue'] {
  const venue = firstVenue(data);
  if (venue === null) return null;
  const [stop] = venue.stops;
  const town = [venue.postal_code, venue.city].filter(Boolean).join(' ');
  return {
    address: [venue.street ?? '', town].filter((line) => line !== ''),
    phone: venue.phone,
    href: detailPath('venue', venue, locale),
    stop: stop ? { name: textIn(stop.name, locale), lines: localText(stop.lines, locale) } : null,
  };
}

function makeChrome(data: ReferenceData, today: string, locale: Locale): Chrome {
  const settings = settingsOf(data);
  return {
    siteName: textIn(settings.site_name, locale),
    claim: localText(settings.claim, locale),
    theme: settings.theme,
    design: chromeDesign(settings),
    snow: settings.snow,
    seasonalBanner: localText(settings.seasonal_banner, locale),
    menuStyle: settings.menu_style,
    menus: menusOf(data, locale),
    alert: alertOf(data, locale),
    opening: openingPlan(
      today,
      {
        regular: data.opening_hours.values(),
        exceptions: data.opening_hours_exception.values(),
      },
      locale,
      (href) => localizedLink(href, locale, data),
    ),
    consent: consentChrome(data),
    venue: venueSummary(data, locale),
    isShopOnline: settings.is_shop_online,
    quickBuy: settings.quick_buy,
    accountUrl: settings.account_url,
    whistleblowerUrl: settings.whistleblower_url,
    barrierUrl: barrierForm(data) === null ? null : pathTo('barrier-report', locale),
    html: {
      header: safeHeadHtml(settings.html_header.code),
      footerTop: safeHtml(settings.html_footer_top.code),
      footerBottom: safeHtml(settings.html_footer_bottom.code),
      footerLogos: safeHtml(settings.html_footer_logos.code),
    },
  };
}

const CHROME_KINDS = [
  'menu_item',
  'settings',
  'breaking_news',
  'opening_hours',
  'opening_hours_exception',
  'consent_service',
] as const;

interface TimedChrome {
  readonly chrome: Chrome;
  readonly moments: readonly string[];
}

/** Kept with the data it was made of, so that several venues in one process stay apart. */
const chromes = new WeakMap<ReferenceData, Map<string, TimedChrome>>();

/** What every page shows; made once a language and day until any of it changes. */
export function chromeOf(context: PageContext): Chrome {
  const { data, today, locale } = context;
  context.shows(...CHROME_KINDS.map(kindTag), ...firstVenueTags(data), PAGES_IN_MENUS);
  const { barrier_form: form } = settingsOf(data);
  if (form !== null) context.shows(recordTag('form', form));
  const cached = chromes.get(data) ?? new Map<string, TimedChrome>();
  chromes.set(data, cached);
  const key = `${locale} ${today}`;
  const entry = cached.get(key) ?? withMoments(makeChrome(data, today, locale));
  cached.set(key, entry);
  for (const moment of entry.moments) context.changesAt(moment);
  return entry.chrome;
}

/** A frame, and when its opening label changes today. */
function withMoments(chrome: Chrome): TimedChrome {
  const [first] = chrome.opening;
  return { chrome, moments: first === undefined ? [] : labelChanges(first) };
}
