import type { PastedPart } from '../../../content/rich-text/pasted.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { perLocale, type Translated } from '../../../content/i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { isEmptyText } from '../../../content/rich-text/plain.ts';
import { altError } from '../../../lib/editing/coach/text-checks.ts';
import { allModules, isSame } from '../../../lib/editing/content.ts';
import type { Operation } from '../../../lib/editing/operation.ts';
import { locale } from '../api/record.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { t } from '../i18n/t.ts';
import { completeModule } from '../stores/new-module.ts';
import { $content } from '../stores/content.ts';
import { commit } from '../stores/history.ts';
import { announce } from '../stores/live-region.ts';
import { alerts } from '../stores/alerts.ts';
import { placeBelow } from '../stores/placement.ts';
import { showLocalPicture } from '../files/local-picture.ts';
import { selectModule } from '../stores/selection.ts';
import type { TextAround } from '../richtext/text-flow.ts';
import { kindFor } from './kinds.ts';
import { pictureModule, uploadPictures } from './paste-pictures.ts';
import { joinTexts, NO_TEXT, type BothTexts, type Piece } from './pieces.ts';
import { splitInto, textModule, withWords } from './text-modules.ts';
import { writeInto } from './write-into.ts';

/** A description has at most so many characters. */
const MAX_ALT = 300;

/** Of notes: where links of the text lead to them. */
const NOTES = 'anmerkungen';

const inLocale = (text: RichText): BothTexts => ({ ...NO_TEXT, [locale]: text });

