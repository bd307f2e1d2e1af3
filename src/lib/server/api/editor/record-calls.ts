import { z } from 'zod';
import { inputSchema } from '../../../../content/records/define.ts';
import { records, type Kind } from '../../../../content/records/kinds.ts';
import { success, type Result } from '../../../result.ts';
import type { AppContext } from '../../app/app-context.ts';
import { allRecords, recordById } from '../../repositories/records.ts';
import {
  publishDraft,
  readDraft,
  readVersions,
  saveDraft,
} from '../../services/editing/program-drafts.ts';
import { checkFieldAccess } from '../../services/accounts/access.ts';
import { noRecord } from '../../services/editing/save.ts';
import { answered, editorCall, ID, type EditorCall, type EditorCallRow } from './call-row.ts';

const KIND = 'records/[kind]';
const RECORD = `${KIND}/[id]`;
const where = { kind: '[a-z_]+', id: ID };
const anything = z.record(z.string(), z.unknown());
type Values = Readonly<Record<string, unknown>>;

const versionOf = ({ revision }: EditorCall): number => revision?.version ?? 0;

/** The record of an address in the state that the caller saw. */
const targetOf = (call: EditorCall) => ({ id: call.id, version: versionOf(call) });

/** The fields that a caller may hand in, of a record as it is. */
function inputOf(kind: Kind, record: object): Values {
  const names = Object.keys(inputSchema(records[kind]).shape);
  return Object.fromEntries(Object.entries(record).filter(([field]) => names.includes(field)));
}

/** The fields that are handed in, with those of the record that were left out. */
async function merged(
  app: AppContext,
  { kind, id, locale }: EditorCall,
  fields: Values,
): Promise<Result<Values>> {
  const record = await recordById(app.database.db, kind, id);
  return record === null ? noRecord(locale) : success({ ...inputOf(kind, record), ...fields });
}

/** Replaces a record by what is handed in, where its caller may change all that would change. */
async function update(call: EditorCall, fields: Values): Promise<Result<unknown>> {
  const { app, kind, id, caller, locale } = call;
  const record = await recordById(app.database.db, kind, id);
  if (record === null) return noRecord(locale);
  const states = { before: inputOf(kind, record), after: fields };
  const denial = checkFieldAccess(caller, kind, states, locale);
  if (denial !== null) return { ok: false, failure: denial };
  return app.records.update(kind, targetOf(call), fields, call.editor);
}

/** Generic calls on records, for editors and their programs (API-03), a row each. */
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
    run: async ({ app, kind, body, editor }) =>
      answered(await app.records.create(kind, body as never, editor), 201),
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
    run: async (call) => answered(await update(call, call.body)),
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
    async run(call) {
      const fields = await merged(call.app, call, call.body);
      return answered(fields.ok ? await update(call, fields.value) : fields);
    },
  }),
  editorCall({
    path: RECORD,
    where,
    method: 'DELETE',
    action: 'delete',
    summary: 'deletes a record',
    ifMatch: true,
    run: async (call) =>
      answered(await call.app.records.remove(call.kind, targetOf(call), call.editor)),
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
          { kind: call.kind, id: call.id, draft: versionOf(call) },
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
