import type { Image } from '../../../../content/fields/image.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { formatMoment } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { Crumb, Head, Page, ReleasePreviewNotice } from '../../../views/page.ts';
import { inksOf } from '../../../design/design.ts';
import { PREVIEW_KEY } from '../../../editing/address.ts';
import { renditionAt } from '../../../media/picture.ts';
import { posterPath, type PosterOf } from '../../../poster/poster.ts';
import { pathTo, routeRow, type RouteName } from '../../../routing/routes.ts';
import { breadcrumbLd } from '../../../structured-data/json-ld.ts';
import { plainSpaces } from '../../../text/keep-together.ts';
import { kindTag, recordTag } from '../../services/cache-tags/tags.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import { chromeOf } from './chrome.ts';
import { isEditable } from '../../services/editing/record-at-path.ts';
import type { PageContext } from './page-context.ts';

type CmsPage = Entity<'page'>;

/** The part that editors write of a page of the route table; null: they wrote none. */
export function systemPage(
  context: PageContext,
  type: Exclude<CmsPage['content_type'], 'page'>,
): CmsPage | null {
  for (const page of context.data.page.values())
    if (page.content_type === type) {
      context.shows(recordTag('page', page.id));
      return page;
    }
  // Writing one would change this page.
  context.shows(kindTag('page'));
  return null;
}

/** The headline that editors gave such a page; null: none. */
export function writtenHeadline(
  context: PageContext,
  type: Exclude<CmsPage['content_type'], 'page'>,
): string | null {
  const page = systemPage(context, type);
  const headline = page === null ? '' : textIn(page.headline, context.locale);
  return headline === '' ? null : headline;
}

/** What a page says of itself; everything else follows. */
export interface PageFacts {
  readonly route: RouteName;
  /** The page's right address, where it can differ from the one asked for. */
  readonly path?: string;
  readonly title: string;
  readonly description: string;
  readonly translations: Readonly<Record<Locale, string | null>>;
  /** The same in each language and in easy language, by paths; without it the translations. */
  readonly alternates?: Head['alternates'];
  readonly languages?: Page['languages'];
  /** Query of the canonical address, `?room=3`; empty for none. */
  readonly search?: string;
  /** The page's name in the breadcrumb, where its title says more than that. */
  readonly crumb?: string;
  /** Pages between the start page and this one. */
  readonly parents?: readonly Crumb[];
  readonly jsonLd?: readonly object[];
  readonly feeds?: Head['feeds'];
  /** Of `socialImage`; without it the picture of the site. */
  readonly image?: Head['image'];
  readonly type?: Head['type'];
  /** This one page is for visitors only, though its route is for search engines, too. */
  readonly noindex?: boolean;
  readonly socialTitle?: string;
  readonly socialDescription?: string;
  /** Origins that frames of the page may come from. */
  readonly frames?: readonly string[];
  /** Shown without top bar and menu. */
  readonly isLanding?: boolean;
  readonly stickyLinks?: Page['stickyLinks'];
}

/** Search results cut descriptions at about this many characters. */
const DESCRIPTION_LENGTH = 160;

/** As wide as social media show a picture, in pixels. */
const SOCIAL_WIDTH = 1280;

