import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { recordId } from '../../../../content/fields/reference.ts';
import { records, type Kind } from '../../../../content/records/kinds.ts';
import { instantText } from '../../../dates/dates.ts';
import type { ModuleCall } from '../../../routing/editing-routes.ts';
import type { Mistakes } from '../../../editing/calls.ts';
import {
  allModules,
  listAt,
  moduleById,
  withInserted,
  withModule,
  withoutModule,
  type Content,
} from '../../../editing/content.ts';
import { writtenNow } from '../../../editing/language.ts';
import { revisionText, type Revision } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import type { AppContext } from '../../app/app-context.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { answered, editorOf, noRevision, type EditingAnswer } from './answer.ts';
import { checkDraft } from '../../services/editing/check.ts';
import { offerOf } from '../../services/editing/library.ts';
import {
  changeDraft,
  keepDraft,
  noRecord,
  type Editor,
  type Tx,
} from '../../services/editing/save.ts';
import { workOn, type Work } from '../../services/editing/work.ts';

/*
 * The calls of the specification (§7): one module of one record, in its draft. The
 * editor of this house saves pages as a whole; programs that know these calls go on.
 */

const kinds = Object.keys(records) as [Kind, ...Kind[]];
/** Which record a module stands on: `content_type` its kind, `object_id` its id. */
const subject = { content_type: z.enum(kinds), object_id: z.coerce.number().pipe(recordId) };
const subjectSchema = z.object(subject);
const newSchema = z.strictObject({
  ...subject,
  /** The id of the module in whose column it comes; a number, as the container's call names the page: at the top. */
  parent: z
    .union([z.string().max(40), z.int()])
    .nullable()
    .default(null),
  column: z.int().min(0).max(2).default(0),
  index: z.int().min(0).max(300).optional(),
  data: z.record(z.string().max(60), z.unknown()).default({}),
  /** Of a container: the key under which it is found. */
  slug: z.string().max(60).optional(),
});
type NewModule = z.output<typeof newSchema>;
const changeSchema = z.object({ data: z.record(z.string().max(60), z.unknown()) });

export interface ModuleRequest {
  readonly method: string;
  readonly revision: Revision | null;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly caller: Caller;
}

/** What a change of a module is answered with. */
interface ChangedModule {
  readonly revision: string;
  /** Null: it is gone. */
  readonly module: StoredModule | null;
  readonly mistakes: Mistakes;
}

type Calling = Pick<AppContext, 'database' | 'modules' | 'now'>;

/** Bytes of a module's random id. */
const ID_BYTES = 8;

async function kept(
  { modules, now }: Calling,
  tx: Tx,
  work: Work,
  wanted: Content,
  id: string,
  { name, locale }: Editor,
): Promise<Result<ChangedModule>> {
  const mistakes = checkDraft(work.kind, work.content, wanted, modules, locale);
  if (!mistakes.ok) return mistakes;
  const before = moduleById(work.content.modules, id);
  const stamp = (module: StoredModule): StoredModule => ({
    ...module,
    written: writtenNow(before, module, instantText(now())),
  });
  const content = { ...wanted, modules: withModule(wanted.modules, id, stamp) };
  const revision = await keepDraft(tx, work, content, name);
  return success({
    revision: revisionText(revision),
    module: moduleById(content.modules, id),
    mistakes: mistakes.value,
  });
}

/** The content with a new module in it; null where there is no such place. */
function withNew(content: Content, kind: string, version: number, asked: NewModule, id: string) {
  const { parent: wanted, column, slug } = asked;
  const parent = typeof wanted === 'string' ? wanted : null;
  if (parent !== null && moduleById(content.modules, parent) === null) return null;
  const index = asked.index ?? listAt(content.modules, { parent, column }).length;
  const data = slug === undefined ? asked.data : { ...asked.data, slug };
  const module: StoredModule = { id, kind, version, data, columns: [] };
  return { ...content, modules: withInserted(content.modules, module, { parent, column, index }) };
}

async function add(
  app: Calling,
  kind: string,
  asked: NewModule,
  said: Revision | null,
  editor: Editor,
): Promise<Result<ChangedModule>> {
  const { content_type: type, object_id: object, slug } = asked;
  const version = app.modules.get(kind)?.description.version ?? 1;
  const work = await workOn(app.database.db, type, object);
  if (work === null) return noRecord(editor.locale);
  // ED-04: an empty section takes nobody's work away, whatever came before it.
  const revision = said ?? (slug === undefined ? null : work.revision);
  if (revision === null) return noRevision(editor);
  return changeDraft(app.database, type, object, revision, editor, async (tx, now) => {
    const there = allModules(now.content.modules).find(
      (module) => slug !== undefined && module.kind === kind && module.data['slug'] === slug,
    );
    if (there !== undefined)
      return success({ revision: revisionText(now.revision), module: there, mistakes: {} });
    const id = `m${randomBytes(ID_BYTES).toString('hex')}`;
    const content = withNew(now.content, kind, version, asked, id);
    if (content === null)
      return failure('invalid', translator(editor.locale)('editing:error.place'), {
        parent: translator(editor.locale)('editing:error.place'),
      });
    return kept(app, tx, now, content, id, editor);
  });
}

/** One module of a record: read, changed in the fields that are handed in, or deleted with what stands in it. */
async function one(
  app: Calling,
  { kind, module: id }: { readonly kind: string; readonly module: string },
  { method, revision, query, body }: ModuleRequest,
  editor: Editor,
): Promise<Result<unknown>> {
  const errors = errorsIn(editor.locale);
  const asked = subjectSchema.safeParse(Object.fromEntries(query), { error: errors });
  if (!asked.success) return invalid(asked.error.issues, editor.locale);
  const { content_type: type, object_id: object } = asked.data;
  const found = (content: Content) => {
    const module = moduleById(content.modules, id);
    return module?.kind === kind ? module : null;
  };
  if (method === 'GET') {
    const work = await workOn(app.database.db, type, object);
    const module = work && found(work.content);
    if (work === null || module === null) return noRecord(editor.locale);
    return success({ revision: revisionText(work.revision), module });
  }
  if (revision === null) return noRevision(editor);
  const change = changeSchema.safeParse(method === 'DELETE' ? { data: {} } : body, {
    error: errors,
  });
  if (!change.success) return invalid(change.error.issues, editor.locale);
  return changeDraft(app.database, type, object, revision, editor, (tx, work) => {
    const { content } = work;
    if (found(content) === null) return Promise.resolve(noRecord(editor.locale));
    const modules =
      method === 'DELETE'
        ? withoutModule(content.modules, id)
        : withModule(content.modules, id, (module) => ({
            ...module,
            data: { ...module.data, ...change.data.data },
          }));
    return kept(app, tx, work, { ...content, modules }, id, editor);
  });
}

/** A call on a kind of module, or on one module (ED-05). */
export async function answerModule(
  app: Calling,
  { locale, kind, module }: ModuleCall,
  request: ModuleRequest,
): Promise<EditingAnswer> {
  const known = app.modules.get(kind);
  if (known === undefined) return answered(noRecord(locale));
  const editor = editorOf(request.caller, locale);
  if (module !== null) return answered(await one(app, { kind, module }, request, editor));
  if (request.method === 'GET') return answered(success(await offerOf(known, locale)));
  const asked = newSchema.safeParse(request.body ?? {}, { error: errorsIn(locale) });
  if (!asked.success) return answered(invalid(asked.error.issues, locale));
  return answered(await add(app, kind, asked.data, request.revision, editor), 201);
}
