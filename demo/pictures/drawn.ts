import type { Translated } from '../../src/content/fields/field.ts';
import type { Size } from './print.ts';

/** A picture of the demo venue: what is drawn and what is seen on it. */
export interface Drawn extends Size {
  readonly id: number;
  /** File name without its ending. */
  readonly name: string;
  /** The point that every crop keeps, as shares of width and height. */
  readonly focal: { readonly x: number; readonly y: number };
  readonly alt: Translated;
  /** The SVG document. */
  readonly svg: () => string;
}

export const LANDSCAPE = { width: 2000, height: 1250 } as const;
export const PORTRAIT = { width: 1200, height: 1500 } as const;
export const SQUARE = { width: 1600, height: 1600 } as const;
export const WIDE = { width: 2400, height: 1000 } as const;
