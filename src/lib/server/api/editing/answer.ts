import type { z } from 'zod';
import { isKind, type Kind } from '../../../../content/records/kinds.ts';
import type { EditingCall } from '../../../routing/editing-routes.ts';
import type { ConflictAnswer, LinkedAnswer } from '../../../editing/calls.ts';
import { deltaSchema } from '../../../editing/delta-schema.ts';
import type { Revision } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import { FAILURE_STATUS, failure, success, type Failure, type Result } from '../../../result.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import type { AppContext } from '../../app/app-context.ts';
import { recordById } from '../../repositories/records.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { moveSchema, presenceSchema, publishSchema, unpublishSchema } from './call-bodies.ts';
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
import { discard, publish, unpublish } from '../../services/editing/publish.ts';
import { noRecord, saveDelta, type Editor } from '../../services/editing/save.ts';
import { cancelScheduled } from '../../services/editing/schedule.ts';
import { editingState } from '../../services/editing/state.ts';
import { versionList, versionState } from '../../services/editing/versions.ts';

/** What an editor's call says beside its address. */
export interface EditingRequest {
  readonly method: string;
  /** From `If-Match`; null: not said. */
  readonly revision: Revision | null;
  readonly body: unknown;
  /** Whether the address says `?anyway`. */
  readonly isAnyway: boolean;
  readonly caller: Caller;
}

/** What is sent back: a body of JSON with its status. */
export interface EditingAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const answered = (result: Result<unknown>, status = 200): EditingAnswer =>
  result.ok
    ? { status, body: result.value }
    : { status: FAILURE_STATUS[result.failure.code], body: result.failure };

/** By what name somebody's work is kept. */
export function editorOf({ user }: Caller, locale: Editor['locale']): Editor {
  const name = user === null ? '' : `${user.first_name} ${user.last_name}`.trim();
  return { name: name || (user?.email ?? translator(locale)('editing:program')), locale };
}

export const noRevision = ({ locale }: Editor) =>
  failure('version_required', translator(locale)('editing:error.revision'));
export const noCall = ({ locale }: Editor) =>
  failure('not_found', translator(locale)('editing:error.call'));

/** A body as a call takes it. */
function read<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  { locale }: Editor,
): Result<z.output<Schema>> {
  const parsed = schema.safeParse(body ?? {}, { error: errorsIn(locale) });
  return parsed.success ? success(parsed.data) : invalid(parsed.error.issues, locale);
}

interface Subject {
  readonly app: AppContext;
  readonly kind: Kind;
  readonly id: number;
  readonly editor: Editor;
}

/** What is read of a record, or said of it without changing it. */
async function look(
  { app, kind, id, editor }: Subject,
  { part, entry }: EditingCall,
  { method, body, caller }: EditingRequest,
): Promise<Result<unknown> | null> {
  if (part === null && method === 'GET') return editingState(app, kind, id, editor.locale);
  if (part === 'versions') return versionList(app, kind, id);
  if (part === 'versions/n') return versionState(app, kind, id, entry ?? 0, editor);
  if (part === 'links') {
    const { db } = app.database;
    const record = await recordById(db, kind, id);
    if (record === null) return noRecord(editor.locale);
    return success(await linksTo(db, kind, record, app.modules, editor.locale));
  }
  if (part !== 'presence') return null;
  const said = read(presenceSchema, body, editor);
  if (!said.ok) return said;
  const tab = { ...editor, ...said.value, user: caller.user?.id ?? '' };
  return method === 'DELETE' ? leave(app, kind, id, tab) : present(app, kind, id, tab);
}

