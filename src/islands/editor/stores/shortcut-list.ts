import { atom } from 'nanostores';

/** Whether the list of all shortcuts is shown. */
export const $showsShortcuts = atom(false);
