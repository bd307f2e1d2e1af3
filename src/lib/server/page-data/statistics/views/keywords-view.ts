import { formatDay } from '../../../../dates/dates.ts';
import { keywordFigures } from '../keywords.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { ReadFigure } from './figure-body.ts';
import { barChart, figurePart, numberText } from './part.ts';

type Words = Awaited<ReturnType<typeof keywordFigures>>['searched'];

function wordsPart(context: PageContext, key: 'searched' | 'missed', { count, results }: Words) {
  const { t, locale } = context;
  return figurePart(context, key, {
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
export const keywordsView: ReadFigure = async (context) => {
  const { searched, missed, least_askers: least, keep_days: days } = await keywordFigures(context);
  return {
    facts: [
      { label: context.t('figures:fact.leastAskers'), text: String(least) },
      { label: context.t('figures:fact.keepDays'), text: numberText(days, context) },
    ],
    parts: [wordsPart(context, 'searched', searched), wordsPart(context, 'missed', missed)],
  };
};
