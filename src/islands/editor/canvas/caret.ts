import { atom } from 'nanostores';

/** A place in a text: its edges, or those of one of its blocks. */
export type Caret = 'start' | 'end' | { readonly block: number; readonly isEnd?: boolean };

/** Where the caret goes in the text that gets the focus now; null: where it was pressed. */
export const $caret = atom<Caret | null>(null);
