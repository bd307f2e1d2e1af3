/** The page on which a shared section is written. */
export interface SectionView {
  readonly name: string;
  /** The list of all of them. */
  readonly all: string;
  readonly places: readonly {
    readonly label: string;
    /** Where the place itself is edited. */
    readonly href: string;
    /** The place with the section's draft. */
    readonly preview: string;
    /** Why visitors do not see it there; empty: they do. */
    readonly note: string;
  }[];
}