/** An anchor that no module of the page has yet. */
function freeAnchor(): string {
  const taken = new Set(allModules($content.get().modules).map(({ data }) => data['anchor']));
  let anchor = NOTES;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${NOTES}-${number}`;
  return anchor;
}

const withNotesAt = (text: RichText, anchor: string): RichText =>
  JSON.parse(
    JSON.stringify(text).replaceAll(`"href":"#${NOTES}"`, `"href":"#${anchor}"`),
  ) as RichText;

type Of<Type extends PastedPart['type']> = Extract<PastedPart, { type: Type }>;

function tableOf({ rows, hasHeader }: Of<'rows'>): StoredModule | null {
  const found = kindFor('rows');
  if (found === null) return null;
  const { kind, writing } = found;
  const data = {
    [writing.hasHeader]: hasHeader,
    [writing.field]: rows.map((row) => ({
      [writing.cells]: row.map((cell) => ({ [writing.text]: inLocale(cell) })),
    })),
  };
  return completeModule({ id: kind, kind, data });
}

function headlineOf({ level, text }: Of<'heading'>): StoredModule | null {
  const found = kindFor('heading');
  if (found === null) return null;
  const { kind, writing } = found;
  const words = perLocale((one) => (one === locale ? text : ''));
  return completeModule({
    id: kind,
    kind,
    data: { [writing.field]: words, [writing.level]: level },
  });
}

function newText(text: BothTexts, data: object = {}): StoredModule | null {
  const found = kindFor('paragraphs');
  if (found === null) return null;
  const { kind, writing } = found;
  return completeModule({ id: kind, kind, data: { ...data, [writing.field]: text } });
}

type Pictures = ReadonlyMap<string, StoredModule>;

/** Programs describe pictures themselves, and mostly say so. */
const MADE_BY_PROGRAM = /automatisch generiert|KI-generiert|automatically generated|AI-generated/iu;

/** A picture with the words that its source has for it, where they say what it shows. */
function described(module: StoredModule | undefined, alt: string): StoredModule | null {
  const found = kindFor('picture');
  if (module === undefined || found === null) return module ?? null;
  const error = altError(alt);
  if (error === 'missing' || error === 'file' || MADE_BY_PROGRAM.test(alt)) return module;
  const { field } = found.writing;
  const value = module.data[field] as { readonly alt: Translated };
  // The library knows some pictures already.
  if (value.alt[locale] !== '') return module;
  const words = { ...value.alt, [locale]: alt.slice(0, MAX_ALT) };
  return { ...module, data: { ...module.data, [field]: { ...value, alt: words } } };
}

function pieceOf(part: PastedPart, anchor: string, pictures: Pictures): Piece | null {
  if (part.type === 'paragraphs') return { text: inLocale(withNotesAt(part.content, anchor)) };
  let module: StoredModule | null;
  if (part.type === 'rows') module = tableOf(part);
  else if (part.type === 'heading') module = headlineOf(part);
  else if (part.type === 'notes') module = newText(inLocale(part.content), { anchor });
  else module = described(pictures.get(part.src), part.alt);
  return module && { module };
}

/** Texts that follow each other are one. */
const joined = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.reduce<readonly Piece[]>((all, piece) => {
    const last = all.at(-1);
    return last && 'text' in last && 'text' in piece
      ? [...all.slice(0, -1), { text: joinTexts(last.text, piece.text) }]
      : [...all, piece];
  }, []);

/** Whoever wrote on meanwhile goes on where it stands now. */
function goOnBehind(id: string, after: RichText): void {
  const { modules } = $content.get();
  const text = allModules(modules)
    .map((module) => textModule(module.id))
    .find((one) => one !== null && isSame(one.text[locale], after));
  // The text that was written in is the one that is left: nothing was taken from it.
  if (!text || text.module.id === id) return;
  writeInto({ module: text.module.id, field: text.field, isRich: true, caret: 'end' });
}

/**
 * Puts pieces in place of a text, in one step, with what stood around them. The text in the
 * other language stays with the first text in this one.
 */
function putPieces(id: string, made: readonly Piece[], { before, after }: TextAround): boolean {
  const source = textModule(id);
  if (source === null) return false;
  const isWriting = document.activeElement?.matches('.ed-rich-text') === true;
  const pieces = joined(
    withWords([{ text: inLocale(before) }, ...made, { text: inLocale(after) }]),
  );
  const others = perLocale((one): RichText => (one === locale ? [] : source.text[one]));
  const isFirst = pieces.findIndex((piece) => 'text' in piece);
  const all: readonly Piece[] =
    isFirst < 0
      ? withWords([...pieces, { text: others }])
      : pieces.map((piece, index) =>
          index === isFirst && 'text' in piece
            ? { text: { ...others, [locale]: piece.text[locale] } }
            : piece,
        );
  if (!commit(splitInto(source, all))) return false;
  const last = made.findLast((piece) => 'module' in piece);
  if (isWriting && !isEmptyText(after)) goOnBehind(id, after);
  else if (last !== undefined) {
    selectModule(last.module.id);
    moduleFocus.request(last.module.id);
  }
  announce(t('text.modulesMade', { count: made.length }));
  return true;
}

/** Makes modules of what was pasted into a text. */
export async function insertParts(
  id: string,
  parts: readonly PastedPart[],
  around: TextAround,
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const before = textModule(id)?.text[locale];
  const uploaded = await uploadPictures(pictures);
  if (!isSame(textModule(id)?.text[locale], before)) {
    // What was written while the pictures were on their way is not replaced.
    alerts.show('error', t('text.changedMeanwhile'));
    return;
  }
  const anchor = freeAnchor();
  putPieces(
    id,
    parts.flatMap((part) => pieceOf(part, anchor, uploaded) ?? []),
    around,
  );
}

/** What was pasted as modules of the page; pictures that it carries are uploaded. */
export async function modulesOfParts(
  parts: readonly PastedPart[],
  pictures: ReadonlyMap<string, string>,
): Promise<readonly StoredModule[]> {
  const uploaded = await uploadPictures(pictures);
  const anchor = freeAnchor();
  const pieces = parts.flatMap((part) => pieceOf(part, anchor, uploaded) ?? []);
  return joined(withWords(pieces)).flatMap((piece) =>
    'module' in piece ? [piece.module] : (newText(piece.text) ?? []),
  );
}

/** Uploads pictures of the clipboard, and puts them in where the cursor was. */
export async function insertPictures(
  id: string,
  files: readonly File[],
  aroundNow: () => TextAround | null,
): Promise<void> {
  const below = placeBelow(id);
  const shown = await Promise.all(files.map((file) => showLocalPicture(file, below)));
  const made: Piece[] = [];
  for (const file of files) {
    announce(t('text.pictureUploading'));
    const module = await pictureModule(file);
    if (module !== null) made.push({ module });
  }
  for (const end of shown) end(made.length > 0);
  const around = aroundNow();
  if (made.length === 0) return;
  if (around === null || !putPieces(id, made, around)) putBelow(id, made);
}

/** The text that pictures were pasted into is gone or closed: they stand below. */
function putBelow(id: string, made: readonly Piece[]): void {
  const place = placeBelow(id);
  commit(
    made.flatMap((piece, at): Operation[] =>
      'module' in piece
        ? [{ type: 'insert', module: piece.module, place: { ...place, index: place.index + at } }]
        : [],
    ),
  );
}
