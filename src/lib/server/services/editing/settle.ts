import type { Transaction } from 'kysely';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { isSame, type Content } from '../../../editing/content.ts';
import { publishLanguage } from '../../../editing/language.ts';
import { mergeContents } from '../../../editing/merge.ts';
import type { Database } from '../../db/schema.ts';
import { inPublic } from '../../db/tables/editing-schema.ts';
import {
  draftLine,
  forgetDrafts,
  lineOf,
  publishedAt,
  type SavedBy,
} from '../../repositories/versions.ts';
import { moveCopy, waitingCopies, type WaitingCopy } from '../../repositories/waiting-copies.ts';
import { inputOf } from '../records/record-input.ts';
import { type ModuleLibrary, migrateModule, checkedModules } from '../modules/library.ts';
import { checkedInput } from '../records/record-input.ts';
import { contentOf } from './content.ts';
import { writeDraft } from './save.ts';
import type { EditableRecord } from './editable-record.ts';

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

/**
 * What becomes public of a content: all of it, or the texts of one language and what both share.
 * @param before what is public; null: nothing is
 */
export function publicPart(
  before: Content | null,
  content: Content,
  language: Locale | null,
  library: ModuleLibrary,
): Content {
  if (language === null) return content;
  const was = before && inNewestForm(before, library);
  return publishLanguage(was, inNewestForm(content, library), language);
}

/** A write that made public what somebody worked on. */
interface Published {
  readonly kind: Kind;
  readonly saved: Entity<Kind>;
  /** As it was before. */
  readonly editable: EditableRecord;
  /** Null: both languages. */
  readonly language: Locale | null;
}

interface PublishedDraft extends Published {
  /** Who wrote what is left of it. */
  readonly by: SavedBy;
}

/** What is left of a draft when some of it became public; without anything left it goes. */
async function settleDraft(
  tx: Tx,
  { kind, saved, editable, by }: PublishedDraft,
  library: ModuleLibrary,
  locale: Locale,
): Promise<void> {
  const { content, overlaps } = editable;
  // What it says differently from somebody else is still told.
  if (overlaps.length > 0) return;
  const input = inputOf(kind, { ...content, is_online: saved.is_online });
  const whole = checkedInput(kind, input, await checkedModules(tx, library), locale);
  const isAll = whole.ok && isSame(contentOf(kind, whole.value), contentOf(kind, saved));
  if (isAll) await forgetDrafts(tx, kind, saved.id);
  else await writeDraft(tx, { kind, record: saved }, content, by);
}

/** A copy with what was public before this write; null: somebody has to look at it first. */
async function onPublic(
  tx: Tx,
  { kind, record, public: shown }: EditableRecord,
  copy: WaitingCopy,
) {
  const mine = contentOf(kind, copy.content);
  if (copy.base === record.version) return mine;
  // A plan is not done over what somebody else made public meanwhile.
  if (copy.at !== null) return null;
  const base = await publishedAt(tx, kind, record.id, copy.base);
  if (base === null) return null;
  const { content, conflicts } = mergeContents(contentOf(kind, base.content), mine, shown);
  return conflicts.length === 0 ? content : null;
}

/**
 * Has the waiting copies of a line go on from what became public of it: later ones start from
 * it, and what earlier ones hold is part of it, but for a language that is still to come.
 * @param at id of the copy that became public; null: the draft itself, which all are part of
 */
export async function settleCopies(
  tx: Tx,
  { kind, saved, editable, language }: Published,
  { line, at }: { readonly line: number; readonly at: number | null },
  library: ModuleLibrary,
): Promise<void> {
  const shown = contentOf(kind, saved);
  const base = saved.version;
  for (const copy of await waitingCopies(tx, kind, saved.id, line)) {
    const content = copy.id === at ? null : await onPublic(tx, editable, copy);
    if (content === null) continue;
    if (at !== null && copy.id > at)
      await moveCopy(tx, copy.id, {
        base,
        content: publicPart(shown, content, copy.language, library),
      });
    else if (language === null)
      await moveCopy(tx, copy.id, { base: inPublic(base), content: copy.content });
    else
      await moveCopy(tx, copy.id, { base, content: publicPart(content, shown, language, library) });
  }
}

/** After the draft itself, or one language of it, became public. */
export async function settlePublished(
  tx: Tx,
  published: PublishedDraft,
  library: ModuleLibrary,
  locale: Locale,
): Promise<void> {
  const { kind, saved } = published;
  const line = await draftLine(tx, kind, saved.id);
  if (line !== null) await settleCopies(tx, published, { line, at: null }, library);
  await settleDraft(tx, published, library, locale);
}

/**
 * After a waiting copy became public: the draft that it was taken from goes on from it, as typed,
 * and so do later copies of it. A draft of another line is merged with it when it is opened.
 */
export async function settleCopy(
  tx: Tx,
  { copy, ...published }: Published & { readonly copy: number },
  library: ModuleLibrary,
  locale: Locale,
): Promise<void> {
  const { draft } = published.editable;
  const line = await lineOf(tx, copy);
  if (line === null) return;
  await settleCopies(tx, published, { line, at: copy }, library);
  if (draft === null || (await lineOf(tx, draft.id)) !== line) return;
  await settleDraft(tx, { ...published, by: draft }, library, locale);
}
