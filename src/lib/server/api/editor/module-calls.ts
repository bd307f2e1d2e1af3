import { success, type Result } from '../../../result.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import type { AppContext } from '../../app/app-context.ts';
import { offerOf } from '../../services/editing/library.ts';
import {
  addModule,
  changeModule,
  moduleChangeSchema,
  newModuleSchema,
  ownerSchema,
  readModule,
  type ModuleKey,
} from '../../services/editing/module-edits.ts';
import { noRecord } from '../../services/editing/save.ts';
import { answered, editorCall, type EditorCall, type EditorCallRow } from './call-row.ts';

const KIND = '[module]';
const ONE = `${KIND}/[id]`;
const where = { module: '[a-z][a-z0-9]{1,39}', id: '[a-z0-9][a-z0-9-]{0,39}' };
const queries = ['content_type', 'object_id'] as const;

/** Who asks for a kind that there is not is told so, whoever it is. */
const exists = ({ modules }: AppContext, { module = '' }: Readonly<Record<string, string>>) =>
  modules.has(module);

/** The module that an address names, with the record that its query names. */
function keyOf({ params, query, locale }: EditorCall): Result<ModuleKey> {
  const owner = ownerSchema.safeParse(Object.fromEntries(query), { error: errorsIn(locale) });
  if (!owner.success) return invalid(owner.error.issues, locale);
  const { module: kind = '', id: module = '' } = params;
  return success({ ...owner.data, kind, module });
}

async function change(
  call: EditorCall,
  data: Readonly<Record<string, unknown>> | null,
): Promise<Result<unknown>> {
  const key = keyOf(call);
  if (!key.ok) return key;
  const revision = call.revision ?? { version: 0, draft: 0 };
  return changeModule(call.app, { key: key.value, revision }, data, call.editor);
}

const changeRow = (method: 'POST' | 'PATCH', summary: string): EditorCallRow =>
  editorCall({
    path: ONE,
    where,
    method,
    summary,
    body: moduleChangeSchema,
    ifMatch: true,
    queries,
    exists,
    run: async (call) => answered(await change(call, call.body.data)),
  });

/** Calls on one module, as the specification has them (ED-04, ED-05), a row each. */
export const MODULE_CALLS: readonly EditorCallRow[] = [
  editorCall({
    path: KIND,
    where,
    method: 'GET',
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
    summary: 'puts a module onto a record; If-Match but for a section with a key',
    body: newModuleSchema,
    exists,
    async run({ app, params, body, revision, editor }) {
      const { module: kind = '' } = params;
      return answered(await addModule(app, { kind, order: body }, revision, editor), 201);
    },
  }),
  editorCall({
    path: ONE,
    where,
    method: 'GET',
    summary: 'one module of a record',
    queries,
    exists,
    async run(call) {
      const key = keyOf(call);
      return answered(key.ok ? await readModule(call.app, key.value, call.editor) : key);
    },
  }),
  changeRow('POST', 'changes it, as PATCH'),
  changeRow('PATCH', 'changes the fields that are handed in'),
  editorCall({
    path: ONE,
    where,
    method: 'DELETE',
    summary: 'deletes it',
    ifMatch: true,
    queries,
    exists,
    run: async (call) => answered(await change(call, null)),
  }),
];
