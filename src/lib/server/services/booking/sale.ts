import { standingOf, type DatedSale, type Sale } from '../../../booking/standing.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SaleLevels } from './sale-levels.ts';

export { isSelling, type Sale } from '../../../booking/standing.ts';

/**
 * Works out how an event stands at the moment of the page, as its stock has it, and
 * notes the moments at which that will be otherwise.
 */
export function saleOf(
  event: DatedSale & { readonly id_jet: string | null },
  context: RequestContext<{ readonly saleLevels: SaleLevels }>,
): Sale {
  context.changesAt(event.sale_start);
  context.changesAt(event.date_end ?? event.date_start);
  const level = context.app.saleLevels.levelOf(event.id_jet);
  return standingOf(event, context.now.getTime(), level);
}
