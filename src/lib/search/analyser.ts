/** Raised with every change of what is kept of a text: the whole index is made anew then. */
export const ANALYSER = 2;
