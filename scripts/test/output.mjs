import { styleText } from 'node:util';

/** Colours where the terminal shows them. */
export const paint = (style, text) => styleText(style, text, { stream: process.stdout });

/** The time since a moment of `performance.now()`, for people. */
export const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
