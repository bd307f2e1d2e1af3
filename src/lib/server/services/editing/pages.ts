import type { InputOf } from '../../../../content/records/define.ts';
import {
  isVersioned,
  records,
  type Kind,
  type Records,
} from '../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import type { LinkFrom, MoveOrder, NewRecord } from '../../../editing/calls.ts';
import type { Content } from '../../../editing/content.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import { pathFromWords } from '../../../routing/slug.ts';
import type { Translated } from '../../../../content/fields/field.ts';
import { allRecords, recordById } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { asSaid } from '../../repositories/hub/unconfirmed-access.ts';
import { versionsOf } from '../../repositories/versions.ts';
import { contentOf, editedFields } from './content.ts';
import { linksTo } from './links.ts';
import {
  changedMeanwhile,
  isAt,
  writeDraft,
  noRecord,
  type EditingServices,
  type Editor,
  type SeenRecord,
} from './save.ts';
import { loadEditable } from './editable-record.ts';

type Input = InputOf<Records[Kind]>;
const asInput = (content: object, isOnline: boolean): Input => ({
  ...content,
  is_online: isOnline,
});

/** Pages in the order in which menus show them. */
const inOrder = (left: Entity<'page'>, right: Entity<'page'>) =>
  left.position - right.position || left.id - right.id;

const lastPosition = (pages: readonly Entity<'page'>[], parent: unknown): number =>
  Math.max(0, ...pages.filter((page) => page.parent === parent).map(({ position }) => position));

/** A new record, and the one whose modules it begins with; null: with none. */
interface Beginning {
  readonly kind: Kind;
  readonly like: number | null;
}

/**
 * A new record with a page of its own: offline until it is published; a page comes last among its
 * like. One that begins like another one has its modules as they are worked on.
 */
export async function createRecord(
  { records: writer }: EditingServices,
  { kind, like }: Beginning,
  fields: NewRecord,
  { name, locale, source }: Editor,
): Promise<Result<number>> {
  if (!isVersioned(kind)) return noRecord(locale);
  return writer.write(async (tx) => {
    const model = like === null ? null : await loadEditable(tx, kind, like);
    if (like !== null && model === null) return noRecord(locale);
    const parent = fields['parent'] ?? null;
    const last = kind === 'page' ? lastPosition(await allRecords(tx, 'page'), parent) : 0;
    const own = {
      ...(kind === 'page' && { position: last + 1 }),
      // What is public is right as it is; a draft may be unfinished, and is one again.
      ...(model && { modules: model.public.modules }),
      ...fields,
    };
    const created = await writer.createIn(tx, kind, asInput(own, false), {
      locale,
      by: name,
      source,
    });
    if (!created.ok) return created;
    const record = created.value;
    if (model?.draft) {
      const drafted = { ...contentOf(kind, record), modules: model.content.modules };
      await writeDraft(tx, { kind, record }, drafted, { saved_by: name, write_source: source });
    }
    return success(record.id);
  });
}

const COPY: Readonly<Record<Locale, string>> = { de: ' (Kopie)', en: ' (copy)' };
const COPY_PATH: Readonly<Record<Locale, string>> = { de: 'kopie', en: 'copy' };
/** As long as titles may be. */
const TITLE_CHARACTERS = 256;

const copyTitle = (text: string, locale: Locale): string =>
  text === '' ? '' : text.slice(0, TITLE_CHARACTERS - COPY[locale].length) + COPY[locale];

/** An address beside the one of the original that no other page has. */
function freePath(url: string, locale: Locale, pages: readonly Entity<'page'>[]): string {
  const taken = new Set(pages.map(({ urls }) => urls[locale]));
  const base = `${url}-${COPY_PATH[locale]}`;
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(path)) return path;
  }
}

function asCopy(kind: Kind, content: Content, pages: readonly Entity<'page'>[]): Content {
  const { title } = records[kind];
  const name = content[title];
  const titled = {
    ...content,
    [title]:
      typeof name === 'string'
        ? copyTitle(name, 'de')
        : Object.fromEntries(
            LOCALES.map((locale) => [locale, copyTitle((name as Translated)[locale], locale)]),
          ),
    // A copied event must not sell the tickets of the one that it was copied from.
    ...('id_jet' in content && { id_jet: null }),
  };
  if (kind !== 'page') return titled;
  const [urls, names] = [content['urls'], name] as [Translated, Translated];
  const hasNone = LOCALES.every((locale) => urls[locale] === '');
  const paths = LOCALES.map((locale) => {
    const url = hasNone ? pathFromWords(names[locale].replaceAll('/', ' '), locale) : urls[locale];
    return [locale, url === '' ? '' : freePath(url, locale, pages)];
  });
  return { ...titled, content_type: 'page', urls: Object.fromEntries(paths) as Translated };
}

