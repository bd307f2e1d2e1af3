import type { Kysely } from 'kysely';
import {
  saleStateOf,
  type DatedSale,
  type Sale,
  type SaleLevel,
} from '../../../booking/sale-state.ts';
import type { Database } from '../../db/schema.ts';
import { EVERYTHING, type Change } from '../../repositories/changes.ts';
import { allLevels } from '../../repositories/shop-events.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The sale levels of all events, in memory, as every list needs them. */
export class SaleLevels {
  readonly #db: Kysely<Database> | null;
  #levels: ReadonlyMap<string, SaleLevel> = new Map();

  private constructor(db: Kysely<Database> | null) {
    this.#db = db;
  }

  static async open(db: Kysely<Database>): Promise<SaleLevels> {
    const levels = new SaleLevels(db);
    await levels.#load();
    return levels;
  }

  /** For a shop that does not report its stock. */
  static none(): SaleLevels {
    return new SaleLevels(null);
  }

  /** @param idJet the event's id in the ticketing system; null: it has none */
  levelOf(idJet: string | null): SaleLevel | null {
    return idJet === null ? null : (this.#levels.get(idJet) ?? null);
  }

  readonly onChanges = async (changes: readonly Change[]): Promise<void> => {
    if (changes.some(({ kind }) => kind === 'event' || kind === EVERYTHING)) await this.#load();
  };

  async #load(): Promise<void> {
    if (this.#db !== null) this.#levels = await allLevels(this.#db);
  }
}

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
