/* Where redirects lead, as the hub tells it. Texts are in the page's language. */

/** A step on the way of an address. */
export interface RedirectStep {
  readonly path: string;
  /** Why it goes on from here, or what is found here. */
  readonly text: string;
  /** The rule that leads on; null: none does. */
  readonly href: string | null;
}

/** What is odd about a rule that holds. */
export interface RedirectWarning {
  readonly path: string;
  readonly href: string;
  readonly texts: readonly string[];
}

/** The form that follows an address, and what else the list of redirects tells. */
export interface RedirectTools {
  readonly action: string;
  readonly typed: string;
  /** What is wrong with the typed address; empty: nothing. */
  readonly error: string;
  readonly warnings: readonly RedirectWarning[];
}

/** An address followed to its end. */
export interface RedirectTestView extends RedirectTools {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly RedirectStep[];
  /** Where it ends, in a sentence; empty: nothing was asked. */
  readonly result: string;
  readonly isBad: boolean;
}
