import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import { modulesIn } from '../../../../content/fields/module-tree.ts';
import type { InputOf } from '../../../../content/records/define.ts';
import type { Kind, Records } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { PublishOrder } from '../../../editing/calls.ts';
import type { Content } from '../../../editing/content.ts';
import { translator } from '../../../i18n/translator.ts';
import { invalid } from '../../../i18n/validation.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { recordById } from '../../repositories/records.ts';
import { insertScheduled } from '../../repositories/schedule.ts';
import { draftLine, draftOf, forgetDrafts, insertVersion } from '../../repositories/versions.ts';
import { type ModuleLibrary, checkedModules } from '../modules/library.ts';
import { sectionOf, sectionsNamed } from '../modules/shared-sections.ts';
import { issue } from '../records/issue.ts';
import { checkedInput } from '../records/record-input.ts';
import {
  changedMeanwhile,
  isAt,
  noRecord,
  type EditingServices,
  type Editor,
  type SeenRecord,
} from './save.ts';
import { publicPart, settlePublished } from './settle.ts';
import { loadEditable, type EditableRecord } from './editable-record.ts';

type Tx = Transaction<Database>;

/** What becomes public of a draft: all of it, or the texts of one language and what both share. */
function wanted(
  editable: EditableRecord,
  language: Locale | null,
  library: ModuleLibrary,
): Content {
  return publicPart(
    editable.record.is_online ? editable.public : null,
    editable.content,
    language,
    library,
  );
}

const asInput = (content: Content, isOnline: boolean) =>
  ({ ...content, is_online: isOnline }) as unknown as InputOf<Records[Kind]>;

/** New shared sections that visitors would not see: the page would be without them. */
async function hiddenSections(
  tx: Tx,
  { public: before, record }: EditableRecord,
  after: Content,
  { modules, locale }: { readonly modules: ModuleLibrary; readonly locale: Locale },
): Promise<Result<null>> {
  const known = record.is_online ? sectionsNamed(before.modules, modules) : [];
  const issues: z.core.$ZodIssue[] = [];
  for (const { module, path } of modulesIn(after.modules)) {
    const id = sectionOf(module, modules);
    const section =
      id === null || known.includes(id) ? null : await recordById(tx, 'shared_section', id);
    const field = modules.get(module.kind)?.description.section ?? '';
    if (section?.is_online === false)
      issues.push(issue(['modules', ...path, 'data', field], MESSAGES.sectionOffline));
  }
  return issues.length === 0 ? success(null) : invalid(issues, locale);
}

/** Publishes what is worked on; what is refused is not lost: the draft stays as it was. */
async function publishIn(
  { records, modules }: EditingServices,
  { tx, editable }: { readonly tx: Tx; readonly editable: EditableRecord },
  language: Locale | null,
  { name, locale, source }: Editor,
): Promise<Result<null>> {
  const { kind, record } = editable;
  const content = wanted(editable, language, modules);
  const seen = await hiddenSections(tx, editable, content, { modules, locale });
  if (!seen.ok) return seen;
  const input = asInput(content, true);
  const saved = await records.updateIn(tx, { kind, ...record }, input, {
    locale,
    by: name,
    source,
  });
  if (!saved.ok) return saved;
  const by = editable.draft ?? { saved_by: name, write_source: source };
  await settlePublished(tx, { kind, saved: saved.value, editable, language, by }, modules, locale);
  return success(null);
}

/** Keeps what is to become public as it is now, and notes when. */
async function scheduleIn(
  { modules, now }: EditingServices,
  { tx, editable }: { readonly tx: Tx; readonly editable: EditableRecord },
  { language, at }: PublishOrder & { readonly at: string },
  { name, locale, source }: Editor,
): Promise<Result<null>> {
  if (Date.parse(at) <= now().getTime()) return inThePast(locale);
  const { kind, record } = editable;
  const content = wanted(editable, language, modules);
  const checks = await checkedModules(tx, modules);
  const checked = checkedInput(kind, asInput(content, true), checks, locale);
  if (!checked.ok) return checked;
  const version = await insertVersion(tx, kind, record.id, {
    state: 'scheduled',
    base: record.version,
    content,
    saved_by: name,
    write_source: source,
    line: await draftLine(tx, kind, record.id),
  });
  await insertScheduled(tx, {
    kind,
    record: record.id,
    action: 'publish',
    at: instantText(new Date(at)),
    version_id: version,
    language,
    scheduled_by: name,
  });
  return success(null);
}

