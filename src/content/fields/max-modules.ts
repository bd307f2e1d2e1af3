/** Modules of one record, those in columns too; by itself: the editor loads no schema for it. */
export const MAX_MODULES = 300;
