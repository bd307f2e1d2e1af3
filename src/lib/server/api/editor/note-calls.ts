import type { NotedRecord } from '../../repositories/notes/notes.ts';
import {
  deleteNote,
  newNoteSchema,
  readNotes,
  resolvedSchema,
  resolveNote,
  writeNote,
} from '../../services/notes/notes.ts';
import {
  answered,
  editorCall,
  ID,
  KIND_NAME,
  type EditorCall,
  type EditorCallRow,
} from './call-row.ts';

const NOTES = 'editing/[kind]/[id]/notes';
const ONE = `${NOTES}/[number]`;
const where = { kind: KIND_NAME, id: ID, number: ID };

type Address = Pick<EditorCall, 'kind' | 'id' | 'params'>;

const recordOf = ({ kind, id }: Address): NotedRecord => ({ kind, id });
const numberOf = ({ params }: Address): number => Number(params['number']);

/** What editors write to each other about a record, a row each: for whoever may edit it, and nobody else. */
export const NOTE_CALLS: readonly EditorCallRow[] = [
  editorCall({
    path: NOTES,
    where,
    method: 'GET',
    action: 'write',
    summary: 'the notes of editors on it, and who can be meant by one',
    run: async (call) => answered(await readNotes(call.app, recordOf(call), call)),
  }),
  editorCall({
    path: NOTES,
    where,
    method: 'POST',
    action: 'write',
    summary: 'writes a note or an answer; whom it means is told by mail',
    body: newNoteSchema,
    run: async (call) => answered(await writeNote(call.app, recordOf(call), call.body, call), 201),
  }),
  editorCall({
    path: ONE,
    where,
    method: 'PATCH',
    action: 'write',
    summary: 'resolves a note, or opens it again',
    body: resolvedSchema,
    async run(call) {
      const order = { number: numberOf(call), isResolved: call.body.is_resolved };
      return answered(await resolveNote(call.app, recordOf(call), order, call));
    },
  }),
  editorCall({
    path: ONE,
    where,
    method: 'DELETE',
    action: 'write',
    summary: 'deletes a note of one’s own with its answers; an administrator deletes any',
    run: async (call) => answered(await deleteNote(call.app, recordOf(call), numberOf(call), call)),
  }),
];