/** Changes that start from a state that the caller saw. */
async function change(
  { app, kind, id, editor }: Subject,
  { part }: EditingCall,
  { method, body }: EditingRequest,
  revision: Revision,
): Promise<Result<unknown>> {
  if (part === null && method === 'PATCH') {
    const delta = read(deltaSchema, body, editor);
    return delta.ok ? saveDelta(app, kind, id, revision, delta.value, editor) : delta;
  }
  if (part === 'publish') {
    const order = read(publishSchema, body, editor);
    return order.ok ? publish(app, kind, id, revision, order.value, editor) : order;
  }
  if (part === 'unpublish') {
    const order = read(unpublishSchema, body, editor);
    return order.ok ? unpublish(app, kind, id, revision, order.value.at, editor) : order;
  }
  if (part === 'draft') return discard(app, kind, id, revision, editor);
  if (part === 'move' && kind === 'page') {
    const order = read(moveSchema, body, editor);
    return order.ok ? movePage(app, id, revision, order.value, editor) : order;
  }
  return noCall(editor);
}

/** 409 with what there is now, so that the caller can put both together. */
async function refusedChange(subject: Subject, reason: Failure): Promise<EditingAnswer> {
  const { app, kind, id, editor } = subject;
  const status = FAILURE_STATUS[reason.code];
  if (reason.code !== 'conflict') return { status, body: reason };
  const current = await editingState(app, kind, id, editor.locale);
  const body: ConflictAnswer | Failure = current.ok
    ? { ...reason, code: 'conflict', current: current.value }
    : reason;
  return { status, body };
}

async function remove(
  subject: Subject,
  { isAnyway }: EditingRequest,
  revision: Revision,
): Promise<EditingAnswer> {
  const { app, kind, id, editor } = subject;
  const { failure: reason, links } = await removeRecord(app, kind, id, revision, isAnyway, editor);
  if (reason === null) return { status: 200, body: { id } };
  if (links.length === 0) return refusedChange(subject, reason);
  const { code, message } = reason;
  const body: LinkedAnswer | Failure =
    code === 'conflict' ? { code, message, reason: 'linked', links } : reason;
  return { status: FAILURE_STATUS[code], body };
}

/** What comes into being: a new record, a copy, one that was deleted. */
async function make(
  subject: Omit<Subject, 'id'>,
  call: EditingCall,
  body: unknown,
): Promise<EditingAnswer> {
  const { app, kind, editor } = subject;
  const { id, part } = call;
  const made =
    id === null
      ? await createRecord(app, kind, (body ?? {}) as Record<string, unknown>, editor)
      : part === 'copy'
        ? await copyRecord(app, kind, id, editor)
        : await restoreRecord(app, kind, id, editor);
  if (!made.ok) return answered(made);
  return answered(await editingState(app, kind, made.value ?? id ?? 0, editor.locale), 201);
}

/**
 * One call of the editor. Who may call is the caller's business; the methods of the
 * address are the server's.
 */
export async function answerEditing(
  app: AppContext,
  call: EditingCall,
  request: EditingRequest,
): Promise<EditingAnswer> {
  const editor = editorOf(request.caller, call.locale);
  const { kind, id, part } = call;
  if (!isKind(kind)) return answered(noRecord(call.locale));
  if (id === null && request.method !== 'POST')
    return answered(kind === 'page' ? success(await pageTree(app, call.locale)) : noCall(editor));
  if (id === null || part === 'copy' || part === 'restore')
    return make({ app, kind, editor }, call, request.body);
  const subject = { app, kind, id, editor };
  const seen = await look(subject, call, request);
  if (seen !== null) return answered(seen);
  if (part === 'schedule/n') {
    const cancelled = await cancelScheduled(app, kind, id, call.entry ?? 0, editor);
    if (!cancelled.ok) return answered(cancelled);
    return answered(await editingState(app, kind, id, call.locale));
  }
  if (request.revision === null) return answered(noRevision(editor));
  if (part === null && request.method === 'DELETE')
    return remove(subject, request, request.revision);
  const changed = await change(subject, call, request, request.revision);
  if (!changed.ok) return refusedChange(subject, changed.failure);
  // Saving answers with what it saved; everything else with the whole new state.
  return answered(part === null ? changed : await editingState(app, kind, id, call.locale));
}
