/** Entries of a list of statistics that is no list in pages. */
export const MAX_LISTED = 100;
