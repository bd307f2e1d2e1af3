import { atom } from 'nanostores';
import type { Path } from '../../../lib/editing/operation.ts';

/** The picture that is cropped and described over the page; null: none. */
export const $editedPicture = atom<{ readonly module: string; readonly path: Path } | null>(null);
