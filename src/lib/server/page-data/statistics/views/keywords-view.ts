import { formatDay } from '../../../../dates/dates.ts';
import { keywordStatistics } from '../keywords.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { ReadStatistic } from './statistic-body.ts';
import { barChart, statisticPart, numberText } from './part.ts';

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
export const keywordsView: ReadStatistic = async (context) => {
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