function inThePast(locale: Locale) {
  const text = translator(locale)('editing:error.past');
  return failure('invalid', text, { at: text });
}

/** Puts what the caller saw before the public, now or later; a page that was offline is online then. */
export async function publish(
  app: EditingServices,
  { kind, id, revision }: SeenRecord,
  { language, at }: PublishOrder,
  editor: Editor,
): Promise<Result<null>> {
  return app.records.write(async (tx) => {
    await app.records.holdIn(tx, kind, id);
    const editable = await loadEditable(tx, kind, id);
    if (editable === null) return noRecord(editor.locale);
    // What somebody else made public is replaced by nobody who was not shown it.
    if (!isAt(editable, revision) || editable.overlaps.length > 0)
      return changedMeanwhile(editor.locale);
    return at === null
      ? publishIn(app, { tx, editable }, language, editor)
      : scheduleIn(app, { tx, editable }, { language, at }, editor);
  });
}

/** A record that nobody else writes meanwhile, as the caller saw it; a failure where it has changed. */
async function heldWork(
  app: EditingServices,
  tx: Tx,
  { kind, id, revision }: SeenRecord,
  locale: Locale,
): Promise<Result<EditableRecord>> {
  await app.records.holdIn(tx, kind, id);
  const editable = await loadEditable(tx, kind, id);
  if (editable === null) return noRecord(locale);
  return isAt(editable, revision) ? success(editable) : changedMeanwhile(locale);
}

/** Takes a record off the site, now or later; its draft stays. */
export async function unpublish(
  app: EditingServices,
  seen: SeenRecord,
  at: string | null,
  { name, locale, source }: Editor,
): Promise<Result<null>> {
  const { kind, id } = seen;
  return app.records.write(async (tx) => {
    const held = await heldWork(app, tx, seen, locale);
    if (!held.ok) return held;
    const editable = held.value;
    if (at === null) {
      if (!editable.record.is_online) return success(null);
      const hidden = await app.records.hideIn(tx, kind, editable.record, {
        locale,
        by: name,
        source,
      });
      return hidden.ok ? success(null) : hidden;
    }
    if (Date.parse(at) <= app.now().getTime()) return inThePast(locale);
    await insertScheduled(tx, {
      kind,
      record: id,
      action: 'unpublish',
      at: instantText(new Date(at)),
      version_id: null,
      language: null,
      scheduled_by: name,
    });
    return success(null);
  });
}

/** Puts a record back that was taken off the site, just as it was public; its draft stays. */
export async function republish(
  app: EditingServices,
  seen: SeenRecord,
  { name, locale, source }: Editor,
): Promise<Result<null>> {
  return app.records.write(async (tx) => {
    const held = await heldWork(app, tx, seen, locale);
    if (!held.ok) return held;
    const editable = held.value;
    if (editable.record.is_online) return success(null);
    // By the way of every other write: its address may be another page's by now.
    const input = asInput(editable.public, true);
    const saved = await app.records.updateIn(tx, { ...editable.record, kind: seen.kind }, input, {
      locale,
      by: name,
      source,
    });
    return saved.ok ? success(null) : saved;
  });
}

/** Throws away what is worked on; what is public stays. */
export async function discard(
  app: EditingServices,
  seen: SeenRecord,
  { locale }: Editor,
): Promise<Result<null>> {
  const { kind, id } = seen;
  return app.records.write(async (tx) => {
    const held = await heldWork(app, tx, seen, locale);
    if (!held.ok) return held;
    if ((await draftOf(tx, kind, id)) !== null) await forgetDrafts(tx, kind, id);
    return success(null);
  });
}
