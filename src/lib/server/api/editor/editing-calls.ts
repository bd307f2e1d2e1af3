import { z } from 'zod';
import type { ConflictAnswer, LinkedAnswer } from '../../../editing/calls.ts';
import { deltaSchema } from '../../../editing/delta-schema.ts';
import type { SeenRevision } from '../../../editing/revision.ts';
import { success, type Failure, type Result } from '../../../result.ts';
import { recordById } from '../../repositories/records.ts';
import { linksTo } from '../../services/editing/links.ts';
import { pageTree } from '../../services/editing/page-tree.ts';
import {
  copyRecord,
  createRecord,
  movePage,
  removeRecord,
  restoreRecord,
} from '../../services/editing/pages.ts';
import { leave, present } from '../../services/editing/presence.ts';
import { discard, publish, republish, unpublish } from '../../services/editing/publish.ts';
import { noRecord, saveDelta } from '../../services/editing/save.ts';
import { cancelScheduled } from '../../services/editing/schedule.ts';
import { editingState } from '../../services/editing/state.ts';
import { versionList, versionState } from '../../services/editing/versions.ts';
import { moveSchema, presenceSchema, publishSchema, unpublishSchema } from './call-bodies.ts';
import {
  answered,
  editorCall,
  failed,
  ID,
  KIND_NAME,
  noCall,
  type EditorAnswer,
  type EditorCall,
  type EditorCallRow,
} from './call-row.ts';

const KIND = 'editing/[kind]';
const RECORD = `${KIND}/[id]`;
const where = { kind: KIND_NAME, id: ID, number: ID };
const anything = z.record(z.string(), z.unknown());

/** What a call starts from; the dispatcher has seen to it that it is there. */
const seen = ({ revision }: EditorCall): SeenRevision => revision ?? { version: 0, draft: 0 };

const stateOf = ({ app, kind, id, locale }: EditorCall) => editingState(app, kind, id, locale);

/** 409 with what there is now, so that the caller can put both together. */
async function conflict(call: EditorCall, reason: Failure): Promise<EditorAnswer> {
  const answer = failed(reason);
  if (reason.code !== 'conflict') return answer;
  const current = await stateOf(call);
  if (!current.ok) return answer;
  const body: ConflictAnswer = { ...reason, code: 'conflict', current: current.value };
  return { ...answer, body };
}

/** The whole new state after a change, or why it was not made. */
const changed = async (call: EditorCall, result: Result<unknown>): Promise<EditorAnswer> =>
  result.ok ? answered(await stateOf(call)) : conflict(call, result.failure);

/** What came into being. */
async function created(call: EditorCall, result: Result<number | null>): Promise<EditorAnswer> {
  if (!result.ok) return answered(result);
  const id = result.value ?? call.id;
  return answered(await stateOf({ ...call, id }), 201);
}

async function remove(call: EditorCall): Promise<EditorAnswer> {
  const { app, kind, id, editor, query } = call;
  const order = { id, revision: seen(call), isAnyway: query.has('anyway') };
  const { failure: reason, links } = await removeRecord(app, kind, order, editor);
  if (reason === null) return { status: 200, body: { id } };
  if (links.length === 0) return conflict(call, reason);
  const { code, message } = reason;
  if (code !== 'conflict') return failed(reason);
  const body: LinkedAnswer = { code, message, reason: 'linked', links };
  return { ...failed(reason), body };
}

async function links({ app, kind, id, locale }: EditorCall): Promise<EditorAnswer> {
  const { db } = app.database;
  const record = await recordById(db, kind, id);
  if (record === null) return answered(noRecord(locale));
  return answered(success(await linksTo(db, { kind, record }, app.modules, locale)));
}

/** Whose tab it is. */
const tabOf = ({ editor, body, caller }: EditorCall<z.output<typeof presenceSchema>>) => ({
  ...editor,
  ...body,
  user: caller.user?.id ?? '',
});

