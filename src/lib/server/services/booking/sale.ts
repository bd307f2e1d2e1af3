import { saleStateOf, type DatedSale, type Sale } from '../../../booking/sale-state.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SaleLevels } from './sale-levels.ts';

export { isSelling, type Sale } from '../../../booking/sale-state.ts';

/**
 * The sale state of an event at the moment of the page, by its dates and its stock. Records
 * the instants at which it will change.
 */
export function saleOf(
  event: DatedSale & { readonly id_jet: string | null },
  context: RequestContext<{ readonly saleLevels: SaleLevels }>,
): Sale {
  context.changesAt(event.sale_start);
  context.changesAt(event.date_end ?? event.date_start);
  const level = context.app.saleLevels.levelOf(event.id_jet);
  return saleStateOf(event, context.now.getTime(), level);
}
