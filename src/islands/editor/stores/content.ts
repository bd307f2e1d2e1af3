import { atom, computed } from 'nanostores';
import type { Locale } from '../../../lib/constants.ts';
import type { Mistakes } from '../../../lib/editing/calls.ts';
import type { Content } from '../../../lib/editing/content.ts';
import type { Operation } from '../../../lib/editing/operation.ts';
import { locale } from '../host.ts';

/** What was done at once, and is undone at once. */
export interface Step {
  readonly operations: readonly Operation[];
  readonly at: number;
  readonly isTyping: boolean;
}

/** The record as it stands on this screen. */
export const $content = atom<Content>({ modules: [] });
/** The language that is worked in. */
export const $language = atom<Locale>(locale);
/** What is wrong with what was saved, by its path. */
export const $mistakes = atom<Mistakes>({});
export const $past = atom<readonly Step[]>([]);
export const $future = atom<readonly Step[]>([]);
export const $canUndo = computed($past, (past) => past.length > 0);
export const $canRedo = computed($future, (future) => future.length > 0);
