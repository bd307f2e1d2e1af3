import type { z } from 'zod';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { Action } from '../../../accounts/permissions.ts';
import { success, type Failure, type Result } from '../../../result.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import type { AppContext } from '../../app/app-context.ts';
import { draftedContainer } from '../../page-data/modules/container.ts';
import { checkReadAccess } from '../../services/accounts/access.ts';
import { offerOf } from '../../services/editing/library.ts';
import {
  addModule,
  changeModule,
  moduleChangeSchema,
  newModuleSchema,
  ownedSchema,
  ownerSchema,
  readModule,
  type ChangedModule,
  type ModuleKey,
  type Owner,
} from '../../services/editing/module-edits.ts';
import { noRecord } from '../../services/editing/save.ts';
import { answered, editorCall, type EditorCall, type EditorCallRow } from './call-row.ts';

type Owned = z.output<typeof ownedSchema>;

interface Failed {
  readonly ok: false;
  readonly failure: Failure;
}

const KIND = '[module]';
const ONE = `${KIND}/[id]`;
const where = { module: '[a-z][a-z0-9]{1,39}', id: '[a-z0-9][a-z0-9-]{0,39}' };
const queries = ['content_type', 'object_id'] as const;

/** Who asks for a kind that there is not is told so, whoever it is. */
const exists = ({ modules }: AppContext, { module = '' }: Readonly<Record<string, string>>) =>
  modules.has(module);

/** Why a caller may not do something to the kind of record that a module stands on; null: it may. */
function denialOf({ caller, locale }: EditorCall, kind: Kind, action: Action): Failed | null {
  const denial = checkReadAccess(caller, { subject: kind, action }, locale);
  return denial && { ok: false, failure: denial };
}

/** The record that a call names in its query or its body, for whoever may do that to it. */
function ownerOf(call: EditorCall<Owned | null>, action: Action): Result<Owner> {
  const { query, body, locale } = call;
  const { content_type: kind = query.get('content_type'), object_id: id = query.get('object_id') } =
    body ?? {};
  const named = { content_type: kind ?? undefined, object_id: id ?? undefined };
  const owner = ownerSchema.safeParse(named, { error: errorsIn(locale) });
  if (!owner.success) return invalid(owner.error.issues, locale);
  const denial = denialOf(call, owner.data.content_type, action);
  return denial ?? success(owner.data);
}

/** The module that an address names, with its record. */
function keyOf(call: EditorCall<Owned | null>, action: Action): Result<ModuleKey> {
  const owner = ownerOf(call, action);
  if (!owner.ok) return owner;
  const { module: kind = '', id: module = '' } = call.params;
  return success({ ...owner.value, kind, module });
}

async function change(
  call: EditorCall<Owned>,
  data: Readonly<Record<string, unknown>> | null,
): Promise<Result<unknown>> {
  const key = keyOf(call, 'write');
  if (!key.ok) return key;
  const revision = call.revision ?? { version: 0, draft: 0 };
  return changeModule(call.app, { key: key.value, revision }, data, call.editor);
}

/** What was added; a container with what stands in it, as `container/by-slug` answers it. */
async function withContents(
  { app, locale }: Pick<EditorCall, 'app' | 'locale'>,
  { content_type: kind, object_id: id }: Owner,
  added: ChangedModule,
): Promise<object> {
  const is = (module: StoredModule) => module.id === added.module?.id;
  return { ...added, ...(await draftedContainer(app, { kind, id }, locale, is)) };
}

const changeRow = (method: 'POST' | 'PATCH', summary: string): EditorCallRow =>
  editorCall({
    path: ONE,
    where,
    method,
    action: 'write',
    summary,
    body: moduleChangeSchema,
    ifMatch: true,
    queries,
    exists,
    run: async (call) => answered(await change(call, call.body.data)),
  });

/** Calls on one module, as the specification has them, a row each. */
export const MODULE_CALLS: readonly EditorCallRow[] = [
  editorCall({
    path: KIND,
    where,
    method: 'GET',
    action: 'read',
    summary: 'what a kind of module holds',
    exists,
    async run({ app, params, locale }) {
      const module = app.modules.get(params['module'] ?? '');
      if (module === undefined) return answered(noRecord(locale));
      return answered(success(await offerOf(module, locale)));
    },
  }),
  editorCall({
    path: KIND,
    where,
    method: 'POST',
    action: 'write',
    summary: 'puts a module onto a record; If-Match but for a section with a key',
    body: newModuleSchema,
    queries,
    exists,
    async run(call) {
      const { app, params, body, revision, editor } = call;
      const { module: kind = '' } = params;
      const owner = ownerOf(call, 'write');
      if (!owner.ok) return answered(owner);
      const order = { ...body, ...owner.value };
      const added = await addModule(app, { kind, order }, revision, editor);
      if (!added.ok) return answered(added);
      return answered(success(await withContents(call, owner.value, added.value)), 201);
    },
  }),
  editorCall({
    path: ONE,
    where,
    method: 'GET',
    action: 'read',
    summary: 'one module of a record',
    queries,
    exists,
    async run(call) {
      const key = keyOf(call, 'read');
      return answered(key.ok ? await readModule(call.app, key.value, call.editor) : key);
    },
  }),
  changeRow('POST', 'changes it, as PATCH'),
  changeRow('PATCH', 'changes the fields that are handed in'),
  editorCall({
    path: ONE,
    where,
    method: 'DELETE',
    action: 'write',
    summary: 'deletes it',
    body: ownedSchema,
    ifMatch: true,
    queries,
    exists,
    run: async (call) => answered(await change(call, null)),
  }),
];
