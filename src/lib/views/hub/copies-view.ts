import type { Link } from '../event-view.ts';
import type { FieldErrors, HubField } from './hub-view.ts';
import type { SeriesDateView } from './series-view.ts';

/** Events that are copied to another time: which ones, and where each of them comes to. */
export interface CopiesView {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly back: Link;
  readonly notice: string;
  /** Why it was refused; empty: it was not. */
  readonly message: string;
  readonly errors: FieldErrors;
  /** What chooses the events, sent as an address. */
  readonly choice: {
    readonly fields: readonly HubField[];
    /** Events that were chosen one by one. */
    readonly kept: readonly { readonly name: string; readonly value: string }[];
  };
  /** Why there is nothing to copy; empty: there is something, or nothing was chosen yet. */
  readonly empty: string;
  /** Each event with when and where it was, and the date that its copy is to have. */
  readonly rows: readonly SeriesDateView[];
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}