/** A record like another one, as it is worked on, offline. @returns its id */
export async function copyRecord(
  { records: writer }: EditingServices,
  kind: Kind,
  id: number,
  { name, locale, source }: Editor,
): Promise<Result<number>> {
  return writer.write(async (tx) => {
    const editable = await loadEditable(tx, kind, id);
    if (editable === null) return noRecord(locale);
    const pages = kind === 'page' ? await allRecords(tx, 'page') : [];
    // What is public is right as it is; a draft may be unfinished, and is one of the copy again.
    const states = [editable.public, editable.content].map((one) => asCopy(kind, one, pages));
    const [whole, draft] =
      kind === 'event' ? await Promise.all(states.map((state) => asSaid(tx, id, state))) : states;
    const input = asInput(whole ?? {}, false);
    const created = await writer.createIn(tx, kind, input, { locale, by: name, source });
    if (!created.ok) return created;
    if (editable.draft !== null && draft !== undefined)
      await writeDraft(tx, { kind, record: created.value }, draft, {
        saved_by: name,
        write_source: source,
      });
    return success(created.value.id);
  });
}

/** Puts a page elsewhere in the tree, at once: where it stands is no part of what is drafted. */
export async function movePage(
  { records: writer }: EditingServices,
  { id, revision }: Omit<SeenRecord, 'kind'>,
  { parent, index }: MoveOrder,
  { name, locale, source }: Editor,
): Promise<Result<null>> {
  return writer.write(async (tx) => {
    await writer.holdIn(tx, 'page', id);
    const editable = await loadEditable(tx, 'page', id);
    if (editable === null) return noRecord(locale);
    if (!isAt(editable, revision)) return changedMeanwhile(locale);
    const like = (await allRecords(tx, 'page'))
      .filter((page) => page.parent === parent && page.id !== id)
      .sort(inOrder);
    const wanted = like.toSpliced(index, 0, editable.record);
    let position = -1;
    for (const page of wanted) {
      // Those before it stay; those behind it make room where they have to.
      const isIt = page.id === id;
      position = isIt || page.position <= position ? position + 1 : page.position;
      if (!isIt && page.position === position) continue;
      const input = asInput(
        { ...contentOf('page', page), position, ...(isIt && { parent }) },
        page.is_online,
      );
      const saved = await writer.updateIn(tx, { ...page, kind: 'page' }, input, {
        locale,
        by: name,
        source,
      });
      if (!saved.ok) return saved;
    }
    return success(null);
  });
}

/** Why a record was not deleted: its failure, and who leads to it. */
export interface Removal {
  readonly failure: Failure | null;
  readonly links: readonly LinkFrom[];
}

/**
 * Deletes a record. What others lead to goes only when that was said to be known.
 * Its versions and its draft stay: it can be had back.
 */
export async function removeRecord(
  { records: writer, modules }: EditingServices,
  kind: Kind,
  { id, revision, isAnyway }: Omit<SeenRecord, 'kind'> & { readonly isAnyway: boolean },
  editor: Editor,
): Promise<Removal> {
  const { locale } = editor;
  let links: readonly LinkFrom[] = [];
  const result = await writer.write(async (tx) => {
    await writer.holdIn(tx, kind, id);
    const editable = await loadEditable(tx, kind, id);
    if (editable === null) return noRecord(locale);
    if (!isAt(editable, revision)) return changedMeanwhile(locale);
    links = await linksTo(tx, { kind, record: editable.record }, modules, locale);
    const isHeld = links.some(({ isFirm }) => isFirm || !isAnyway);
    if (isHeld) return failure('conflict', translator(locale)('editing:error.linked'));
    return writer.removeIn(tx, { ...editable.record, kind }, editor);
  });
  return { failure: result.ok ? null : result.failure, links };
}

/** Puts a deleted record back as it last was, under its own id. */
export async function restoreRecord(
  { records: writer }: EditingServices,
  kind: Kind,
  id: number,
  { name, locale }: Editor,
): Promise<Result<null>> {
  if (!isVersioned(kind)) return noRecord(locale);
  return writer.write(async (tx) => {
    if ((await recordById(tx, kind, id)) !== null)
      return failure('conflict', translator(locale)('editing:error.there'));
    const last = (await versionsOf(tx, kind, id)).find(({ state }) => state === 'published');
    if (last === undefined) return noRecord(locale);
    const fieldNames = editedFields(kind).map(([key]) => key);
    const content = Object.fromEntries(
      Object.entries(contentOf(kind, last.content)).filter(([key]) => fieldNames.includes(key)),
    );
    const input = asInput(content, last.content['is_online'] !== false);
    const again = { id, version: last.base + 1 };
    const created = await writer.createIn(tx, kind, input, {
      locale,
      by: name,
      source: 'restore',
      again,
    });
    return created.ok ? success(null) : created;
  });
}
