import type { Link } from '../event-view.ts';

/** The page on which the demo is taken away. */
export interface DemoView {
  readonly title: string;
  readonly action: string;
  readonly launch: Link;
  /** By kind, how many records go and stay. */
  readonly kinds: readonly {
    readonly label: string;
    readonly goes: number;
    readonly stays: number;
  }[];
  /** How many go, stay, and are the venue's own, in words. */
  readonly summary: string;
  readonly stays: readonly {
    readonly label: string;
    readonly href: string | null;
    readonly reason: string;
  }[];
  /** How many more stay than are listed; empty: none. */
  readonly more: string;
  /** Says what was seen, so that nothing else is taken away. */
  readonly mark: string;
  readonly canRemove: boolean;
  /** Why nothing was done; empty: nothing was tried. */
  readonly message: string;
  /** What is wrong at the box. */
  readonly error: string;
  /** What was done; empty: nothing yet. */
  readonly notice: string;
  /** How the copy of before is brought back; empty: there is none. */
  readonly restore: string;
}
