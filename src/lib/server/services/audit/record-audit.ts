import type { Kysely } from 'kysely';
import { PERMISSIONS } from '../../../accounts/permissions.ts';
import { DEFAULT_LOCALE } from '../../../constants.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import type { Actor } from './actor.ts';
import type { AuditLog } from './audit-log.ts';

/** A write of a record, as it is told in its transaction. */
export interface RecordWrite {
  readonly kind: Kind;
  readonly id: number;
  /** Null: it was made now. */
  readonly before: Entity<Kind> | null;
  /** Null: it is gone. */
  readonly after: Entity<Kind> | null;
  readonly by: Actor;
}

/** Notes a write of a record. */
export type RecordAudit = (tx: Kysely<Database>, write: RecordWrite) => Promise<void>;

/** What is told of a write by whoever makes it; nobody tells it of what happens by itself. */
export type AuditWrite = (write: Omit<RecordWrite, 'by'>) => Promise<void>;

export const auditWrites =
  (audit: RecordAudit | undefined, tx: Kysely<Database>, by: Actor | null): AuditWrite =>
  async (write) => {
    if (by !== null) await audit?.(tx, { ...write, by });
  };

type Values = Readonly<Record<string, unknown>>;

/** What administrators alone change is noted with what changed; of everything else that it was deleted. */
const isOfTheSite = (kind: Kind): boolean => PERMISSIONS[kind].write === 'admin';

/** Of what is gone its name, but of people. */
const nameOf = (kind: Kind, record: Entity<Kind>): Values =>
  kind === 'person' ? {} : { name: titleOf(kind, record, DEFAULT_LOCALE) };

const valuesOf = (record: Entity<Kind> | null): Values | null => record as Values | null;

export const recordAudit =
  (log: AuditLog): RecordAudit =>
  async (tx, { kind, id, before, after, by }) => {
    const note = { by, subject: kind, record: id };
    if (after === null) {
      const was = before && (isOfTheSite(kind) ? valuesOf(before) : nameOf(kind, before));
      await log.note({ ...note, action: 'delete', before: was }, tx);
    } else if (isOfTheSite(kind)) {
      const action = before === null ? 'create' : 'change';
      await log.note({ ...note, action, before: valuesOf(before), after: valuesOf(after) }, tx);
    }
  };
