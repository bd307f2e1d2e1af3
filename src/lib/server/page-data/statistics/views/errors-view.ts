import { formatMoment } from '../../../../dates/dates.ts';
import { errorFigures } from '../errors.ts';
import type { ReadFigure } from './figure-body.ts';
import { barChart, figurePart, numberText } from './part.ts';

/** Addresses that are not there, and errors of scripts. */
export const errorsView: ReadFigure = async (context) => {
  const { t, locale } = context;
  const { missing, scripts, keep_days: days } = await errorFigures(context);
  return {
    facts: [{ label: t('figures:fact.keepDays'), text: numberText(days, context) }],
    parts: [
      figurePart(context, 'missing', {
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
      figurePart(context, 'scripts', {
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
