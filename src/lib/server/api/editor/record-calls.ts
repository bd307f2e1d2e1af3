import { z } from 'zod';
import { ANY_REVISION } from '../../../editing/revision.ts';
import { success } from '../../../result.ts';
import { allRecords, recordById } from '../../repositories/records.ts';
import { actorOf } from '../../services/accounts/user.ts';
import {
  publishDraft,
  readDraft,
  readVersions,
  saveDraft,
} from '../../services/editing/program-drafts.ts';
import { noRecord } from '../../services/editing/save.ts';
import type { Operation } from '../../services/resources/operation.ts';
import {
  answered,
  editorCall,
  failed,
  ID,
  type EditorAnswer,
  type EditorCall,
  type EditorCallRow,
} from './call-row.ts';

const KIND = 'records/[kind]';
const RECORD = `${KIND}/[id]`;
const where = { kind: '[a-z_]+', id: ID };
const anything = z.record(z.string(), z.unknown());

type WithRevision = Pick<EditorCall, 'revision'>;
/** The draft that the caller saw; null: any. */
const draftSeen = ({ revision }: WithRevision): number | null =>
  revision === ANY_REVISION ? null : (revision?.version ?? 0);
/** As operations have it: null for any state. */
const stateSeen = ({ revision }: WithRevision) => (revision === ANY_REVISION ? null : revision);

/**
 * Writes by the resource service, which these calls are older names of (decision 30), and
 * answers with the record alone.
 */
async function write(call: EditorCall, operation: Operation): Promise<EditorAnswer> {
  const { app, caller, locale, editor } = call;
  const result = await app.resources.write([operation], {
    caller,
    locale,
    name: editor.name,
    actor: actorOf(caller, locale),
    source: editor.source,
    language: null,
    isDraft: false,
    isDryRun: false,
    key: null,
    asked: '',
  });
  if (!result.ok) {
    const { operation: _, ...reason } = result.failure;
    return failed(reason);
  }
  const [written] = result.value.written;
  if (written?.record == null) return { status: 200, body: null };
  const { sources: _, ...record } = written.record;
  return { status: written.change === 'created' ? 201 : 200, body: record };
}

/** What is to become of the record of an address, from the state that the caller saw. */
const changing = (
  call: EditorCall<z.output<typeof anything>>,
  how: 'replace' | 'change',
): Operation => ({
  do: how,
  kind: call.kind,
  id: call.id,
  revision: stateSeen(call),
  body: call.body,
});

/** Generic calls on records, for editors and their programs, a row each. */
export const RECORD_CALLS: readonly EditorCallRow[] = [
  editorCall({
    path: KIND,
    where,
    method: 'GET',
    action: 'read',
    summary: 'all records of a kind in both languages, offline ones too',
    run: async ({ app, kind }) => answered(success(await allRecords(app.database.db, kind))),
  }),
  editorCall({
    path: KIND,
    where,
    method: 'POST',
    action: 'publish',
    summary: 'makes a record, public at once',
    body: anything,
    needsBody: true,
    run: (call) => write(call, { do: 'create', kind: call.kind, body: call.body }),
  }),
  editorCall({
    path: RECORD,
    where,
    method: 'GET',
    action: 'read',
    summary: 'a record in both languages',
    async run({ app, kind, id, locale }) {
      const record = await recordById(app.database.db, kind, id);
      return answered(record === null ? noRecord(locale) : success(record));
    },
  }),
  editorCall({
    path: RECORD,
    where,
    method: 'POST',
    action: 'publish',
    isByField: true,
    summary: 'replaces a record',
    body: anything,
    needsBody: true,
    ifMatch: true,
    run: (call) => write(call, changing(call, 'replace')),
  }),
  editorCall({
    path: RECORD,
    where,
    method: 'PATCH',
    action: 'publish',
    isByField: true,
    summary: 'replaces the fields of a record that are handed in',
    body: anything,
    needsBody: true,
    ifMatch: true,
    run: (call) => write(call, changing(call, 'change')),
  }),
  editorCall({
    path: RECORD,
    where,
    method: 'DELETE',
    action: 'delete',
    summary: 'deletes a record',
    ifMatch: true,
    queries: ['anyway'],
    run: (call) =>
      write(call, {
        do: 'delete',
        kind: call.kind,
        id: call.id,
        revision: stateSeen(call),
        isAnyway: call.query.has('anyway'),
      }),
  }),
  editorCall({
    path: `${RECORD}/draft`,
    where,
    method: 'GET',
    action: 'read',
    summary: 'the draft beside a record',
    run: async ({ app, kind, id, locale }) => answered(await readDraft(app, kind, id, locale)),
  }),
  editorCall({
    path: `${RECORD}/draft`,
    where,
    method: 'POST',
    action: 'write',
    summary: 'keeps the whole content of a draft; If-Match with the draft’s id where there is one',
    body: anything,
    needsBody: true,
    ifMatch: true,
    async run({ app, kind, id, body, revision, editor }) {
      const subject = { kind, id, revision: revision ?? { version: 0, draft: 0 } };
      return answered(await saveDraft(app, subject, body, editor));
    },
  }),
  editorCall({
    path: `${RECORD}/publish`,
    where,
    method: 'POST',
    action: 'publish',
    summary: 'makes the draft public; If-Match with the draft’s id',
    ifMatch: true,
    run: async (call) =>
      answered(
        await publishDraft(
          call.app,
          { kind: call.kind, id: call.id, draft: draftSeen(call) },
          call.editor,
        ),
      ),
  }),
  editorCall({
    path: `${RECORD}/versions`,
    where,
    method: 'GET',
    action: 'read',
    summary: 'every state of a record that is kept',
    run: async ({ app, kind, id }) => answered(await readVersions(app, kind, id)),
  }),
];
