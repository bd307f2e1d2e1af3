import { formatMoment } from '../../../../dates/dates.ts';
import type { PageContext } from '../../page/page-context.ts';
import { ticketStatistics } from '../tickets.ts';
import type { ReadStatistic } from './statistic-body.ts';
import { barChart, statisticPart, numberText } from './part.ts';

/** Events on one page of the screen. */
const PAGE_SIZE = 50;

type Listed = NonNullable<Awaited<ReturnType<typeof ticketStatistics>>>['results'][number];

function rowOf(event: Listed, context: PageContext) {
  const { t, locale } = context;
  return [
    { text: event.title, href: event.link },
    formatMoment(event.date_start, locale),
    event.id_jet ?? '–',
    t(event.is_online ? 'hub:yes' : 'hub:no'),
    t(`fields:option.${event.status.replaceAll('-', '_')}`),
    t(event.is_selling ? 'hub:yes' : 'hub:no'),
  ];
}

/** Coming events and their ids in the ticketing system. */
export const ticketsView: ReadStatistic = async (context, { page }) => {
  const statistics = await ticketStatistics(context, { page, size: PAGE_SIZE });
  if (statistics === null) return null;
  const { t } = context;
  const { count, results, duplicates, without_id: without } = statistics;
  const columns = ['event', 'when', 'id_jet', 'is_public', 'status', 'is_selling'];
  const sums = [
    ['with_id', count],
    ['without_id', without.count],
    ['duplicates', duplicates.length],
  ] as const;
  return {
    pages: Math.max(1, Math.ceil(count / PAGE_SIZE)),
    parts: [
      statisticPart(context, 'ids', {
        columns: ['what', 'amount'],
        rows: sums.map(([key, value]) => [t(`figures:part.${key}`), numberText(value, context)]),
        chart: barChart(
          context,
          t('figures:part.ids'),
          sums.map(([key, value]) => ({ label: t(`figures:part.${key}`), values: [value] })),
        ),
      }),
      statisticPart(context, 'without_id', {
        columns,
        count: without.count,
        rows: without.results.map((event) => rowOf(event, context)),
      }),
      statisticPart(context, 'duplicates', {
        columns: ['id_jet', 'events'],
        rows: duplicates.map(({ id_jet: id, events }) => [id, events.join(', ')]),
      }),
      statisticPart(context, 'with_id', {
        columns,
        rows: results.map((event) => rowOf(event, context)),
      }),
    ],
  };
};
