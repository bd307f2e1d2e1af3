import type { Link } from '../event-view.ts';
import type { FieldErrors, HubField } from './hub-view.ts';
import type { ComparedField } from './record-history-view.ts';

/* What the pages of releases show. Texts are in the page's language, addresses are paths. */

/** All releases, and a form that begins one. */
export interface ReleasesView {
  readonly title: string;
  readonly action: string;
  readonly notice: string;
  readonly message: string;
  readonly errors: FieldErrors;
  readonly fields: readonly HubField[];
  readonly rows: readonly {
    readonly name: Link;
    readonly state: string;
    readonly items: string;
    readonly at: string;
    /** Why it did not become public at its time; empty: nothing failed. */
    readonly failed: string;
  }[];
  /** Where approvals are set; null: not by this person. */
  readonly approvals: Link | null;
}

/** A change in a release. */
export interface ReleaseItemView {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly change: string;
  readonly added: string;
  readonly approval: string;
  /** What was said on it; empty: nothing. */
  readonly word: string;
  /** Why it would not go out as it is now; empty: it would. */
  readonly problem: string;
  /** What else has to be known; empty: nothing. */
  readonly note: string;
  readonly fields: readonly ComparedField[];
  readonly fieldCount: string;
  /** What the two states of a field are called. */
  readonly heads: { readonly then: string; readonly now: string };
  /** The record where it is written, and its page as it will be. */
  readonly links: readonly Link[];
  readonly mayJudge: boolean;
  /** Ticked in a form that was refused. */
  readonly isChosen: boolean;
}

/** A button of a release: what it sends, and why it cannot be pressed yet. */
export interface ReleaseStep {
  readonly value: string;
  readonly label: string;
  /** What it does; empty: its label says so. */
  readonly text: string;
  readonly isMain: boolean;
}

/** One release with what is in it, and what can be done with it. */
export interface ReleaseView {
  readonly title: string;
  readonly action: string;
  readonly revision: number;
  readonly state: string;
  readonly about: string;
  readonly notice: string;
  /** Why something was not done, or did not happen by itself; empty: nothing failed. */
  readonly message: string;
  readonly errors: FieldErrors;
  readonly isOpen: boolean;
  readonly items: readonly ReleaseItemView[];
  /** Name and time; empty: they cannot be changed now. */
  readonly fields: readonly HubField[];
  /** What is said to whom put something in; null: there is nothing to judge. */
  readonly word: HubField | null;
  readonly steps: readonly ReleaseStep[];
  /** Why it cannot become public yet; empty: it can. */
  readonly blocked: string;
  /** The site as it will be; null: there is nothing to be seen of it. */
  readonly preview: string | null;
  readonly back: Link;
}

/** Which kinds of record need a second pair of eyes, by role. */
export interface ApprovalsView {
  readonly title: string;
  readonly action: string;
  readonly notice: string;
  readonly roles: readonly string[];
  readonly rows: readonly {
    readonly kind: string;
    /** A box for each role; null: the role makes none of this kind public anyway. */
    readonly boxes: readonly ({
      readonly value: string;
      readonly label: string;
      readonly isChecked: boolean;
    } | null)[];
  }[];
  readonly back: Link;
}
