import type { Locale } from '../../../constants.ts';
import { inLanguage, localText, textIn, type LocalText } from '../../../i18n/localized.ts';
import type { ShownModules } from '../../../views/module-view.ts';
import type { Crumb, Page } from '../../../views/page.ts';
import type { RouteName } from '../../../routing/routes.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { parentsOf } from '../../services/records/page-tree.ts';
import { pathOfPage } from '../../../routing/record-routes.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import type { ReferenceData } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';
import { languageFacts } from '../page/language-facts.ts';
import { plainTextOf } from '../modules/plain.ts';
import { showModules } from '../modules/show.ts';
import { makePage, socialImage } from '../page/page.ts';

type CmsPage = Entity<'page'>;

/** What a CMS page shows; a header of its own, unless its first module is one. */
export interface CmsView {
  readonly headline: LocalText;
  /** Empty: no introduction. */
  readonly lead: LocalText;
  /** The field of the record that the headline is. */
  readonly headlineField: string;
  readonly hasHeader: boolean;
  readonly modules: ShownModules['modules'];
}

/** The page whose address in a language is this; null: there is none. */
export const pageAt = (data: ReferenceData, path: string, locale: Locale): CmsPage | null =>
  [...data.page.values()].find(
    (page) => page.content_type === 'page' && pathOfPage(page, locale) === path,
  ) ?? null;

/** The pages above, each as a link where it is one. */
export function crumbsAbove(context: PageContext, page: CmsPage): readonly Crumb[] {
  const above = parentsOf(page, context.data.page).toReversed();
  // Also the one above them all that is offline: put online, it leads back, too.
  for (const { parent } of [page, ...above])
    if (parent !== null) context.shows(recordTag('page', parent));
  return above.map((parent) => ({
    label: textIn(parent.title, context.locale),
    href: parent.is_clickable ? pathOfPage(parent, context.locale) : null,
  }));
}

/** The head and the modules of a CMS page, at its own address or at a route's. */
export async function cmsPage(
  context: PageContext,
  record: CmsPage,
  route: RouteName,
): Promise<{ readonly page: Page; readonly view: CmsView }> {
  const { locale } = context;
  context.shows(recordTag('page', record.id));
  const rendering = await showModules(context, record.modules);
  const title = textIn(record.title, locale);
  const headline = localText(record.headline, locale);
  const lead = localText(record.intro, locale);
  const described = inLanguage(record.meta_description[locale], lead);
  const description = described || plainTextOf(rendering.modules) || title;
  const ogTitle = record.og_title[locale];
  const ogDescription = record.og_description[locale];
  const page = makePage(context, {
    route,
    title: record.meta_title[locale] || title,
    crumb: title,
    description,
    parents: crumbsAbove(context, record),
    ...languageFacts(context, record),
    image: socialImage(context, { kind: 'page', id: record.id, image: record.og_image }),
    type: record.og_type,
    isLanding: record.is_landing_page,
    frames: rendering.frames,
    stickyLinks: rendering.stickyLinks,
    ...(ogTitle !== '' && { socialTitle: ogTitle }),
    ...(ogDescription !== '' && { socialDescription: ogDescription }),
  });
  return {
    page,
    view: {
      headline: headline.text === '' ? localText(record.title, locale) : headline,
      lead,
      headlineField: headline.text === '' ? 'title' : 'headline',
      hasHeader: rendering.modules[0]?.leads !== true,
      modules: rendering.modules,
    },
  };
}
