import { atom } from 'nanostores';

/** What is being written and not saved yet. */
export interface NoteDraft {
  readonly body: string;
  /** Ids of people who were chosen while it was written. */
  readonly chosen: readonly string[];
}

export const EMPTY: NoteDraft = { body: '', chosen: [] };

/** Drafts by what they are: `new`, or the number of the note that they answer. They outlive the panel. */
export const $drafts = atom<Readonly<Record<string, NoteDraft>>>({});

export const setDraft = (name: string, draft: NoteDraft): void =>
  $drafts.set({ ...$drafts.get(), [name]: draft });
