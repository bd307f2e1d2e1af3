import { formatMoment } from '../../../../dates/dates.ts';
import { errorStatistics } from '../keywords.ts';
import type { ReadStatistic } from './statistic-body.ts';
import { barChart, statisticPart, numberText } from './part.ts';

/** Addresses that are not there, and errors of scripts. */
export const errorsView: ReadStatistic = async (context) => {
  const { t, locale } = context;
  const { missing, scripts, keep_days: days } = await errorStatistics(context);
  return {
    facts: [{ label: t('figures:fact.keepDays'), text: numberText(days, context) }],
    parts: [
      statisticPart(context, 'missing', {
        columns: ['path', 'seen', 'answered', 'last_at'],
        count: missing.count,
        rows: missing.results.map((row) => [
          row.path,
          numberText(row.seen, context),
          numberText(row.answered, context),
          formatMoment(row.last_at, locale),
        ]),
        chart: barChart(
          context,
          t('figures:part.missing'),
          missing.results.map(({ path, answered }) => ({ label: path, values: [answered] })),
        ),
      }),
      statisticPart(context, 'scripts', {
        columns: ['message', 'route', 'place', 'amount', 'last_at'],
        count: scripts.count,
        rows: scripts.results.map((row) => [
          row.message,
          row.route,
          row.place,
          numberText(row.count, context),
          formatMoment(row.last_at, locale),
        ]),
        chart: barChart(
          context,
          t('figures:part.scripts'),
          scripts.results.map(({ message, count }) => ({ label: message, values: [count] })),
        ),
      }),
    ],
  };
};
