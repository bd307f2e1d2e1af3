/** Modules of one record, those in columns too; by itself: the editor loads no schema for it. */
export const MOST_MODULES = 300;
