import { formatMoment, formatDay } from '../../../../dates/dates.ts';
import { csvOf } from '../../../../forms/csv.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { StatisticIndexView, StatisticView } from '../../../../views/hub/statistic-view.ts';
import type { PageContext } from '../../page/page-context.ts';
import { pagerView } from '../../page/pager.ts';
import { ACTIVITY_DAYS, USUAL_ACTIVITY_DAYS } from '../activities.ts';
import { keywordStatistics } from '../keywords.ts';
import { versionStatistics } from '../site.ts';
import { activitiesView } from './activities-view.ts';
import { errorsView } from './errors-view.ts';
import { statisticPart, barChart, numberText } from './part.ts';
import type { StatisticBody, StatisticQuery, ReadStatistic } from './statistic-body.ts';
import { mediaOverviewView } from './media-overview-view.ts';
import { siteView } from './site-view.ts';
import { ticketsView } from './tickets-view.ts';

type Words = Awaited<ReturnType<typeof keywordStatistics>>['searched'];

function wordsPart(context: PageContext, key: 'searched' | 'missed', { count, results }: Words) {
  const { t, locale } = context;
  return statisticPart(context, key, {
    columns: ['word', 'language', 'askers', 'last_day'],
    count,
    rows: results.map(({ word, locale: language, askers, day }) => [
      word,
      t(`layout:language.${language}`),
      numberText(askers, context),
      formatDay(day, locale, 'numeric'),
    ]),
    chart: barChart(
      context,
      t(`figures:part.${key}`),
      results.map(({ word, askers }) => ({ label: word, values: [askers] })),
    ),
  });
}

/** What visitors search for, and what of it they do not find. */
const keywordsView: ReadStatistic = async (context) => {
  const {
    searched,
    missed,
    least_askers: least,
    keep_days: days,
  } = await keywordStatistics(context);
  return {
    facts: [
      { label: context.t('figures:fact.leastAskers'), text: String(least) },
      { label: context.t('figures:fact.keepDays'), text: numberText(days, context) },
    ],
    parts: [wordsPart(context, 'searched', searched), wordsPart(context, 'missed', missed)],
  };
};

/** The versions of the product, of what it runs on, and of its schema. */
const versionsView: ReadStatistic = async (context) => {
  const { t, locale } = context;
  const { product, instance, node, database, migrations, packages } =
    await versionStatistics(context);
  return {
    facts: [
      { label: t('figures:fact.version'), text: product },
      { label: t('figures:fact.instance'), text: instance },
      { label: 'Node.js', text: node },
      {
        label: t('figures:fact.database'),
        text: `${database.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${database.version}`,
      },
    ],
    parts: [
      statisticPart(context, 'packages', {
        columns: ['package', 'version'],
        rows: packages.map(({ name, version }) => [name, version]),
      }),
      statisticPart(context, 'migrations', {
        columns: ['step', 'when'],
        rows: migrations.map(({ name, at }) => [name, formatMoment(at, locale)]),
      }),
    ],
  };
};

/** The statistics of the venue, by the names that their calls have. */
const STATISTICS: Readonly<Record<string, ReadStatistic>> = {
  site: siteView,
  'page-activities': activitiesView,
  'search-keywords': keywordsView,
  'celum-overview': mediaOverviewView,
  'idservice-events': ticketsView,
  versions: versionsView,
  'error-log': errorsView,
};

/** The key of the texts of statistics. */
const keyOf = (name: string): string => name.replaceAll('-', '_');

/** What an address asks; anything that it cannot mean is left out. */
export function statisticQuery(query: URLSearchParams): StatisticQuery {
  const days = ACTIVITY_DAYS.find((known) => known === query.get('days')) ?? USUAL_ACTIVITY_DAYS;
  const page = query.get('page') ?? '';
  return { days: Number(days), page: /^[1-9]\d{0,5}$/u.test(page) ? Number(page) : 1 };
}

const searchOf = ({ days, page }: StatisticQuery): string => {
  const search = new URLSearchParams({
    ...(String(days) !== USUAL_ACTIVITY_DAYS && { days: String(days) }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size === 0 ? '' : `?${search}`;
};

function waysOf(
  context: PageContext,
  { name, query }: { readonly name: string; readonly query: StatisticQuery },
  { periods = [], pages = 1 }: StatisticBody,
): Pick<StatisticView, 'periods' | 'pager' | 'csvHref'> {
  const { locale, t } = context;
  const own = pathTo('hub-statistic', locale, { statistic: name });
  return {
    periods: periods.map((days) => ({
      label: t('figures:days', { count: days }),
      href: own + searchOf({ ...query, days }),
      isCurrent: days === query.days,
    })),
    pager:
      pages > 1
        ? pagerView(context, query.page, pages, (page) => own + searchOf({ ...query, page }))
        : null,
    csvHref: pathTo('hub-statistic-csv', locale, { statistic: name }) + searchOf(query),
  };
}

/** The page of one statistic; null: there is none of this name, or not so many pages of them. */
export async function statisticView(
  context: PageContext,
  name: string,
  query: StatisticQuery,
): Promise<StatisticView | null> {
  const { locale, t } = context;
  const read = Object.hasOwn(STATISTICS, name) ? STATISTICS[name] : undefined;
  const body = await read?.(context, query);
  if (body == null) return null;
  return {
    title: t(`figures:name.${keyOf(name)}`),
    lead: t(`figures:about.${keyOf(name)}`),
    facts: body.facts ?? [],
    parts: body.parts,
    ...waysOf(context, { name, query }, body),
    fileName: `${name}.csv`,
    index: { label: t('figures:title'), href: pathTo('hub-statistics', locale) },
  };
}

/** All statistics of the venue, as ways to them. */
export const statisticIndexView = ({ locale, t }: PageContext): StatisticIndexView => ({
  title: t('figures:title'),
  lead: t('figures:lead'),
  statistics: Object.keys(STATISTICS).map((name) => ({
    label: t(`figures:name.${keyOf(name)}`),
    text: t(`figures:about.${keyOf(name)}`),
    href: pathTo('hub-statistic', locale, { statistic: name }),
  })),
});

/** The same as a file: the facts, then table by table. */
export function statisticCsv({ facts, parts }: StatisticView): string {
  const rows = parts.flatMap(({ heading, columns, rows: cells }) => [
    [],
    [heading],
    columns,
    ...cells.map((row) => row.map(({ text }) => text)),
  ]);
  return csvOf([...facts.map(({ label, text }) => [label, text]), ...rows]);
}
