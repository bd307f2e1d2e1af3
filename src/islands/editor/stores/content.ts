import { atom } from 'nanostores';
import type { Locale } from '../../../lib/constants.ts';
import type { FieldErrors } from '../../../lib/editing/calls.ts';
import type { Content } from '../../../lib/editing/content.ts';
import { locale } from '../api/record.ts';

/** The record as it stands on this screen. */
export const $content = atom<Content>({ modules: [] });
/** What undo or redo last made of it: the caret goes to where the change is. */
export const $reverted = atom<Content | null>(null);
/** What was last taken over of what others saved. */
export const $takenOver = atom<Content | null>(null);
/** Of which versions the shared sections on the page are. */
export const $sections = atom('');
/** The language that is worked in. */
export const $language = atom<Locale>(locale);
/** What is wrong with what was saved, by its path. */
export const $fieldErrors = atom<FieldErrors>({});
