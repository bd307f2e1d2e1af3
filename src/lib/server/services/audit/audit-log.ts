import { isDeepStrictEqual } from 'node:util';
import { millisecondsInDay } from 'date-fns/constants';
import type { Kysely } from 'kysely';
import type { Subject } from '../../../accounts/permissions.ts';
import { instantText } from '../../../dates/dates.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import {
  auditEntries,
  countAudit,
  insertAudit,
  sweepAudit,
  type AuditChoice,
  type AuditRow,
} from '../../repositories/access/audit.ts';
import { shortAddress, type Actor } from './actor.ts';

/** What is noted; each has its words at `hub:audit.action.…`. */
export const AUDIT_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'password',
  'second_factor_on',
  'second_factor_off',
  'second_factor_opened',
  'create',
  'change',
  'delete',
  'revoke',
  'export',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

type Values = Readonly<Record<string, unknown>>;

/** Something that was done. */
export interface AuditNote {
  readonly by: Actor;
  readonly action: AuditAction;
  readonly subject: Subject;
  /** Its id; null: none, or several. */
  readonly record?: string | number | null;
  /** The whole states; what is the same in both is left out. */
  readonly before?: Values | null;
  readonly after?: Values | null;
}

/** Longer texts are cut: what was changed can be told by its beginning. */
const MAX_CHARACTERS = 500;
/** They change with every save. */
const ALWAYS_NEW: readonly string[] = ['id', 'version', 'updated_at'];
/** Never kept, whatever else is: names of fields that hold what lets somebody in. */
const SECRET = /password|secret|token|hash|code$/iu;

function short(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  if (text.length <= MAX_CHARACTERS) return value ?? null;
  return `${text.slice(0, MAX_CHARACTERS)}…`;
}

/** Of two states the fields that differ; of one all of them. */
export function changedFields(
  before: Values | null,
  after: Values | null,
): readonly [before: Values | null, after: Values | null] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter(
    (name) =>
      !ALWAYS_NEW.includes(name) &&
      !SECRET.test(name) &&
      !isDeepStrictEqual(before?.[name], after?.[name]),
  );
  const part = (values: Values | null) =>
    values && Object.fromEntries(changed.map((name) => [name, short(values[name])]));
  return [part(before), part(after)];
}

const textOf = (values: Values | null): string | null =>
  values === null || Object.keys(values).length === 0 ? null : JSON.stringify(values);

/** Who did what to what only some may touch, from where and when. Appended alone. */
export class AuditLog {
  readonly #database: OpenDatabase;
  readonly #now: () => Date;
  readonly #days: number;

  /** @param days after which an entry is deleted, 30 or more */
  constructor(database: OpenDatabase, now: () => Date, days: number) {
    this.#database = database;
    this.#now = now;
    this.#days = days;
  }

  /** @param db the transaction of what is noted, where it is one; else an entry of its own */
  async note(
    { by, action, subject, record = null, before = null, after = null }: AuditNote,
    db: Kysely<Database> = this.#database.db,
  ): Promise<void> {
    const [was, is] = changedFields(before, after);
    await insertAudit(db, {
      at: instantText(this.#now()),
      actor: by.actor,
      actor_id: by.id,
      actor_name: by.name,
      address: shortAddress(by.address),
      action,
      subject,
      record: record === null ? null : String(record),
      before: textOf(was),
      after: textOf(is),
    });
  }

  /** Some entries, the newest first, and how many there are. */
  async list(
    choice: AuditChoice,
    part: { readonly limit: number; readonly offset?: number; readonly below?: number | null },
  ): Promise<{ readonly rows: readonly AuditRow[]; readonly total: number }> {
    const { db } = this.#database;
    const [rows, total] = await Promise.all([
      auditEntries(db, choice, part),
      countAudit(db, choice),
    ]);
    return { rows, total };
  }

  /** Deletes what is older than entries are kept. */
  async sweep(): Promise<void> {
    const before = this.#now().getTime() - this.#days * millisecondsInDay;
    await sweepAudit(this.#database.db, instantText(new Date(before)));
  }
}
