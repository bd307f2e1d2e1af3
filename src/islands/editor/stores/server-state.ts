import { atom } from 'nanostores';
import type { EditingState } from '../../../lib/editing/calls.ts';
import type { Conflict } from '../../../lib/editing/merge.ts';

export type SaveStatus =
  'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'refused' | 'conflict';

/** What two people changed at once. */
export interface DraftConflict extends Conflict {
  /** Theirs is what became public while the draft was worked on. */
  readonly isPublic: boolean;
}

export const $saveStatus = atom<SaveStatus>('saved');
/** The record as the server last sent it. */
export const $serverState = atom<EditingState | null>(null);
/** Empty: nothing to decide. */
export const $conflicts = atom<readonly DraftConflict[]>([]);

export const revision = (): string => $serverState.get()?.revision ?? '';
/** The header of a call that changes what has this revision. */
export const ifMatch = (of = revision()) => ({ 'if-match': `"${of}"` });
