import type { AnyModule, DataOf } from '../../content/modules/define.ts';
import type { Locale } from '../constants.ts';
import type { ModuleQueries } from './queries.ts';
import type { OutlineEntry } from '../views/module-view.ts';

/** What a module may ask for while its page is made. */
export interface LoadContext {
  readonly locale: Locale;
  readonly queries: ModuleQueries;
  /** All anchors of the page that have a name, in order. */
  readonly outline: readonly OutlineEntry[];
}

/** The `load.ts` of a module: what its view shows beside its own data. */
export type Load<D, Loaded> = (data: DataOf<D>, context: LoadContext) => Promise<Loaded> | Loaded;

/** The same where nobody knows which module it is. */
export type AnyLoad = Load<AnyModule, unknown>;