/** What the editor on the page reads and changes of one record, a row each. */
export const EDITING_CALLS: readonly EditorCallRow[] = [
  editorCall({
    path: KIND,
    where,
    method: 'GET',
    action: 'read',
    summary: 'every page in its place in the tree (kind page only)',
    run: async ({ app, kind, locale }) =>
      answered(kind === 'page' ? success(await pageTree(app, locale)) : noCall(locale)),
  }),
  editorCall({
    path: KIND,
    where,
    method: 'POST',
    action: 'write',
    summary: 'makes a record, offline; with ?like=12 it begins with the modules of that one',
    body: anything,
    queries: ['like'],
    async run(call) {
      const like = call.query.get('like');
      const beginning = { kind: call.kind, like: like === null ? null : Number(like) || 0 };
      return created(call, await createRecord(call.app, beginning, call.body, call.editor));
    },
  }),
  editorCall({
    path: RECORD,
    where,
    method: 'GET',
    action: 'read',
    summary: 'a record as it is worked on',
    queries: ['anyway'],
    run: async (call) => answered(await stateOf(call)),
  }),
  editorCall({
    path: RECORD,
    where,
    method: 'PATCH',
    action: 'write',
    summary: 'saves what changed, as the draft',
    body: deltaSchema,
    ifMatch: true,
    queries: ['anyway'],
    async run(call) {
      const { app, kind, id, body, editor } = call;
      const saved = await saveDelta(app, { kind, id, revision: seen(call) }, body, editor);
      // Saving answers with what it saved; everything else with the whole new state.
      return saved.ok ? answered(saved) : conflict(call, saved.failure);
    },
  }),
  editorCall({
    path: RECORD,
    where,
    method: 'DELETE',
    action: 'delete',
    summary: 'deletes it; with ?anyway also where others lead to it',
    ifMatch: true,
    queries: ['anyway'],
    run: remove,
  }),
  editorCall({
    path: `${RECORD}/publish`,
    where,
    method: 'POST',
    action: 'publish',
    summary: 'publishes one language or both, now or later',
    body: publishSchema,
    ifMatch: true,
    async run(call) {
      const { app, kind, id, body, editor } = call;
      return changed(call, await publish(app, { kind, id, revision: seen(call) }, body, editor));
    },
  }),
  editorCall({
    path: `${RECORD}/unpublish`,
    where,
    method: 'POST',
    action: 'publish',
    summary: 'takes it off the site, now or later',
    body: unpublishSchema,
    ifMatch: true,
    async run(call) {
      const { app, kind, id, body, editor } = call;
      const subject = { kind, id, revision: seen(call) };
      return changed(call, await unpublish(app, subject, body.at, editor));
    },
  }),
  editorCall({
    path: `${RECORD}/republish`,
    where,
    method: 'POST',
    action: 'publish',
    summary: 'puts it back on the site, just as it was public',
    ifMatch: true,
    async run(call) {
      const { app, kind, id, editor } = call;
      return changed(call, await republish(app, { kind, id, revision: seen(call) }, editor));
    },
  }),
  editorCall({
    path: `${RECORD}/draft`,
    where,
    method: 'DELETE',
    action: 'write',
    summary: 'throws away what is not public',
    ifMatch: true,
    async run(call) {
      const { app, kind, id, editor } = call;
      return changed(call, await discard(app, { kind, id, revision: seen(call) }, editor));
    },
  }),
  editorCall({
    path: `${RECORD}/versions`,
    where,
    method: 'GET',
    action: 'read',
    summary: 'its versions without what they hold',
    run: async ({ app, kind, id, locale }) => answered(await versionList(app, kind, id, locale)),
  }),
  editorCall({
    path: `${RECORD}/versions/[number]`,
    where,
    method: 'GET',
    action: 'read',
    summary: 'one version',
    run: async ({ app, kind, id, params, editor }) =>
      answered(await versionState(app, { kind, id, version: Number(params['number']) }, editor)),
  }),
  editorCall({
    path: `${RECORD}/presence`,
    where,
    method: 'POST',
    action: 'write',
    summary: 'says that a tab has it open; who else has',
    body: presenceSchema,
    run: async (call) => answered(await present(call.app, call.kind, call.id, tabOf(call))),
  }),
  editorCall({
    path: `${RECORD}/presence`,
    where,
    method: 'DELETE',
    action: 'write',
    summary: 'says that a tab leaves',
    body: presenceSchema,
    run: async (call) => answered(await leave(call.app, call.kind, call.id, tabOf(call))),
  }),
  editorCall({
    path: `${RECORD}/links`,
    where,
    method: 'GET',
    action: 'read',
    summary: 'who leads to it',
    run: links,
  }),
  editorCall({
    path: `${RECORD}/copy`,
    where,
    method: 'POST',
    action: 'write',
    summary: 'makes another one like it, offline',
    run: async (call) => created(call, await copyRecord(call.app, call.kind, call.id, call.editor)),
  }),
  editorCall({
    path: `${RECORD}/move`,
    where,
    method: 'POST',
    action: 'publish',
    summary: 'puts a page elsewhere in the tree',
    body: moveSchema,
    ifMatch: true,
    async run(call) {
      const { app, kind, id, body, editor, locale } = call;
      if (kind !== 'page') return answered(noCall(locale));
      return changed(call, await movePage(app, { id, revision: seen(call) }, body, editor));
    },
  }),
  editorCall({
    path: `${RECORD}/restore`,
    where,
    method: 'POST',
    action: 'publish',
    summary: 'puts a deleted one back',
    run: async (call) =>
      created(call, await restoreRecord(call.app, call.kind, call.id, call.editor)),
  }),
  editorCall({
    path: `${RECORD}/schedule/[number]`,
    where,
    method: 'DELETE',
    action: 'publish',
    summary: 'takes back what was to happen',
    async run(call) {
      const { app, kind, id, params, editor } = call;
      const entry = Number(params['number']);
      const cancelled = await cancelScheduled(app, { kind, id, entry }, editor);
      return answered(cancelled.ok ? await stateOf(call) : cancelled);
    },
  }),
];
