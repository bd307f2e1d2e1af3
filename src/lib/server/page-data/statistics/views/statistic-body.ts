import type { StatisticView } from '../../../../views/hub/statistic-view.ts';
import type { PageContext } from '../../page/page-context.ts';

/** What an address asks of statistics. */
export interface StatisticQuery {
  readonly days: number;
  /** From 1. */
  readonly page: number;
}

/** What statistics show; whatever is left out they do not have. */
export type StatisticBody = Pick<StatisticView, 'parts'> &
  Partial<Pick<StatisticView, 'facts'>> & {
    /** Other periods that can be asked for, in days. */
    readonly periods?: readonly number[];
    /** How many pages there are. */
    readonly pages?: number;
  };

/** Figures of one name as a screen shows them; null where the address asks for a page that is not there. */
export type ReadStatistic = (
  context: PageContext,
  query: StatisticQuery,
) => Promise<StatisticBody | null>;
