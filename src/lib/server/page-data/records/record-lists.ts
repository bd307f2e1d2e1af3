import type { APIContext } from 'astro';
import { localText, textIn } from '../../../i18n/localized.ts';
import type { Page } from '../../../views/page.ts';
import type { RecordCard, RecordListView } from '../../../views/record-view.ts';
import { pathTo } from '../../../routing/routes.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { idOf, createPageContext, movedTo } from '../page/create-page-context.ts';
import type { PageContext } from '../page/page-context.ts';
import { pictureOf } from '../page/picture-of.ts';
import { makePage, translationsOf, systemPage } from '../page/page.ts';
import { pageFacts, editorialContent } from '../editorial/editorial-content.ts';
import { pagerView } from '../page/pager.ts';
import { recordPage, type PageKind } from './record.ts';

type AstroRequest = Pick<
  APIContext,
  'locals' | 'url' | 'params' | 'cache' | 'redirect' | 'rewrite'
>;

/** A record's page, kept from now on; or the answer instead: another address, not found. */
export async function openRecord(astro: AstroRequest, kind: PageKind) {
  const context = await createPageContext(astro);
  const pageData = await recordPage(context, kind, idOf(astro));
  if (pageData === null) return astro.rewrite(pathTo('not-found', context.locale));
  const { path } = pageData.page;
  if (path !== astro.url.pathname) return movedTo(astro, path);
  astro.cache.set(context.cacheOptions());
  return pageData;
}

/** Kinds of which a venue has so few that their overview is one page. */
type ListedKind = 'series' | 'venue';

const ROUTE_OF = { series: 'series', venue: 'venues' } as const;

function cardsOf(context: PageContext, kind: ListedKind): readonly RecordCard[] {
  const { data, locale } = context;
  if (kind === 'series')
    return [...data.series.values()].map((series) => ({
      name: textIn(series.name, locale),
      role: localText(series.subtitle, locale),
      price: localText(series.price_note, locale),
      href: detailPath('series', series, locale),
      picture: pictureOf(context, 'series', series),
    }));
  return [...data.venue.values()].map((venue) => ({
    name: textIn(venue.name, locale),
    role: [venue.street, [venue.postal_code, venue.city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    href: detailPath('venue', venue, locale),
    picture: pictureOf(context, 'venue', venue),
  }));
}

/** The overview of all series or all venues. */
export async function recordListPage(
  context: PageContext,
  kind: ListedKind,
): Promise<{ readonly page: Page; readonly view: RecordListView }> {
  const { t, locale } = context;
  const route = ROUTE_OF[kind];
  context.shows(kindTag(kind));
  const record = systemPage(context, route);
  const written = await editorialContent(context, record, {
    headline: { text: t(`records:list.${route}.title`), lang: undefined },
    lead: t(`records:list.${route}.lead`),
  });
  const view: RecordListView = {
    ...written.view,
    filters: [],
    cards: cardsOf(context, kind),
    empty: t(`records:list.${route}.empty`),
    pager: pagerView(context, 1, 1, () => pathTo(route, locale)),
  };
  const page = makePage(context, {
    route,
    ...written.facts,
    ...pageFacts(context, record),
    crumb: view.headline.text,
    translations: translationsOf(route),
  });
  return { page, view };
}
