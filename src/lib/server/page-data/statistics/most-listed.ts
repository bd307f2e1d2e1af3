/** Entries of a list of figures that is no list in pages. */
export const MAX_LISTED = 100;
