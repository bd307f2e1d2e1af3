import type { Transaction } from 'kysely';
import { success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { undoOf } from '../../repositories/hub/hub-undo.ts';
import { saveUndo, type UndoServices, type UndoStep } from '../hub/undo.ts';
import { ifMany, type Writer, type WrittenTables } from '../records/run-writes.ts';
import type { WriteOptions } from '../records/write-options.ts';

/** Whose order it is. */
export interface OrderedBy {
  /** Random, of the form, and the name of its undoing: the same form twice makes them once. */
  readonly key: string;
  /** Id of who makes them, and may undo it. */
  readonly user: string;
}

/** What was made: the ids of the events, a parent before its children. */
export interface SeriesMade {
  readonly events: readonly number[];
}

/** What making events writes. */
export const SERIES_TABLES: WrittenTables = {
  kinds: ['event', 'person', 'composer', 'work'],
  mustRun: true,
};

type Make = (
  tx: Transaction<Database>,
  options: WriteOptions,
) => Promise<Result<readonly UndoStep[]>>;

const eventsIn = (steps: readonly UndoStep[]): readonly number[] =>
  steps.filter(({ kind }) => kind === 'event').map(({ id }) => id);

/**
 * Makes events, all of them or none, in one transaction that notes how to undo it. The same
 * order once more answers what it made.
 * @param make says what it made as steps that can be undone
 * @param count how many events it makes
 */
export function makeOnce(
  { records, now }: UndoServices,
  { key, user }: OrderedBy,
  how: WriteOptions,
  { count, make }: { readonly count: number; readonly make: Make },
): Promise<Result<SeriesMade>> {
  const write: Writer<SeriesMade> = async (tx, many) => {
    const before = await undoOf(tx, key, user);
    if (before !== null)
      return success({ events: eventsIn(JSON.parse(before.steps) as readonly UndoStep[]) });
    const made = await make(tx, { ...how, many });
    if (!made.ok) return made;
    // Two of the same form at once: the second one finds the name taken, and begins anew.
    await saveUndo({ now }, tx, { id: key, user, kind: 'event', action: 'create' }, made.value);
    return success({ events: eventsIn(made.value) });
  };
  return records.write(write, how.locale, ifMany(count, SERIES_TABLES));
}
