import type { Transaction } from 'kysely';
import type { InputOf } from '../../../../content/records/define.ts';
import { inputSchema } from '../../../../content/records/define.ts';
import { moduleTree } from '../../../../content/fields/module-tree.ts';
import {
  isVersioned,
  records,
  type Kind,
  type Records,
} from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { WriteSource } from '../../../versions/write-source.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import {
  draftLine,
  draftOf,
  forgetDrafts,
  versionById,
  versionsOf,
  type RecordVersion,
} from '../../repositories/versions.ts';
import type { Database } from '../../db/schema.ts';
import { type ModuleLibrary, checkedModules } from '../modules/library.ts';
import { checkDraft } from './check.ts';
import { contentOf } from './content.ts';
import {
  changeDraft,
  changedMeanwhile,
  writeDraft,
  noRecord,
  type Editor,
  type EditingServices,
  type SeenRecord,
} from './save.ts';
import { settleCopies } from './settle.ts';
import { loadEditable, type EditableRecord } from './editable-record.ts';

/*
 * Drafts as programs keep them: each hands in the whole record. Editors on the page
 * send what they changed (`editing/save.ts`); both work on the same draft.
 */

type Drafted = Pick<EditingServices, 'database' | 'records' | 'modules'>;

/** Whose draft it is, and what it is checked by. */
interface DraftOptions {
  readonly name: string | null;
  readonly source: WriteSource;
  readonly locale: Locale;
  readonly modules: ModuleLibrary;
}

const noDraft = (locale: Locale) => failure('not_found', translator(locale)('api:noDraft'));

/** What a program hands in as the whole content of a draft, with what it left out. */
function wholeContent(kind: Kind, body: Readonly<Record<string, unknown>>, locale: Locale) {
  const fieldNames = Object.keys(inputSchema(records[kind]).shape);
  const unknown = Object.keys(body).filter((key) => !fieldNames.includes(key));
  if (unknown.length > 0) {
    const text = translator(locale)('editing:error.field');
    return failure('invalid', text, Object.fromEntries(unknown.map((key) => [key, text])));
  }
  const tree = moduleTree().schema.safeParse(body['modules'], { error: errorsIn(locale) });
  return tree.success
    ? success(contentOf(kind, body))
    : invalid(
        tree.error.issues.map((issue) => ({ ...issue, path: ['modules', ...issue.path] })),
        locale,
      );
}

/**
 * Keeps what somebody works on beside what is public. A draft may be unfinished:
 * it is checked as a whole when it is published.
 * @param seen the state that the caller started from: with a draft beside the record, its id, too
 */
export async function saveDraft(
  { database, modules }: Drafted,
  seen: SeenRecord,
  body: Readonly<Record<string, unknown>>,
  { name, locale, source }: Editor,
): Promise<Result<RecordVersion>> {
  const { kind } = seen;
  if (!isVersioned(kind)) return noRecord(locale);
  return changeDraft(database, seen, { locale }, async (tx, editable) =>
    writeWholeDraft(tx, editable, body, { name, locale, source, modules }),
  );
}

/**
 * The same as a part of a write.
 * @param body the whole content; what it leaves out is as nobody had filled it in
 */
export async function writeWholeDraft(
  tx: Transaction<Database>,
  editable: EditableRecord,
  body: Readonly<Record<string, unknown>>,
  { name, locale, source, modules }: DraftOptions,
): Promise<Result<RecordVersion>> {
  const { kind } = editable;
  const content = wholeContent(kind, body, locale);
  if (!content.ok) return content;
  const checked = checkDraft(
    { kind, before: editable.content, after: content.value },
    await checkedModules(tx, modules),
    locale,
  );
  if (!checked.ok) return checked;
  const { draft } = await writeDraft(tx, editable, content.value, {
    saved_by: name,
    write_source: source,
  });
  return success((await versionById(tx, kind, editable.record.id, draft)) as RecordVersion);
}

/** The draft of a record, or `not_found`. */
export async function readDraft(
  { database }: Drafted,
  kind: Kind,
  id: number,
  locale: Locale,
): Promise<Result<RecordVersion>> {
  const draft = await draftOf(database.db, kind, id);
  return draft === null ? noDraft(locale) : success(draft);
}

/** Every state of a record that is kept, the newest first. */
export const readVersions = async (
  { database }: Drafted,
  kind: Kind,
  id: number,
): Promise<Result<readonly RecordVersion[]>> => success(await versionsOf(database.db, kind, id));

/**
 * Makes a draft public, if it is still the one that the caller saw, and the record
 * still the one that it started from. A refused draft stays.
 * @param expected the id of the draft; null: any
 * @returns the record, or what is wrong with the draft, at its fields
 */
export async function publishDraft<K extends Kind>(
  { records: writer, modules }: Drafted,
  {
    kind,
    id,
    draft: expected,
  }: { readonly kind: K; readonly id: number; readonly draft: number | null },
  { name, locale, source }: Editor,
): Promise<Result<Entity<K>>> {
  return writer.write(async (tx) => {
    await writer.holdIn(tx, kind, id);
    const editable = await loadEditable(tx, kind, id);
    if (editable?.draft == null) return noDraft(locale);
    const { draft } = editable;
    if (expected !== null && draft.id !== expected) return changedMeanwhile(locale);
    const input = contentOf(kind, draft.content) as unknown as InputOf<Records[K]>;
    const key = { kind, id, version: draft.base };
    const published = await writer.updateIn(tx, key, input, { locale, by: name, source });
    if (!published.ok) return published;
    const line = await draftLine(tx, kind, id);
    const done = { kind, saved: published.value, editable, language: null };
    if (line !== null) await settleCopies(tx, done, { line, at: null }, modules);
    await forgetDrafts(tx, kind, id);
    return published;
  });
}
