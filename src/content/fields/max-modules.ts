/*
 * Limits of a page's modules; by themselves: the editor loads no schema for them.
 */

/** Modules of one record, those in columns too. */
export const MAX_MODULES = 300;
/** How deep they stand in each other, those at the top counted. */
export const MAX_DEPTH = 4;
