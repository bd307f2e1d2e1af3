import type {
  BarChart,
  StatisticCell,
  StatisticPart,
  LineChart,
} from '../../../../views/hub/statistic-view.ts';
import { INTL_LOCALE } from '../../../../constants.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Bars of one chart; the table below it has all. */
const MAX_BARS = 15;

type Context = Pick<PageContext, 't' | 'locale'>;

export const numberText = (value: number, { locale }: Context): string =>
  new Intl.NumberFormat(INTL_LOCALE[locale]).format(value);

/** A bar before it is measured against the others. */
interface Bar {
  readonly label: string;
  readonly values: readonly number[];
  /** What it says; left out: the sum of its values. */
  readonly text?: string;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const percent = (share: number): number => Number((share * 100).toFixed(2));

/**
 * The longest bars of some things; null where there is nothing to compare.
 * @param heading what the chart shows
 * @param series what the values of a bar are, where it has several
 */
export function barChart(
  context: Context,
  heading: string,
  all: readonly Bar[],
  series: readonly string[] = [],
): BarChart | null {
  const bars = all
    .filter(({ values }) => sumOf(values) > 0)
    .toSorted((left, right) => sumOf(right.values) - sumOf(left.values))
    .slice(0, MAX_BARS);
  const [longest] = bars;
  if (longest === undefined) return null;
  const most = sumOf(longest.values);
  const textOf = ({ text, values }: Bar): string => text ?? numberText(sumOf(values), context);
  return {
    kind: 'bars',
    label: context.t('figures:barsLabel', {
      heading,
      count: bars.length,
      most: `${longest.label}, ${textOf(longest)}`,
    }),
    series,
    bars: bars.map((bar) => ({
      label: bar.label,
      parts: bar.values.map((value) => percent(value / most)),
      text: textOf(bar),
    })),
  };
}

/** A line through the values of days in a row; null where all of them are nothing. */
export function lineChart(
  context: Context,
  heading: string,
  points: readonly { readonly label: string; readonly value: number }[],
): LineChart | null {
  const most = Math.max(0, ...points.map(({ value }) => value));
  const [first, last] = [points[0], points.at(-1)];
  if (most === 0 || first === undefined || last === undefined) return null;
  const highest = points.find(({ value }) => value === most) ?? first;
  return {
    kind: 'line',
    label: context.t('figures:lineLabel', {
      heading,
      first: first.label,
      last: last.label,
      most: `${highest.label}, ${numberText(most, context)}`,
    }),
    points: points.map(({ value }, index) => ({
      x: percent(points.length === 1 ? 0.5 : index / (points.length - 1)),
      y: percent(1 - value / most),
    })),
    most: numberText(most, context),
    first: first.label,
    last: last.label,
  };
}

/** A part of a page of statistics; `columns` are keys of `figures:column.…`. */
export function statisticPart(
  context: Context,
  key: string,
  part: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly (StatisticCell | string)[])[];
    readonly chart?: StatisticPart['chart'];
    /** How many there are altogether, where the rows are not all. */
    readonly count?: number;
  },
): StatisticPart {
  const { t } = context;
  const { columns, rows, chart = null, count = rows.length } = part;
  return {
    key,
    heading: t(`figures:part.${key}`),
    chart,
    columns: columns.map((column) => t(`figures:column.${column}`)),
    rows: rows.map((cells) =>
      cells.map((cell) => (typeof cell === 'string' ? { text: cell } : cell)),
    ),
    empty: t(`figures:none.${key}`),
    more: count > rows.length ? t('figures:more', { count, shown: rows.length }) : '',
  };
}
