import { atom } from 'nanostores';

/** Where what is dragged would fall, in pixels of the document. */
interface DropIndicator {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height?: number;
  /** Inside of a column. */
  readonly isInside: boolean;
}

/** Null: nothing is dragged. By itself, as the page waits for it and not for dragging. */
export const $dropIndicator = atom<DropIndicator | null>(null);