/** A text cut at a word's end, for where only so much is shown. */
export function excerpt(text: string, length = DESCRIPTION_LENGTH): string {
  const flat = text.replaceAll(/\s+/gu, ' ').trim();
  if (flat.length <= length) return flat;
  const cut = flat.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

/**
 * The picture that social media and search engines show, with an absolute
 * address: the record's own, else the one of the settings, else its poster.
 */
export function socialImage(
  { app, data, locale }: PageContext,
  { image, ...poster }: PosterOf & { readonly image: Image | null },
): Head['image'] {
  const settings = settingsOf(data);
  const src =
    (image && renditionAt(image, SOCIAL_WIDTH)) ??
    settings.logo_link ??
    posterPath(inksOf(settings), poster, 'png');
  return {
    src: new URL(src, app.env.siteOrigin).href,
    alt: image === null || image.decorative ? '' : image.alt[locale],
  };
}

/** The same page in both languages where its address needs no parameters. */
export const translationsOf = (route: RouteName): Page['translations'] =>
  Object.fromEntries(LOCALES.map((locale) => [locale, pathTo(route, locale)])) as Record<
    Locale,
    string
  >;

/** Paths by language as alternates of each other. */
export const alternatesOf = (paths: Page['translations']): Head['alternates'] =>
  LOCALES.flatMap((locale) => {
    const href = paths[locale];
    return href === null ? [] : [{ hreflang: locale, href }];
  });

/** A page that is in everyday words and nothing else. */
const NO_FORMS: Page['languages'] = { links: [], films: [], contentLang: null };

/**
 * A page whose form was refused: its title says so first, for those who only hear it.
 * @param search query under which the form is kept; it goes along when the language changes
 */
export const refusedPage = <P extends Page>(
  page: P,
  { t }: Pick<PageContext, 't'>,
  search = page.search,
): P => ({
  ...page,
  search,
  head: { ...page.head, title: t('booking:form.titleWithErrors', { title: page.head.title }) },
});

/** The way back to the form of a look that is not saved. */
const designPreviewHref = ({ designPreview, locale }: PageContext): string | null =>
  designPreview &&
  `${pathTo('hub-design', locale)}?${new URLSearchParams({ [PREVIEW_KEY]: designPreview.name })}`;

/** What is told on a page that is shown with a release. */
function releasePreviewNotice({
  releasePreview,
  locale,
  now,
  t,
}: PageContext): ReleasePreviewNotice | null {
  if (releasePreview === null) return null;
  const { id, name, left } = releasePreview;
  const at = formatMoment(now, locale, 'long');
  const text = t('releases:bar.text', { name, at });
  return {
    text: left === 0 ? text : `${text} ${t('releases:bar.left', { count: left })}`,
    href: pathTo('hub-release', locale, { id }),
  };
}

/** Everything a layout needs for one page. */
export function makePage(context: PageContext, facts: PageFacts): Page {
  const { locale, t, app } = context;
  // Under its old address while it is edited: a new one is not public yet.
  const isOwnState = context.edited?.page.record != null;
  const path = isOwnState ? context.path : (facts.path ?? context.path);
  const chrome = chromeOf(context);
  const absolute = (target: string) => `${app.env.siteOrigin}${target}`;
  const search = facts.search ?? '';
  const home: Crumb = { label: t('layout:home'), href: pathTo('home', locale) };
  const isHome = facts.route === 'home';
  const breadcrumb = isHome
    ? []
    : [home, ...(facts.parents ?? []), { label: facts.crumb ?? facts.title, href: null }];
  return {
    locale,
    route: facts.route,
    isEditable: isEditable(facts.route),
    madeAt: context.now.toISOString(),
    path,
    search,
    translations: facts.translations,
    breadcrumb,
    chrome,
    isLanding: facts.isLanding ?? false,
    frames: facts.frames ?? [],
    stickyLinks: facts.stickyLinks ?? [],
    languages: facts.languages ?? NO_FORMS,
    designPreviewHref: designPreviewHref(context),
    releasePreview: releasePreviewNotice(context),
    editing: context.edited?.page ?? null,
    head: {
      title: plainSpaces(facts.title),
      description: excerpt(facts.description),
      canonical: absolute(path + search),
      alternates: (facts.alternates ?? alternatesOf(facts.translations)).map((alternate) => ({
        ...alternate,
        href: absolute(alternate.href + search),
      })),
      image: facts.image ?? socialImage(context, { kind: 'site', id: 1, image: null }),
      type: facts.type ?? 'website',
      social: {
        title: plainSpaces(facts.socialTitle ?? facts.title),
        description: facts.socialDescription ?? excerpt(facts.description),
      },
      noindex:
        context.edited !== null ||
        context.releasePreview !== null ||
        !routeRow(facts.route).isIndexed ||
        (facts.noindex ?? false),
      jsonLd: [...(facts.jsonLd ?? []), ...breadcrumbLd(breadcrumb, path, absolute)],
      feeds: facts.feeds ?? [],
    },
  };
}
