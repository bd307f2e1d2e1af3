import { formatDay, formatMoment } from '../../../../dates/dates.ts';
import { writeSourceText } from '../../../../versions/write-source.ts';
import { ACTIVITY_DAYS, activityStatistics } from '../activities.ts';
import type { ReadStatistic } from './statistic-body.ts';
import { barChart, statisticPart, lineChart, numberText } from './part.ts';

/** Who changed which page when, and how much is changed. */
export const activitiesView: ReadStatistic = async (context, query) => {
  const { t, locale } = context;
  const { results, per_day: days, people } = await activityStatistics(context, query.days);
  const nameOf = (name: string | null): string => name ?? t('figures:nobody');
  const dayText = (day: string): string => formatDay(day, locale, 'numeric');
  return {
    periods: ACTIVITY_DAYS.map(Number),
    parts: [
      statisticPart(context, 'per_day', {
        columns: ['day', 'changes'],
        rows: days
          .filter(({ changes }) => changes > 0)
          .toReversed()
          .map(({ day, changes }) => [dayText(day), numberText(changes, context)]),
        chart: lineChart(
          context,
          t('figures:part.per_day'),
          days.map(({ day, changes }) => ({ label: dayText(day), value: changes })),
        ),
      }),
      statisticPart(context, 'people', {
        columns: ['who', 'changes', 'last_at'],
        rows: people.map(({ name, changes, last_at: at }) => [
          nameOf(name),
          numberText(changes, context),
          formatMoment(at, locale),
        ]),
        chart: barChart(
          context,
          t('figures:part.people'),
          people.map(({ name, changes }) => ({ label: nameOf(name), values: [changes] })),
        ),
      }),
      statisticPart(context, 'activities', {
        columns: ['when', 'page', 'kind', 'state', 'who'],
        rows: results.map((row) => [
          formatMoment(row.saved_at, locale),
          { text: row.title, href: row.link },
          row.label,
          t(`figures:state.${row.state}`),
          [nameOf(row.saved_by), writeSourceText(row.write_source, locale)]
            .filter(Boolean)
            .join(' · '),
        ]),
      }),
    ],
  };
};
