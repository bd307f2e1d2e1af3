import type { Locale } from '../../../constants.ts';
import type { WriteSource } from '../../../versions/write-source.ts';
import type { Actor } from '../audit/actor.ts';
import type { ManyWrites } from './run-writes.ts';

/** How a write is spoken of: errors in the language of the caller, the version with a name and a write source. */
export interface WriteOptions {
  readonly locale: Locale;
  /** What writes; null: nobody said. */
  readonly source: WriteSource | null;
  /** The name beside the version; left out: that of the actor. */
  readonly by?: string | null;
  /** Who writes, for the audit log; left out: nobody who is noted, the venue itself. */
  readonly actor?: Actor | null;
  /** One of many: what follows from it is done at their end, and the search follows by itself. */
  readonly many?: ManyWrites | undefined;
}

/** The same of a write that says no more than its language. */
export const optionsOf = (how: Locale | WriteOptions): WriteOptions =>
  typeof how === 'string' ? { locale: how, source: null } : how;
