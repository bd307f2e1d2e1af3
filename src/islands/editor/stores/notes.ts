import { atom } from 'nanostores';
import type { NoteCounts } from '../../../lib/editing/calls.ts';

/** Open notes on this page, as the server last said. */
export const $noteCounts = atom<Partial<NoteCounts>>({});

/** Another number each time that somebody wants to write a note on what is selected. */
export const $newNote = atom(0);
