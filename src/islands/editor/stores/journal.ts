import { createStore, del, get, set } from 'idb-keyval';
import type { Content } from '../../../lib/editing/content.ts';
import { RECORD } from '../host.ts';
import type { Step } from './content.ts';

/*
 * What was done on this page, in this browser: so that a reload, a lost connection
 * or a browser that dies loses nothing (ED-03). IndexedDB, because it is written at
 * once: local storage may wait for seconds.
 */

export interface Journal {
  /** Its shape; one of another is not read. */
  readonly format: 1;
  /** The last state that the server has, and its revision. */
  readonly base: Content;
  readonly revision: string;
  readonly content: Content;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly at: number;
}

const KEY = `${RECORD.kind}:${RECORD.id}`;
let store: ReturnType<typeof createStore> | undefined;
const place = () => (store ??= createStore('foyer-editor', 'journal'));

/** A browser that keeps nothing has no journal; editing goes on without. */
export async function readJournal(): Promise<Journal | null> {
  const found = await get<Journal>(KEY, place()).catch(() => undefined);
  return found?.format === 1 ? found : null;
}

export const writeJournal = (journal: Journal): Promise<void> =>
  set(KEY, journal, place()).catch(() => undefined);

export const forgetJournal = (): Promise<void> => del(KEY, place()).catch(() => undefined);
