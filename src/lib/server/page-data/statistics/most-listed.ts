/** Entries of a list of figures that is no list in pages. */
export const MOST_LISTED = 100;
