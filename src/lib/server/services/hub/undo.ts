import { randomBytes } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { Transaction } from 'kysely';
import { isKind, KINDS, type Kind } from '../../../../content/records/kinds.ts';
import { instantText } from '../../../dates/dates.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { forgetUndo, insertUndo, markUndone, undoOf } from '../../repositories/hub/hub-undo.ts';
import { recordById } from '../../repositories/records.ts';
import { publishedAt } from '../../repositories/versions.ts';
import { moveBegunBefore } from '../../repositories/waiting-copies.ts';
import { inputOf } from '../records/record-input.ts';
import type { RecordService } from '../records/record-service.ts';
import { ifMany, type Writer } from '../records/run-writes.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { incomingReferences } from './incoming-references.ts';

const BYTES = 16;
const NAME = /^[\w-]{22}$/u;

/** A name for something that can be undone, which nobody guesses: it stands in forms and addresses. */
export const newUndoName = (): string => randomBytes(BYTES).toString('base64url');

export const isUndoName = (text: string): boolean => NAME.test(text);

type Tx = Transaction<Database>;

/** What undoing needs of the application. */
export interface UndoServices {
  readonly records: RecordService;
  readonly now: () => Date;
}

/** What was replaced in drafts, which `services/replacements` undoes: no version is made of it. */
export const REPLACE = 'replace';

/** How long something can be undone, in days. */
const UNDO_DAYS = 1;

/** A record that was changed: its version before, and the one that it has since. */
export interface UndoStep {
  /** Left out: of the kind that the whole is about. */
  readonly kind?: Kind;
  readonly id: number;
  /** Null: it was made. */
  readonly before: number | null;
  /** Null: it was deleted. */
  readonly after: number | null;
}

/** Who did something to records of one kind. */
export interface UndoOf {
  readonly user: string;
  readonly kind: Kind;
  readonly action: string;
}

/**
 * Keeps how to undo what a write did, in the same transaction.
 * @param of with `id` where a form has named it before
 * @returns its name in addresses
 */
export async function saveUndo(
  { now }: Pick<UndoServices, 'now'>,
  tx: Tx,
  { id = newUndoName(), ...of }: UndoOf & { readonly id?: string },
  steps: object,
): Promise<string> {
  const at = now();
  await forgetUndo(tx, instantText(new Date(at.getTime() - UNDO_DAYS * millisecondsInDay)));
  const row = { id, ...of, at: instantText(at), undone_at: null, steps: JSON.stringify(steps) };
  await insertUndo(tx, row);
  return id;
}

/** What came of undoing. */
export interface Undone {
  readonly kind: Kind;
  readonly restored: number;
  /** Records that somebody changed since: they stay as they are. */
  readonly kept: number;
}

/** Puts one record back; null: somebody changed it since, or names what was made. */
async function restore(
  { records: writer }: Pick<UndoServices, 'records'>,
  tx: Tx,
  { kind, id, before, after }: UndoStep & { readonly kind: Kind },
  options: WriteOptions,
): Promise<Result<unknown> | null> {
  await writer.holdIn(tx, kind, id);
  const current = await recordById(tx, kind, id);
  if ((current?.version ?? null) !== after) return null;
  if (before === null) {
    if (current === null || (await incomingReferences(tx, kind, current, options.locale)) !== null)
      return null;
    return writer.removeIn(tx, { kind, id, version: current.version }, options);
  }
  const state = await publishedAt(tx, kind, id, before);
  if (state === null) return null;
  const input = inputOf(kind, state.content);
  if (after === null)
    return writer.createIn(tx, kind, input, { ...options, again: { id, version: before + 1 } });
  const restored = await writer.updateIn(tx, { kind, id, version: after }, input, options);
  if (restored.ok)
    await moveBegunBefore(tx, { kind, id }, { from: after, to: restored.value.version });
  return restored;
}

/**
 * Puts records back that a write changed, the last change first.
 * @returns how many stay as they are, because somebody changed them since
 */
export async function restoreSteps(
  services: Pick<UndoServices, 'records'>,
  tx: Tx,
  steps: readonly (UndoStep & { readonly kind: Kind })[],
  options: WriteOptions,
): Promise<Result<number>> {
  let kept = 0;
  for (const step of steps.toReversed()) {
    const result = await restore(services, tx, step, options);
    if (result === null) kept += 1;
    else if (!result.ok) return result;
  }
  return success(kept);
}

/** What somebody can undo under a name; null: nothing any more, or it is another one's. */
export async function undoable(
  tx: Tx | Parameters<typeof undoOf>[0],
  id: string,
  user: string,
): Promise<(UndoOf & { readonly isDone: boolean; readonly steps: readonly UndoStep[] }) | null> {
  const row = await undoOf(tx, id, user);
  if (row === null || !isKind(row.kind) || row.action === REPLACE) return null;
  const steps = JSON.parse(row.steps) as readonly UndoStep[];
  return { user, kind: row.kind, action: row.action, isDone: row.undone_at !== null, steps };
}

/**
 * Undoes what somebody did: every record that is as they left it has its state from before,
 * under its own id, all of them or, where one cannot stand any more, none. Sent twice it is
 * done once.
 */
export async function undo(
  services: UndoServices & { readonly database: OpenDatabase },
  { id, user }: { readonly id: string; readonly user: string },
  how: WriteOptions,
): Promise<Result<Undone>> {
  const { locale } = how;
  const write: Writer<Undone> = async (tx, many) => {
    const done = await undoable(tx, id, user);
    if (done === null) return failure('not_found', translator(locale)('hub_records:undo.gone'));
    const { kind, steps } = done;
    const isFirst = await markUndone(tx, id, instantText(services.now()));
    if (!isFirst) return success({ kind, restored: steps.length, kept: 0 });
    const whole = steps.map((step) => ({ kind, ...step }));
    const kept = await restoreSteps(services, tx, whole, { ...how, many });
    if (!kept.ok) return kept;
    return success({ kind, restored: steps.length - kept.value, kept: kept.value });
  };
  const count = (await undoable(services.database.db, id, user))?.steps.length ?? 0;
  // Whoever refers to what was made is looked at, too; copies that wait move along.
  const written = { kinds: KINDS, isDraft: true, mustRun: true };
  return services.records.write(write, locale, ifMany(count, written));
}
