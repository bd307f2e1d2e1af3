import type { Theme } from '../../content/records/site.ts';

/**
 * The inks of a theme outside the style sheets: posters, social images and the
 * browser's own frame. The same values as src/layouts/styles/themes.css and components/document/other-themes.css, held
 * equal by tests/unit/layout/poster.test.ts; night is the paper in the dark scheme.
 */
export interface Palette {
  readonly paper: string;
  readonly night: string;
  readonly ink: string;
  readonly accent: string;
  readonly second: string;
  readonly third: string;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  nature: {
    paper: '#f5f4ea',
    night: '#10140f',
    ink: '#11170f',
    accent: '#00704a',
    second: '#ffbf1f',
    third: '#b5dcc3',
  },
  elegance: {
    paper: '#f7f1eb',
    night: '#16100f',
    ink: '#1b1213',
    accent: '#8a1538',
    second: '#d8a24a',
    third: '#eccfc6',
  },
  y2025: {
    paper: '#fafaf8',
    night: '#0e0e0e',
    ink: '#0c0c0c',
    accent: '#d3220a',
    second: '#f4cdbf',
    third: '#9c9a94',
  },
  cc01: {
    paper: '#f2f4fa',
    night: '#0c101c',
    ink: '#0c1226',
    accent: '#1b3fd0',
    second: '#ff6b3d',
    third: '#c3d0fb',
  },
  cc02: {
    paper: '#f6f2fa',
    night: '#130d1b',
    ink: '#180d24',
    accent: '#6d21bd',
    second: '#27c7a2',
    third: '#dccaf4',
  },
  cc03: {
    paper: '#fbf9f0',
    night: '#141207',
    ink: '#15130a',
    accent: '#ffcb05',
    second: '#e4452a',
    third: '#fdeeb4',
  },
  christmas: {
    paper: '#f8f4ec',
    night: '#0b1510',
    ink: '#141712',
    accent: '#b3121f',
    second: '#0f5c3e',
    third: '#e9c97a',
  },
};
