import { createContext } from 'react';
import type { PictureSize } from '../../../lib/media/crop.ts';

/** The place of a picture on the page. */
export interface Place {
  /** In CSS pixels, in this window. */
  readonly width: number;
  /** Width by height of the box that the picture fills; null: all of it is shown. */
  readonly ratio: number | null;
}

/** Null: nobody knows where the picture will stand. */
export const PlaceBox = createContext<Place | null>(null);

/** How many pixels of a picture's width its place shows. */
export const shownWidth = ({ width, height }: PictureSize, { ratio }: Place): number =>
  Math.round(ratio === null ? width : Math.min(width, height * ratio));
