import type { FontPair } from '../../content/records/site.ts';

const HANKEN = '/fonts/hanken-grotesk-latin.woff2';

/** Files of a pair that are asked for before the style sheet names them: at most two. */
export const FONT_FILES: Readonly<Record<FontPair, readonly string[]>> = {
  archivo: ['/fonts/archivo-latin.woff2', HANKEN],
  hanken: [HANKEN],
  serif: [HANKEN],
  system: [],
};

/**
 * What a pair sets beside the product's own: typefaces, and the measures of titles, as the
 * display face of the product is narrower and set closer than others.
 */
export const FONT_RULES: Readonly<Record<FontPair, Readonly<Record<string, string>>>> = {
  archivo: {},
  hanken: {
    '--font-display': 'var(--font-text)',
    '--word-display': '0.02em',
    '--leading-title': '1.02',
  },
  serif: {
    '--font-display':
      "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', Palatino, 'Noto Serif', Georgia, serif",
    '--word-display': '0.02em',
    '--tracking-title': '-0.015em',
    '--leading-title': '1.04',
  },
  system: {
    '--font-display': 'system-ui, sans-serif',
    '--font-text': 'system-ui, sans-serif',
    '--word-display': '0.02em',
    '--leading-title': '1.02',
  },
};
