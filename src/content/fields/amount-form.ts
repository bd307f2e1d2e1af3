/** The form of an amount, by itself: browsers that show amounts load no schema for it. */
export const AMOUNT = /^\d{1,6}\.\d{2}$/u;
