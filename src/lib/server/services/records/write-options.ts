import type { Locale } from '../../../constants.ts';
import type { Door } from '../../../versions/door.ts';
import type { Actor } from '../audit/actor.ts';
import type { ManyWrites } from './run-writes.ts';

/** How a write is spoken of: errors in the language of the caller, the version with a name and a door. */
export interface WriteOptions {
  readonly locale: Locale;
  /** Through which door it comes; null: nobody said. */
  readonly door: Door | null;
  /** The name beside the version; left out: that of the actor. */
  readonly by?: string | null;
  /** Who writes, for the audit log; left out: nobody who is noted, the venue itself. */
  readonly actor?: Actor | null;
  /** One of many: what follows from it is done at their end, and the search follows by itself. */
  readonly many?: ManyWrites | undefined;
}

/** The same of a write that says no more than its language. */
export const optionsOf = (how: Locale | WriteOptions): WriteOptions =>
  typeof how === 'string' ? { locale: how, door: null } : how;
