import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { recordId } from '../../../../content/fields/reference.ts';
import { KINDS, type Kind } from '../../../../content/records/kinds.ts';
import { instantText } from '../../../dates/dates.ts';
import type { FieldErrors } from '../../../editing/calls.ts';
import {
  allModules,
  listAt,
  moduleById,
  withInserted,
  withModule,
  withoutModule,
  type Content,
} from '../../../editing/content.ts';
import { revisionText, type SeenRevision } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import { noteWritten } from '../../../editing/translation/written.ts';
import { failure, success, type Result } from '../../../result.ts';
import { checkedModules } from '../modules/library.ts';
import { checkDraft } from './check.ts';
import {
  changeDraft,
  writeDraft,
  noRecord,
  type Editor,
  type EditingServices,
  type SeenRecord,
  type Tx,
} from './save.ts';
import { loadEditable, type EditableRecord } from './editable-record.ts';

/*
 * One module of one record, in its draft (specification §7). The editor of this product
 * saves pages as a whole; programs that know these calls go on working.
 */

/** Which record a module stands on: `content_type` its kind, `object_id` its id. */
const owner = {
  content_type: z.enum(KINDS as [Kind, ...Kind[]]),
  object_id: z.coerce.number().pipe(recordId),
};
export const ownerSchema = z.object(owner);
export type Owner = z.output<typeof ownerSchema>;

/** Every call on modules takes its record in its query or, where it has a body, in that. */
const ownerInBody = {
  content_type: owner.content_type.optional(),
  object_id: owner.object_id.optional(),
};
export const ownedSchema = z.object(ownerInBody);

export const newModuleSchema = z.strictObject({
  ...ownerInBody,
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
type NewModule = z.output<typeof newModuleSchema> & Owner;

export const moduleChangeSchema = z.object({
  ...ownerInBody,
  data: z.record(z.string().max(60), z.unknown()),
});

/** What a change of a module is answered with. */
export interface ChangedModule {
  readonly revision: string;
  /** Null: it is gone. */
  readonly module: StoredModule | null;
  readonly fieldErrors: FieldErrors;
}

/** Bytes of a module's random id. */
const ID_BYTES = 8;

const noRevision = (locale: Editor['locale']) =>
  failure('version_required', translator(locale)('editing:error.revision'));

/** A module of a record, by its kind and its id on the page. */
export interface ModuleKey extends Owner {
  readonly module: string;
  readonly kind: string;
}

const seenRecord = (
  { content_type: kind, object_id: id }: Owner,
  revision: SeenRevision,
): SeenRecord => ({
  kind,
  id,
  revision,
});

/** Writes a draft in which one module is another one, with the time at which its texts were written. */
async function saveChange(
  { modules, now }: EditingServices,
  { tx, editable }: { readonly tx: Tx; readonly editable: EditableRecord },
  { content: changed, id }: { readonly content: Content; readonly id: string },
  { name, locale, source }: Editor,
): Promise<Result<ChangedModule>> {
  const change = { kind: editable.kind, before: editable.content, after: changed };
  const fieldErrors = checkDraft(change, await checkedModules(tx, modules), locale);
  if (!fieldErrors.ok) return fieldErrors;
  const before = moduleById(editable.content.modules, id);
  const stamp = (module: StoredModule): StoredModule => ({
    ...module,
    written: noteWritten(before, module, instantText(now())),
  });
  const content = { ...changed, modules: withModule(changed.modules, id, stamp) };
  const revision = await writeDraft(tx, editable, content, {
    saved_by: name,
    write_source: source,
  });
  return success({
    revision: revisionText(revision),
    module: moduleById(content.modules, id),
    fieldErrors: fieldErrors.value,
  });
}

/** The content with a new module in it; null where there is no such place. */
function withNew(
  content: Content,
  { kind, version, id }: { readonly kind: string; readonly version: number; readonly id: string },
  order: NewModule,
): Content | null {
  const { column, slug } = order;
  const parent = typeof order.parent === 'string' ? order.parent : null;
  if (parent !== null && moduleById(content.modules, parent) === null) return null;
  const index = order.index ?? listAt(content.modules, { parent, column }).length;
  const data = slug === undefined ? order.data : { ...order.data, slug };
  const module: StoredModule = { id, kind, version, data, columns: [] };
  return { ...content, modules: withInserted(content.modules, module, { parent, column, index }) };
}

/**
 * Puts a module onto a record. A section with a key that is there already is answered as it is.
 * @param revision the state that the caller saw; null, which only a section with a key may have
 */
export async function addModule(
  app: EditingServices,
  { kind, order }: { readonly kind: string; readonly order: NewModule },
  revision: SeenRevision | null,
  editor: Editor,
): Promise<Result<ChangedModule>> {
  const { content_type: type, object_id: object, slug } = order;
  const version = app.modules.get(kind)?.description.version ?? 1;
  const current = await loadEditable(app.database.db, type, object);
  if (current === null) return noRecord(editor.locale);
  // An empty section takes nobody's work away, whatever came before it.
  const seen = revision ?? (slug === undefined ? null : current.revision);
  if (seen === null) return noRevision(editor.locale);
  return changeDraft(app.database, seenRecord(order, seen), editor, async (tx, editable) => {
    const existing = allModules(editable.content.modules).find(
      (module) => slug !== undefined && module.kind === kind && module.data['slug'] === slug,
    );
    if (existing !== undefined)
      return success({
        revision: revisionText(editable.revision),
        module: existing,
        fieldErrors: {},
      });
    const id = `m${randomBytes(ID_BYTES).toString('hex')}`;
    const content = withNew(editable.content, { kind, version, id }, order);
    if (content === null) {
      const text = translator(editor.locale)('editing:error.place');
      return failure('invalid', text, { parent: text });
    }
    return saveChange(app, { tx, editable }, { content, id }, editor);
  });
}

const moduleIn = ({ modules }: Content, { module: id, kind }: ModuleKey): StoredModule | null => {
  const module = moduleById(modules, id);
  return module?.kind === kind ? module : null;
};

/** One module of a record as it is worked on. */
export async function readModule(
  app: EditingServices,
  key: ModuleKey,
  { locale }: Editor,
): Promise<Result<unknown>> {
  const editable = await loadEditable(app.database.db, key.content_type, key.object_id);
  const module = editable && moduleIn(editable.content, key);
  if (editable === null || module === null) return noRecord(locale);
  return success({ revision: revisionText(editable.revision), module });
}

/** Changes a module in the fields that are handed in, or, with null, deletes it with what stands in it. */
export function changeModule(
  app: EditingServices,
  { key, revision }: { readonly key: ModuleKey; readonly revision: SeenRevision },
  data: Readonly<Record<string, unknown>> | null,
  editor: Editor,
): Promise<Result<unknown>> {
  return changeDraft(app.database, seenRecord(key, revision), editor, (tx, editable) => {
    const { content } = editable;
    const { module: id } = key;
    if (moduleIn(content, key) === null) return Promise.resolve(noRecord(editor.locale));
    const modules =
      data === null
        ? withoutModule(content.modules, id)
        : withModule(content.modules, id, (module) => ({
            ...module,
            data: { ...module.data, ...data },
          }));
    return saveChange(app, { tx, editable }, { content: { ...content, modules }, id }, editor);
  });
}
