import type { Link } from '../event-view.ts';
import type { RedirectTools } from './redirect-view.ts';

/** The list of a kind of record. Texts are in the page's language, addresses are paths. */
export interface RecordListView {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** Of redirects: what is odd about them; null: another kind. */
  readonly redirects: RedirectTools | null;
  /** The address of the list, which its forms are sent to. */
  readonly action: string;
  /** The address with everything that it asks for. */
  readonly address: string;
  readonly query: string;
  /** Which days are shown, where the list is one of days. */
  readonly periods: readonly (Link & { readonly isCurrent: boolean })[];
  readonly views: readonly RecordViewLink[];
  /** What narrows the list, as the fields of its form. */
  readonly filters: readonly RecordFilter[];
  /** Of the period, the sort and the columns, which the form takes along. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly isNarrowed: boolean;
  readonly columns: readonly RecordColumn[];
  readonly columnChoices: readonly {
    readonly name: string;
    readonly label: string;
    readonly isShown: boolean;
  }[];
  readonly rows: readonly RecordRow[];
  /** How many there are, in words. */
  readonly summary: string;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  /** Ways to make a new one, to download all …; the first is the most wanted. */
  readonly links: readonly Link[];
  /** All of it as a file; null: not for this caller. */
  readonly csv: Link | null;
  /** What can be done with the chosen ones; none: they cannot be chosen. */
  readonly actions: readonly { readonly name: string; readonly label: string }[];
  /** Tags that can be given and taken, with the name of their field; none: the kind has none. */
  readonly tags: { readonly label: string; readonly options: RecordFilter['options'] } | null;
  /** What was done just now, in words; empty: nothing. */
  readonly notice: string;
  /** How to undo it; null: it cannot be. */
  readonly undo: string | null;
  readonly error: string;
  /** Whether views can be saved: by users, not by programs. */
  readonly canSaveView: boolean;
  /** What stands where the list is empty, and where to go from there. */
  readonly empty: { readonly text: string; readonly link: Link | null };
}

export interface RecordViewLink extends Link {
  readonly id: number;
  readonly isCurrent: boolean;
  /** Whose it is: it can be deleted by its owner. */
  readonly isOwn: boolean;
  readonly note: string;
}

export interface RecordFilter {
  readonly name: string;
  readonly label: string;
  readonly control: 'select' | 'date';
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface RecordColumn {
  readonly label: string;
  /** Sorts by it; null: it has no order. */
  readonly href: string | null;
  readonly order: 'ascending' | 'descending' | null;
}

export interface RecordRow {
  readonly id: string;
  readonly href: string | null;
  /** As many as there are columns. */
  readonly cells: readonly string[];
  readonly isOnline: boolean;
}
