import type { FigureView } from '../../../../views/hub/figure-view.ts';
import type { PageContext } from '../../page/page-context.ts';

/** What an address asks of figures. */
export interface FigureQuery {
  readonly days: number;
  /** From 1. */
  readonly page: number;
}

/** What figures show; whatever is left out they do not have. */
export type FigureBody = Pick<FigureView, 'parts'> &
  Partial<Pick<FigureView, 'facts'>> & {
    /** Other periods that can be asked for, in days. */
    readonly periods?: readonly number[];
    /** How many pages there are. */
    readonly pages?: number;
  };

/** Figures of one name as a screen shows them; null where the address asks for a page that is not there. */
export type ReadFigure = (context: PageContext, query: FigureQuery) => Promise<FigureBody | null>;
