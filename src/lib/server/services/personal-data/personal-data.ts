import { domainToUnicode } from 'node:url';
import { z } from 'zod';
import { emailKey } from '../../../../content/fields/email.ts';
import { instantText } from '../../../dates/dates.ts';
import { success } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { PersonalDataRequestRow } from '../../db/tables/visitor-schema.ts';
import { transaction } from '../../db/transaction.ts';
import { isOnlyAdmin } from '../../repositories/users.ts';
import { insertPersonalDataRequest } from '../../repositories/visitors/personal-data.ts';
import { COMMAND, type Actor } from '../audit/actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { PersonalDataSource, PersonalRow } from './source.ts';

export interface PersonalDataParts {
  readonly database: OpenDatabase;
  readonly sources: readonly PersonalDataSource[];
  readonly now: () => Date;
  readonly audit: AuditLog;
}

/** What there is of a person, by source; sources without a row are left out. */
export interface PersonalData {
  readonly email: string;
  readonly sources: Readonly<Record<string, readonly PersonalRow[]>>;
}

/** How many rows, by source. */
export const countsSchema = z.record(z.string(), z.number());
export type Counts = Readonly<z.output<typeof countsSchema>>;
type Action = PersonalDataRequestRow['action'];

/** An address as somebody types it; what is looked for is in lower case. */
export const emailSchema = emailKey();

/** An address, and its domain in letters: as forms stored it before they turned it into ASCII. */
function spellingsOf(email: string): readonly string[] {
  const at = email.lastIndexOf('@') + 1;
  const inLetters = email.slice(0, at) + domainToUnicode(email.slice(at));
  return [...new Set([email, inLetters])];
}

const countsOf = (data: PersonalData): Counts =>
  Object.fromEntries(Object.entries(data.sources).map(([key, rows]) => [key, rows.length]));

/**
 * Everything about an e-mail address. That it was looked for, handed out or deleted
 * is noted with numbers alone, so that the protocol holds nothing of the data itself.
 */
export class PersonalDataService {
  readonly #parts: PersonalDataParts;

  constructor(parts: PersonalDataParts) {
    this.#parts = parts;
  }

  /** @param by the id of the account that asks; null: the command line */
  async find(
    email: string,
    action: Exclude<Action, 'deleted'>,
    by: string | null,
  ): Promise<PersonalData> {
    const { database, sources } = this.#parts;
    const found: [string, readonly PersonalRow[]][] = [];
    for (const source of sources) {
      const rows: PersonalRow[] = [];
      for (const spelling of spellingsOf(email))
        rows.push(...(await source.find(database.db, spelling)));
      if (rows.length > 0) found.push([source.key, rows]);
    }
    const data = { email, sources: Object.fromEntries(found) };
    await insertPersonalDataRequest(database.db, this.#request(action, by, countsOf(data)));
    return data;
  }

  /**
   * Deletes it all at once.
   * @param by the id of the account that asks; null: the command line
   * @param actor the same as the audit log keeps it, which is told numbers alone, too
   * @returns how much of what; `only-admin`: without this account nobody could look after the
   * site, so that nothing was deleted
   */
  async erase(
    email: string,
    by: string | null,
    actor: Actor = COMMAND,
  ): Promise<Counts | 'only-admin'> {
    const { database, sources, audit } = this.#parts;
    const after: (() => Promise<void>)[] = [];
    const result = await transaction<Counts | 'only-admin', never>(database, async (tx) => {
      after.length = 0;
      if (await isOnlyAdmin(tx, email)) return success('only-admin');
      const counts: Record<string, number> = {};
      for (const source of sources)
        for (const spelling of spellingsOf(email)) {
          const erased = await source.erase(tx, spelling);
          if (erased.rows > 0) counts[source.key] = (counts[source.key] ?? 0) + erased.rows;
          if (erased.after !== undefined) after.push(erased.after);
        }
      await insertPersonalDataRequest(tx, this.#request('deleted', by, counts));
      const note = { by: actor, action: 'delete', subject: 'personal_data' } as const;
      await audit.note({ ...note, before: counts }, tx);
      return success(counts);
    });
    for (const work of after) await work();
    return result.ok ? result.value : {};
  }

  #request(action: Action, by: string | null, counts: Counts) {
    const at = instantText(this.#parts.now());
    return { at, action, user_id: by, counts: JSON.stringify(counts) };
  }
}
