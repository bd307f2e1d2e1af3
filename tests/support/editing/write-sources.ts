import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Kind } from '../../../src/content/records/kinds.ts';
import { runBulk, runUndo } from '../../../src/lib/server/actions/hub/records/change-list.ts';
import type { DatabaseConfig } from '../../../src/lib/server/db/open.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { matchEditorCalls, runEditorCall } from '../../../src/lib/server/api/editor/dispatch.ts';
import { tryCall } from '../../../src/lib/server/api/reference/try-call.ts';
import { sendStatus } from '../../../src/lib/server/actions/box-office/change-status.ts';
import { restoreFields } from '../../../src/lib/server/actions/hub/records/answer-history.ts';
import { hubKind } from '../../../src/lib/server/page-data/hub/records/hub-kinds.ts';
import { sendHubForm } from '../../../src/lib/server/actions/hub/records/save-record.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { readRevision } from '../../../src/lib/editing/revision.ts';
import { versionEntries } from '../../../src/lib/server/repositories/versions.ts';
import { inviteUser } from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { COMMAND } from '../../../src/lib/server/services/audit/actor.ts';
import { stored, valueOf } from '../content/records.ts';
import { addressOf, operationNamed } from '../resources/document.ts';
import { askRaw } from '../resources/route.ts';

/* Writes from each write source: the code behind its page or call. */

export const KIND = 'tag' satisfies Kind;
/** A tag and an event of the demo. */
export const TAG = 1;
export const EVENT = 1;
export const TILL: Caller = {
  ...NOBODY,
  role: 'editor',
  how: 'token',
  token: { id: 7, name: 'Kasse', expires_at: null },
};

/** Somebody who is signed in. */
export async function mira(app: AppContext): Promise<Caller> {
  const names = { email: 'mira@example.org', first_name: 'Mira', last_name: 'Bank' };
  const { id } = valueOf(
    await inviteUser(app.accounts, { ...names, role: 'admin' }, COMMAND, 'de'),
  );
  const user = { id, ...names, role: 'admin' } as const;
  return { ...NOBODY, role: 'admin', how: 'session', user };
}

/** Who saved each version of a record and its write source, the newest first. */
export const sourcesOf = async (app: AppContext, kind: Kind, id: number) =>
  (await versionEntries(app.database.db, kind, id)).map(({ saved_by, write_source }) => [
    saved_by,
    write_source,
  ]);

const formOf = (values: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

const contextOf = (app: AppContext) => PageContext.open(app, 'de', '/de/cms-hub');

/** Sends the form of the tag in the hub. */
export async function sendTag(app: AppContext, caller: Caller, name: string): Promise<void> {
  const record = await stored(app, KIND, TAG);
  const form = formOf({
    version: String(record.version),
    'name.de': name,
    'name.en': name,
    is_online: 'on',
  });
  const sent = await sendHubForm(await contextOf(app), { kind: KIND, record, caller }, form);
  if (!('location' in sent)) throw new Error(JSON.stringify(sent.failure));
}

/** Brings the name of the tag back as its oldest version had it. */
export async function restoreTag(app: AppContext, caller: Caller): Promise<void> {
  const record = await stored(app, KIND, TAG);
  const state = (await versionEntries(app.database.db, KIND, TAG)).at(-1)?.id ?? 0;
  const form = formOf({ state: String(state), version: String(record.version), field: 'name' });
  valueOf(await restoreFields(await contextOf(app), { kind: KIND, record, caller }, form));
}

/** Takes the tag off the site from its list, and undoes that. */
export async function hideAndUndo(app: AppContext, caller: Caller): Promise<void> {
  const row = hubKind(KIND);
  if (row === undefined) throw new Error('there is no list of tags');
  const context = await contextOf(app);
  const form = formOf({ action: 'unpublish', id: String(TAG) });
  const done = valueOf(await runBulk(context, row, form, caller));
  valueOf(await runUndo(context, row, formOf({ undo: done.undo ?? '' }), caller));
}

const CHANGE_KEY = 'a-change-of-status-022';

/** Cancels the event on the screens of the day. */
export async function cancelEvent(app: AppContext, caller: Caller): Promise<void> {
  const event = await stored(app, 'event', EVENT);
  const form = formOf({
    key: CHANGE_KEY,
    to: 'cancelled',
    version: String(event.version),
    'status_note.de': 'Fällt aus.',
  });
  const sent = await sendStatus(await contextOf(app), event, form, caller);
  if (sent === null || !('location' in sent)) throw new Error(JSON.stringify(sent?.failure));
}

/** Takes that back. */
export async function undoCancel(app: AppContext, caller: Caller): Promise<void> {
  const event = await stored(app, 'event', EVENT);
  const form = formOf({ key: CHANGE_KEY, action: 'undo' });
  const sent = await sendStatus(await contextOf(app), event, form, caller);
  if (sent === null || !('location' in sent)) throw new Error(JSON.stringify(sent?.failure));
}

/** Makes a call of the API with a token. */
export async function askApi(
  app: AppContext,
  operation: string,
  places: Readonly<Record<string, string>>,
  { body, ifMatch }: { readonly body: object; readonly ifMatch?: string },
): Promise<void> {
  const named = operationNamed(operation);
  const address = addressOf(named, { locale: 'de', ...places });
  const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
  const request = { method: named.method, address, body: JSON.stringify(body), headers };
  const answer = await askRaw(app, request, TILL);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
}

/** Makes a call from the page of the API's reference. */
export async function tryApi(app: AppContext, caller: Caller, name: string): Promise<void> {
  const { version } = await stored(app, KIND, TAG);
  const body = JSON.stringify({ name: { de: name, en: name } });
  const form = { call: 'changeTag', id: String(TAG), if_match: `"${String(version)}"`, body };
  if ((await tryCall(app, caller, formOf(form), 'de')) === null) throw new Error('no such call');
}

/** Makes a call of editors and their programs. */
export async function callEditor(
  app: AppContext,
  caller: Caller,
  method: string,
  { path, match, body }: { readonly path: string; readonly match: string; readonly body: object },
): Promise<unknown> {
  const row = matchEditorCalls(path, app).find((one) => one.row.method === method);
  if (row === undefined) throw new Error(`${path} is no call`);
  const request = { locale: 'de', query: new URLSearchParams(), caller, body } as const;
  const answer = await runEditorCall(app, row, { ...request, revision: readRevision(match) });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

const CLI = new URL('../../../src/lib/server/cli/main.ts', import.meta.url).pathname;

/** Changes the event from the command line, in a process of its own. */
export async function touchEvent({ databaseUrl, dataDir }: DatabaseConfig): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const args = [CLI, 'touch-event', '--id', String(EVENT)];
  await promisify(execFile)(process.execPath, args, { env });
}
