import type { Locale } from '../../constants.ts';
import type { Link } from '../event-view.ts';

/** A place that has the words. */
export interface PlaceView {
  /** What the form sends for it. */
  readonly value: string;
  readonly isChosen: boolean;
  /** The field, and the language. */
  readonly label: string;
  readonly lang: Locale | null;
  readonly before: string;
  readonly match: string;
  readonly after: string;
  readonly href: string;
}

/** What was replaced just now. */
export interface ReplacedView {
  /** The name that undoes it; null: there is nothing to undo, or it has been. */
  readonly undo: string | null;
  readonly changed: readonly (Link & { readonly text: string })[];
  readonly kept: readonly (Link & { readonly text: string })[];
}

/** Words that are looked for on the whole site, and replaced in drafts. */
export interface ReplaceView {
  readonly title: string;
  readonly action: string;
  readonly find: string;
  readonly switches: readonly {
    readonly name: string;
    readonly label: string;
    readonly isOn: boolean;
  }[];
  readonly languages: readonly {
    readonly value: string;
    readonly label: string;
    readonly isChosen: boolean;
  }[];
  readonly kinds: ReplaceView['languages'];
  /** What was found, in words; empty: nothing was looked for. */
  readonly summary: string;
  /** There are more places than are shown; empty: there are not. */
  readonly cut: string;
  readonly records: readonly {
    readonly name: string;
    /** Its kind, and whose draft it is. */
    readonly note: string;
    readonly places: readonly PlaceView[];
  }[];
  /** The query, as the form that replaces sends it along. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly words: string;
  readonly wordsHint: string;
  /** Pages that links can lead to; none where texts are replaced. */
  readonly pages: readonly { readonly value: string; readonly label: string }[];
  readonly notice: string;
  readonly error: string;
  readonly replaced: ReplacedView | null;
}
