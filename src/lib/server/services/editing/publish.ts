import type { Transaction } from 'kysely';
import type { InputOf } from '../../../../content/records/define.ts';
import type { Kind, Records } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { PublishOrder } from '../../../editing/calls.ts';
import { isSame, type Content } from '../../../editing/content.ts';
import { publishLanguage } from '../../../editing/language.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { noteScheduled } from '../../repositories/schedule.ts';
import {
  draftLine,
  draftOf,
  forgetDrafts,
  lineOf,
  moveWaiting,
  noteVersion,
  type SavedBy,
} from '../../repositories/versions.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { migrateModule } from '../modules/migrate-module.ts';
import { checkedModules } from '../modules/checked-modules.ts';
import { checkedInput } from '../records/record-input.ts';
import { contentOf } from './content.ts';
import {
  changedMeanwhile,
  isAt,
  keepDraft,
  noRecord,
  type EditingServices,
  type Editor,
  type SeenRecord,
} from './save.ts';
import { workOn, type Work } from './work.ts';

type Tx = Transaction<Database>;

/** The content with every module in the form that its kind has now: old and new can be put together. */
function inNewestForm(content: Content, library: ModuleLibrary): Content {
  const raised = (module: Content['modules'][number]): Content['modules'][number] => {
    const kind = library.get(module.kind);
    const columns = module.columns.map((column) => column.map(raised));
    if (kind === undefined) return { ...module, columns };
    const { version } = kind.description;
    return { ...module, version, data: migrateModule(module, kind), columns };
  };
  return { ...content, modules: content.modules.map(raised) };
}

/** What becomes public of a draft: all of it, or the texts of one language and what both share. */
function wanted(work: Work, language: Locale | null, library: ModuleLibrary): Content {
  if (language === null) return work.content;
  const before = work.record.is_online ? inNewestForm(work.public, library) : null;
  return publishLanguage(before, inNewestForm(work.content, library), language);
}

const asInput = (content: Content, isOnline: boolean) =>
  ({ ...content, is_online: isOnline }) as unknown as InputOf<Records[Kind]>;

/** A draft of which some became public: the record as saved, and what the draft held. */
interface PublishedDraft {
  readonly kind: Kind;
  readonly saved: Entity<Kind>;
  readonly content: Content;
  readonly by: SavedBy;
}

/** What is left of a draft when some of it became public; without anything left it goes. */
export async function settleDraft(
  tx: Tx,
  { kind, saved, content, by }: PublishedDraft,
  library: ModuleLibrary,
  locale: Locale,
): Promise<void> {
  const modules = await checkedModules(tx, library);
  const whole = checkedInput(kind, asInput(content, saved.is_online), modules, locale);
  const isAll = whole.ok && isSame(contentOf(kind, whole.value), contentOf(kind, saved));
  if (isAll) await forgetDrafts(tx, kind, saved.id);
  else await keepDraft(tx, { kind, record: saved }, content, by);
}

/** A waiting copy that became public: the record as saved, and what was worked on before. */
interface PublishedCopy {
  readonly kind: Kind;
  readonly saved: Entity<Kind>;
  /** Id of the copy. */
  readonly copy: number;
  readonly work: Work | null;
}

/**
 * After a waiting copy became public: the draft that it was taken from goes on from it, as typed,
 * and so do later copies of it. A draft of another line is merged with it when it is opened.
 */
export async function settleCopy(
  tx: Tx,
  { kind, saved, copy, work }: PublishedCopy,
  library: ModuleLibrary,
  locale: Locale,
): Promise<void> {
  const line = await lineOf(tx, copy);
  if (line === null) return;
  await moveWaiting(tx, { kind, record: saved.id, line }, copy, saved.version);
  if (work?.draft == null || (await lineOf(tx, work.draft.id)) !== line) return;
  await settleDraft(tx, { kind, saved, content: work.content, by: work.draft }, library, locale);
}

