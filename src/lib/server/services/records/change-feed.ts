import type { OpenDatabase } from '../../db/open.ts';
import { changesAfter, lastChangeId, type Change } from '../../repositories/changes.ts';
import { watchChanges } from '../../db/change-signal.ts';

export type ChangeListener = (changes: readonly Change[]) => void | Promise<void>;

/** Tells everyone in this process of each committed change, in order, wherever it was made. */
export interface ChangeFeed {
  /** Listeners are called in the order in which they subscribed, each after the one before. */
  subscribe(listener: ChangeListener): void;
  /** Hands on what was committed up to now; resolves when every listener has it. */
  catchUp(): Promise<void>;
  /** The newest change that was handed on. */
  readonly last: number;
  close(): Promise<void>;
}

/**
 * Starts with the changes after the newest one of now.
 * @param watch says when to look; where nothing can, whoever reads catches up before
 */
export async function openChangeFeed(
  database: OpenDatabase,
  watch: typeof watchChanges = watchChanges,
): Promise<ChangeFeed> {
  const listeners: ChangeListener[] = [];
  let last = await lastChangeId(database.db);
  let running: Promise<void> = Promise.resolve();

  async function handOn() {
    const changes = await changesAfter(database.db, last);
    const newest = changes.at(-1);
    if (newest === undefined) return;
    last = newest.id;
    for (const listener of listeners) await listener(changes);
  }
  // One after the other: a change must not overtake the one before it.
  const catchUp = () => (running = running.catch(() => undefined).then(handOn));
  const signal = await watch(database, () => void catchUp().catch(() => undefined));

  return {
    subscribe: (listener) => void listeners.push(listener),
    catchUp,
    get last() {
      return last;
    },
    close: async () => {
      await signal.stop();
      await running.catch(() => undefined);
    },
  };
}
