import { EDITING_CALLS } from './editing-calls.ts';
import { RELEASE_CALLS } from './release-calls.ts';
import type { EditorCallRow } from './call-row.ts';
import { FINDER_CALLS, LIBRARY_CALL } from './choice-calls.ts';
import { MEDIA_CALLS } from './media-calls.ts';
import { MODULE_CALLS } from './module-calls.ts';
import { NOTE_CALLS } from './note-calls.ts';
import { RECORD_CALLS } from './record-calls.ts';

/**
 * Every call of editors and their programs behind `pageeditor-api/`, a row each. Earlier
 * rows win: a kind of module can have no other call's name.
 */
export const EDITOR_CALLS: readonly EditorCallRow[] = [
  LIBRARY_CALL,
  ...EDITING_CALLS,
  ...NOTE_CALLS,
  ...RELEASE_CALLS,
  ...FINDER_CALLS,
  ...MEDIA_CALLS,
  ...[...RECORD_CALLS, ...MODULE_CALLS].map((row) => ({ ...row, isOfPrograms: true as const })),
];
