import type { Kysely } from 'kysely';
import type { SaleLevel } from '../../../booking/sale-state.ts';
import type { Database } from '../../db/schema.ts';
import { EVERYTHING, type Change } from '../../repositories/changes.ts';
import { allLevels } from '../../repositories/shop-events.ts';

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
