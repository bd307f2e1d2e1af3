/** What there is about an e-mail address. */
export interface HubPersonView {
  readonly title: string;
  readonly action: string;
  readonly exportHref: string;
  /** What was typed; empty: nobody is looked for yet. */
  readonly email: string;
  /** What is wrong with it; empty: nothing. */
  readonly error: string;
  /** Why nothing was deleted; empty: that was not asked for. */
  readonly refusal: string;
  /** How much was found, in words; empty: nobody is looked for yet. */
  readonly summary: string;
  readonly sources: readonly {
    readonly label: string;
    /** Each row as names and values. */
    readonly rows: readonly (readonly { readonly name: string; readonly value: string }[])[];
  }[];
}
