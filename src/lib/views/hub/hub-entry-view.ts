import type { Link } from '../event-view.ts';

/** One entry of a form, as editors read it. */
export interface HubEntryView {
  readonly title: string;
  readonly answers: readonly {
    readonly label: string;
    /** Of a file with its address. */
    readonly values: readonly { readonly text: string; readonly href: string | null }[];
  }[];
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** What stands where nothing was given. */
  readonly none: string;
  readonly list: Link;
  /** The button that deletes it: it is sent to the list. */
  readonly delete: { readonly id: string; readonly name: string; readonly label: string };
}
