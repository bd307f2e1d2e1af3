import type { Link } from '../event-view.ts';

/** A field in which two states of a record differ. */
export interface ComparedField {
  readonly name: string;
  readonly label: string;
  readonly then: string;
  readonly now: string;
}

/** The states of a record, and one of them beside the present one. */
export interface RecordHistoryView {
  readonly title: string;
  readonly action: string;
  readonly record: Link;
  readonly states: readonly {
    readonly when: string;
    readonly who: string;
    readonly state: string;
    /** Null: it is the present one. */
    readonly href: string | null;
    readonly isShown: boolean;
  }[];
  /** The chosen state; null: none is. */
  readonly compared: {
    readonly heading: string;
    readonly version: number;
    readonly id: number;
    readonly fields: readonly ComparedField[];
  } | null;
  readonly canRestore: boolean;
  readonly notice: string;
  readonly error: string;
}