/** Publishes what is worked on; what is refused is not lost: the draft stays as it was. */
async function publishIn(
  { records, modules }: EditingServices,
  { tx, work }: { readonly tx: Tx; readonly work: Work },
  language: Locale | null,
  { name, locale, door }: Editor,
): Promise<Result<null>> {
  const { kind, record, draft, content } = work;
  const input = asInput(wanted(work, language, modules), true);
  const saved = await records.updateIn(tx, { kind, ...record }, input, { locale, by: name, door });
  if (!saved.ok) return saved;
  const line = language === null ? await draftLine(tx, kind, record.id) : null;
  if (line !== null)
    await moveWaiting(tx, { kind, record: record.id, line }, null, saved.value.version);
  const by = draft ?? { saved_by: name, door };
  await settleDraft(tx, { kind, saved: saved.value, content, by }, modules, locale);
  return success(null);
}

/** Keeps what is to become public as it is now, and notes when. */
async function scheduleIn(
  { modules, now }: EditingServices,
  { tx, work }: { readonly tx: Tx; readonly work: Work },
  { language, at }: PublishOrder & { readonly at: string },
  { name, locale, door }: Editor,
): Promise<Result<null>> {
  if (Date.parse(at) <= now().getTime()) return inThePast(locale);
  const { kind, record } = work;
  const content = wanted(work, language, modules);
  const checks = await checkedModules(tx, modules);
  const checked = checkedInput(kind, asInput(content, true), checks, locale);
  if (!checked.ok) return checked;
  const version = await noteVersion(tx, kind, record.id, {
    state: 'scheduled',
    base: record.version,
    content,
    saved_by: name,
    door,
    line: await draftLine(tx, kind, record.id),
  });
  await noteScheduled(tx, {
    kind,
    record: record.id,
    action: 'publish',
    at: instantText(new Date(at)),
    version_id: version,
    language,
    ordered_by: name,
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
    const work = await workOn(tx, kind, id);
    if (work === null) return noRecord(editor.locale);
    // ED-07: what somebody else made public is replaced by nobody who was not shown it.
    if (!isAt(work, revision) || work.overlaps.length > 0) return changedMeanwhile(editor.locale);
    return at === null
      ? publishIn(app, { tx, work }, language, editor)
      : scheduleIn(app, { tx, work }, { language, at }, editor);
  });
}

/** A record that nobody else writes meanwhile, as the caller saw it; a failure where it has changed. */
async function heldWork(
  app: EditingServices,
  tx: Tx,
  { kind, id, revision }: SeenRecord,
  locale: Locale,
): Promise<Result<Work>> {
  await app.records.holdIn(tx, kind, id);
  const work = await workOn(tx, kind, id);
  if (work === null) return noRecord(locale);
  return isAt(work, revision) ? success(work) : changedMeanwhile(locale);
}

/** Takes a record off the site, now or later; its draft stays. */
export async function unpublish(
  app: EditingServices,
  seen: SeenRecord,
  at: string | null,
  { name, locale, door }: Editor,
): Promise<Result<null>> {
  const { kind, id } = seen;
  return app.records.write(async (tx) => {
    const held = await heldWork(app, tx, seen, locale);
    if (!held.ok) return held;
    const work = held.value;
    if (at === null) {
      if (!work.record.is_online) return success(null);
      const hidden = await app.records.hideIn(tx, kind, work.record, { locale, by: name, door });
      return hidden.ok ? success(null) : hidden;
    }
    if (Date.parse(at) <= app.now().getTime()) return inThePast(locale);
    await noteScheduled(tx, {
      kind,
      record: id,
      action: 'unpublish',
      at: instantText(new Date(at)),
      version_id: null,
      language: null,
      ordered_by: name,
    });
    return success(null);
  });
}

/** Puts a record back that was taken off the site, just as it was public; its draft stays. */
export async function republish(
  app: EditingServices,
  seen: SeenRecord,
  { name, locale, door }: Editor,
): Promise<Result<null>> {
  return app.records.write(async (tx) => {
    const held = await heldWork(app, tx, seen, locale);
    if (!held.ok) return held;
    const work = held.value;
    if (work.record.is_online) return success(null);
    // By the way of every other write: its address may be another page's by now.
    const input = asInput(work.public, true);
    const saved = await app.records.updateIn(tx, { ...work.record, kind: seen.kind }, input, {
      locale,
      by: name,
      door,
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
