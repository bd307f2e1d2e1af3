import type { Transaction } from 'kysely';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { SavedState } from '../../../editing/calls.ts';
import { allModules, moduleById, type Content } from '../../../editing/content.ts';
import { applyDelta, type Delta } from '../../../editing/delta.ts';
import {
  ANY_REVISION,
  revisionText,
  type Revision,
  type SeenRevision,
} from '../../../editing/revision.ts';
import { noteWritten } from '../../../editing/translation/written.ts';
import { failure, success, type Result } from '../../../result.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Database } from '../../db/schema.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import type { WriteSource } from '../../../versions/write-source.ts';
import type { Actor } from '../audit/actor.ts';
import { type ModuleLibrary, checkedModules } from '../modules/library.ts';
import { savePublicVersion } from '../records/history.ts';
import type { RecordService } from '../records/record-service.ts';
import { lockRecord } from '../../repositories/records.ts';
import {
  beginLine,
  draftLine,
  forgetDrafts,
  insertVersion,
  versionById,
  type SavedBy,
} from '../../repositories/versions.ts';
import { checkDraft, linkErrors } from './check.ts';
import { loadEditable, type EditableRecord } from './editable-record.ts';

/** A transaction that somebody's work is written in. */
export type Tx = Transaction<Database>;

/** What editing needs of the application. */
export interface EditingServices {
  readonly database: OpenDatabase;
  readonly records: RecordService;
  readonly modules: ModuleLibrary;
  readonly now: () => Date;
}

/** A record in the state that a caller saw: what a change starts from. */
export interface SeenRecord {
  readonly kind: Kind;
  readonly id: number;
  readonly revision: SeenRevision;
}

/** Whose work it is: the name and write source that it is saved with, and the language of errors. */
export interface Editor {
  readonly name: string;
  readonly locale: Locale;
  readonly source: WriteSource;
  /** For the audit log; left out: nobody who is noted. */
  readonly actor?: Actor;
}

export const noRecord = (locale: Locale) =>
  failure('not_found', translator(locale)('editing:error.gone'));
export const changedMeanwhile = (locale: Locale) =>
  failure('conflict', translator(locale)('editing:error.changed'));

export const isAt = (editable: EditableRecord, seen: SeenRevision): boolean =>
  seen === ANY_REVISION ||
  (editable.revision.version === seen.version && editable.revision.draft === seen.draft);

/**
 * Keeps content as the draft of a record, in place of the one before. What it started
 * from is kept, too: a later change of it can be told from this one.
 * @returns the new revision, higher than every one before
 */
export async function writeDraft(
  tx: Transaction<Database>,
  { kind, record }: Pick<EditableRecord, 'kind' | 'record'>,
  content: Content,
  { saved_by, write_source }: SavedBy,
): Promise<Revision> {
  const { id, version } = record;
  await savePublicVersion(tx, kind, record);
  const line = await draftLine(tx, kind, id);
  const draft = await insertVersion(tx, kind, id, {
    state: 'draft',
    base: version,
    content,
    saved_by,
    write_source,
    line,
  });
  if (line === null) await beginLine(tx, draft);
  await forgetDrafts(tx, kind, id, draft);
  return { version, draft };
}

/** The content with what is noted of the texts of its modules, by this server's clock. */
function stamped(before: Content, after: Content, now: string): Content {
  const stamp = (module: StoredModule): StoredModule => {
    const was = moduleById(before.modules, module.id);
    const written = noteWritten(was, module, now);
    const { written: _, ...rest } = module;
    return {
      ...rest,
      columns: module.columns.map((column) => column.map(stamp)),
      ...(Object.keys(written).length > 0 && { written }),
    };
  };
  return { ...after, modules: after.modules.map(stamp) };
}

/** What became of content that was to be kept. */
interface KeptDraft {
  readonly content: Content;
  readonly revision: Revision;
  /** What is not finished yet, by path. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** Checks content that somebody made of a record, and keeps it as its draft. */
export async function keepDraft(
  tx: Tx,
  { modules, now }: Pick<EditingServices, 'modules' | 'now'>,
  { editable, wanted }: { readonly editable: EditableRecord; readonly wanted: Content },
  { name, locale, source }: Editor,
): Promise<Result<KeptDraft>> {
  const { kind, content: before } = editable;
  const change = { kind, before, after: wanted };
  const fieldErrors = checkDraft(change, await checkedModules(tx, modules), locale);
  if (!fieldErrors.ok) return fieldErrors;
  const content = stamped(before, wanted, instantText(now()));
  const by = { saved_by: name, write_source: source };
  const revision = await writeDraft(tx, editable, content, by);
  return success({ content, revision, fieldErrors: fieldErrors.value });
}

/**
 * Saves what changed as the draft, if the caller saw the newest state: of two at once
 * one is told of the other.
 */
export async function saveDelta(
  services: EditingServices,
  seen: SeenRecord,
  delta: Delta,
  editor: Editor,
): Promise<Result<SavedState>> {
  const { kind, id } = seen;
  const { name, locale } = editor;
  const { database, modules, now } = services;
  return changeDraft(database, seen, editor, async (tx, editable) => {
    const wanted = applyDelta(editable.content, delta);
    const kept = await keepDraft(tx, services, { editable, wanted }, editor);
    if (!kept.ok) return kept;
    const { content, revision, fieldErrors } = kept.value;
    const row = await versionById(tx, kind, id, revision.draft);
    const changed = allModules(content.modules).filter((module) => module.id in delta.modules);
    return success({
      revision: revisionText(revision),
      saved: { at: row?.saved_at ?? instantText(now()), by: name },
      fieldErrors: {
        ...(await linkErrors(tx, editable.public, content, { modules, locale })),
        ...fieldErrors,
      },
      written: Object.fromEntries(
        changed.map(({ id: changedId, written = {} }) => [changedId, written]),
      ),
    });
  });
}

/** Writes to the draft of a record that still is as the caller saw it, which nobody else can meanwhile. */
export async function changeDraft<Value>(
  database: OpenDatabase,
  { kind, id, revision }: SeenRecord,
  { locale }: Pick<Editor, 'locale'>,
  change: (tx: Transaction<Database>, editable: EditableRecord) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return transaction(database, async (tx) => {
    await lockRecord(tx, kind, id);
    const editable = await loadEditable(tx, kind, id);
    if (editable === null) return noRecord(locale);
    if (!isAt(editable, revision)) return changedMeanwhile(locale);
    return change(tx, editable);
  });
}
