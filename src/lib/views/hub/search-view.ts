import type { Link } from '../event-view.ts';

/** What was found in all records, tools and lists that its reader may see. */
export interface HubSearchView {
  readonly title: string;
  readonly action: string;
  readonly query: string;
  /** What was found, in words; empty: nothing was looked for yet. */
  readonly summary: string;
  /** Screens and lists with such a name. */
  readonly places: readonly Link[];
  readonly groups: readonly {
    readonly key: string;
    readonly heading: string;
    readonly count: string;
    /** The list of all of them. */
    readonly all: Link;
    readonly rows: readonly (Omit<Link, 'href'> & {
      /** Null: its reader may change nothing of it. */
      readonly href: string | null;
      readonly text: string;
    })[];
  }[];
  /** Kinds of record that could not be searched; empty: all were. */
  readonly failed: string;
  /** Lists and libraries that have a search of their own. */
  readonly elsewhere: readonly Link[];
}
