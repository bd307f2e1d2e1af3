import type { Translated } from '../../../../content/fields/field.ts';
import { PRODUCTION_PAGE_SIZE } from '../../../constants.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import type { Page } from '../../../views/page.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import type { ListFilter, RecordListView } from '../../../views/record-view.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';
import { pictureOf } from '../page/picture-of.ts';
import { makePage, translationsOf, systemPage } from '../page/page.ts';
import { pageFacts, editorialContent } from '../editorial/editorial-content.ts';
import { pagerView } from '../page/pager.ts';

/** The keys of the list's addresses, in the order in which they are written. */
export const PRODUCTION_FILTERS = ['season', 'exhibition_type', 'tag'] as const;
type ProductionFilter = (typeof PRODUCTION_FILTERS)[number];
export type ProductionChoice = Readonly<Partial<Record<ProductionFilter, number | undefined>>>;

const KINDS = {
  season: 'season',
  exhibition_type: 'exhibition_type',
  tag: 'production_tag',
} as const;

type Production = Entity<'production'>;

const idsOf: Readonly<Record<ProductionFilter, (production: Production) => readonly number[]>> = {
  season: ({ season }) => (season === null ? [] : [season]),
  exhibition_type: ({ exhibition_type: type }) => (type === null ? [] : [type]),
  tag: ({ tags }) => tags,
};

const fits = (production: Production, choice: ProductionChoice): boolean =>
  PRODUCTION_FILTERS.every((key) => {
    const chosen = choice[key];
    return chosen === undefined || idsOf[key](production).includes(chosen);
  });

/** The query of a choice, `?season=1&tag=2`; empty for none. */
export function productionSearch(choice: ProductionChoice, page = 1): string {
  const query = new URLSearchParams();
  for (const key of PRODUCTION_FILTERS) {
    const chosen = choice[key];
    if (chosen !== undefined) query.set(key, String(chosen));
  }
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Only what some production has can be chosen. */
function filterOf(
  context: PageContext,
  key: ProductionFilter,
  choice: ProductionChoice,
): ListFilter {
  const { data, locale, t } = context;
  context.shows(kindTag(KINDS[key]));
  const used = new Set([...data.production.values()].flatMap(idsOf[key]));
  const records = [...data[KINDS[key]].values()] as readonly {
    readonly id: number;
    readonly name: Translated;
    readonly show_in_filter?: boolean;
  }[];
  const base = pathTo('productions', locale);
  const { [key]: chosen, ...others } = choice;
  return {
    key,
    label: t(`records:filter.${key}`),
    options: [
      {
        label: t('records:filter.all'),
        href: base + productionSearch(others),
        isCurrent: chosen === undefined,
      },
      ...records
        .filter(({ id, show_in_filter: isShown }) => used.has(id) && isShown !== false)
        .map(({ id, name }) => ({
          label: textIn(name, locale),
          href: base + productionSearch({ ...others, [key]: id }),
          isCurrent: chosen === id,
        })),
    ],
  };
}

const isCurrent = ({ isCurrent: is }: ListFilter['options'][number]): boolean => is;

/** The online productions of a choice, in order of their titles. */
export function productionsOf({ data, locale }: PageContext, choice: ProductionChoice) {
  return [...data.production.values()]
    .filter((production) => fits(production, choice))
    .sort((left, right) =>
      textIn(left.title, locale).localeCompare(textIn(right.title, locale), locale),
    );
}

/** The list of productions; null for a page of it that there is not. */
export async function productionsPage(
  context: PageContext,
  choice: ProductionChoice,
  page: number,
): Promise<{ readonly page: Page; readonly view: RecordListView } | null> {
  const { locale, t } = context;
  context.shows(kindTag('production'));
  const productions = productionsOf(context, choice);
  const pages = Math.max(1, Math.ceil(productions.length / PRODUCTION_PAGE_SIZE));
  if (page > pages) return null;
  const path = pathTo('productions', locale);
  const record = systemPage(context, 'productions');
  const written = await editorialContent(context, record, {
    headline: { text: t('records:list.productions.title'), lang: undefined },
    lead: t('records:list.productions.lead'),
  });
  const view: RecordListView = {
    ...written.view,
    filters: PRODUCTION_FILTERS.map((key) => filterOf(context, key, choice)).filter(
      ({ options }) => options.length > 2,
    ),
    cards: productions
      .slice((page - 1) * PRODUCTION_PAGE_SIZE, page * PRODUCTION_PAGE_SIZE)
      .map((production) => ({
        name: textIn(production.title, locale),
        role: localText(production.subtitle, locale),
        href: detailPath('production', production, locale),
        picture: pictureOf(context, 'production', production),
      })),
    empty: t('records:list.productions.empty'),
    pager: pagerView(context, page, pages, (number) => path + productionSearch(choice, number)),
  };
  const facts = {
    ...written.facts,
    ...pageFacts(context, record, productionSearch(choice, page) === ''),
  };
  const chosen = view.filters.flatMap(({ options }) => options.slice(1).filter(isCurrent));
  return {
    page: makePage(context, {
      route: 'productions',
      ...facts,
      title: [
        facts.title,
        // A kind and a topic can have the same name.
        ...new Set(chosen.map(({ label }) => label)),
        ...(page > 1 ? [view.pager.label] : []),
      ].join(' · '),
      crumb: view.headline.text,
      translations: translationsOf('productions'),
      search: productionSearch(choice, page),
      // A choice of nothing, or of several things at once, is for visitors, not for search engines.
      noindex:
        (productions.length === 0 && Object.keys(choice).length > 0) ||
        Object.keys(choice).length > 1,
    }),
    view,
  };
}

const NUMBER = /^[1-9]\d{0,8}$/u;

/** What an address chooses; `isClean` false when it holds something that is no number, or a key of former times. */
export function productionChoice(query: URLSearchParams): {
  readonly choice: ProductionChoice;
  readonly page: number;
  readonly isClean: boolean;
} {
  const given = [...PRODUCTION_FILTERS, 'page' as const].flatMap((key) => {
    const value = query.get(key) ?? (key === 'exhibition_type' ? query.get('type') : null);
    return value === null ? [] : [[key, value] as const];
  });
  const numbers = given.filter(([, value]) => NUMBER.test(value));
  const { page = 1, ...choice } = Object.fromEntries(
    numbers.map(([key, value]) => [key, Number(value)]),
  ) as ProductionChoice & { page?: number };
  return { choice, page, isClean: numbers.length === given.length && !query.has('type') };
}
