import { atom } from 'nanostores';
import type { Box } from '../components/Positioned.tsx';

/**
 * Where what is dragged would fall, in pixels of the document, and whether that is inside of a
 * column; null: nothing is dragged. By itself, as the page waits for it and not for dragging.
 */
export const $dropIndicator = atom<(Box & { readonly isInside: boolean }) | null>(null);
