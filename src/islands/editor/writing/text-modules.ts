import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { MAX_HEADLINE } from '../../../content/rich-text/limits.ts';
import { plainText } from '../../../content/rich-text/plain.ts';
import { listAt, moduleById, placeOf, type Place } from '../../../lib/editing/content.ts';
import type { Operation } from '../../../lib/editing/operation.ts';
import { locale } from '../api/record.ts';
import { t } from '../i18n/t.ts';
import { completeModule } from '../stores/new-module.ts';
import { $content } from '../stores/content.ts';
import { commit } from '../stores/history.ts';
import { announce } from '../stores/live-region.ts';
import { $insertPlace, $panel, openPanel, selectModule } from '../stores/selection.ts';
import { kindFor, writingOf } from './kinds.ts';
import {
  cutText,
  isNoText,
  joinTexts,
  lineOf,
  NO_TEXT,
  replaceText,
  type BothTexts,
  type Piece,
} from './pieces.ts';
import { writeInto } from './write-into.ts';

/** A text that is a module of the page, as it is now. */
export interface TextModule {
  readonly module: StoredModule;
  readonly place: Place;
  readonly field: string;
  readonly text: BothTexts;
}

export function textModule(id: string): TextModule | null {
  const { modules } = $content.get();
  const module = moduleById(modules, id);
  const place = placeOf(modules, id);
  const writing = writingOf(module);
  if (module === null || place === null || writing?.as !== 'paragraphs') return null;
  const text = { ...NO_TEXT, ...(module.data[writing.field] as BothTexts) };
  return { module, place, field: writing.field, text };
}

const newText = (kind: string, field: string, text: BothTexts): StoredModule =>
  completeModule({ id: kind, kind, data: { [field]: text } });

/** What makes several modules of a text. */
export const splitInto = (
  { module, place, field }: TextModule,
  pieces: readonly Piece[],
): readonly Operation[] =>
  replaceText(
    { module, place, field, another: (text) => newText(module.kind, field, text) },
    pieces,
  );

/** The pieces without texts that say nothing in either language. */
export const withWords = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter((piece) => 'module' in piece || !isNoText(piece.text));

/** A paragraph of a text becomes a headline of its own. @param mark what stands before its words */
export function makeHeadline(id: string, block: number, mark: string): boolean {
  const source = textModule(id);
  const heading = kindFor('heading');
  if (source === null || heading === null) return false;
  const { before, cut, after } = cutText(source.text, locale, block, block + 1);
  const paragraph = cut[locale][0];
  const line = lineOf(cut);
  const words = line[locale].slice(mark.length).trim();
  const hasLink = paragraph?.children.some((node) => 'href' in node) === true;
  if (hasLink || words.length > MAX_HEADLINE) {
    announce(t('text.noHeadline'));
    return false;
  }
  const { kind, writing } = heading;
  const data = { [writing.field]: { ...line, [locale]: words }, [writing.level]: mark.length };
  const headline = completeModule({ id: kind, kind, data });
  const pieces = withWords([{ text: before }, { module: headline }, { text: after }]);
  if (!commit(splitInto(source, pieces))) return false;
  selectModule(headline.id);
  announce(t('text.headlineMade'));
  writeInto({
    module: headline.id,
    field: writing.field,
    isRich: false,
    caret: 'end',
    onEnter: () => addTextBelow(headline.id),
  });
  return true;
}

/** A new text below a module, to go on writing in. */
export function addTextBelow(id: string): void {
  const place = placeOf($content.get().modules, id);
  const text = kindFor('paragraphs');
  if (place === null || text === null) return;
  const module = newText(text.kind, text.writing.field, NO_TEXT);
  if (!commit([{ type: 'insert', module, place: { ...place, index: place.index + 1 } }])) return;
  selectModule(module.id);
  announce(t('text.below'));
  writeInto({ module: module.id, field: text.writing.field, isRich: true, caret: 'start' });
}

/** Joins a text with the text above it; an empty one is removed below anything that is written. */
export function joinAbove(id: string): boolean {
  const source = textModule(id);
  if (source === null || source.place.index === 0) return false;
  const { modules } = $content.get();
  const above = listAt(modules, source.place)[source.place.index - 1];
  const writing = writingOf(above);
  if (above === undefined || writing === null) return false;
  const remove: Operation = { type: 'remove', module: source.module, place: source.place };
  const target = textModule(above.id);
  if (target === null) {
    if (!isNoText(source.text) || writing.as !== 'heading' || !commit([remove])) return false;
    selectModule(above.id);
    writeInto({ module: above.id, field: writing.field, isRich: false, caret: 'end' });
    return true;
  }
  const joined = joinTexts(target.text, source.text);
  const set: Operation = {
    type: 'set',
    module: above.id,
    path: [target.field],
    before: above.data[target.field],
    after: joined,
  };
  if (!commit(isNoText(source.text) ? [remove] : [set, remove])) return false;
  selectModule(above.id);
  announce(t('text.joined'));
  const block = target.text[locale].length;
  const isEnd = source.text[locale].length === 0 || block === 0;
  writeInto({
    module: above.id,
    field: target.field,
    isRich: true,
    caret: isEnd ? (block === 0 ? 'start' : 'end') : { block },
  });
  return true;
}

/** What was typed to open the library is not part of the text. */
const isSlash = (text: BothTexts): boolean => plainText(text[locale]) === '/';

/** What a module that is put in at a line of a text changes besides. */
function insertIntoText(
  id: string,
  block: number,
  module: StoredModule,
): readonly Operation[] | null {
  const source = textModule(id);
  if (source === null) return null;
  const line = cutText(source.text, locale, block, block + 1);
  const isTaken = isSlash(line.cut);
  const { before, after } = isTaken ? line : cutText(source.text, locale, block + 1, block + 1);
  return splitInto(source, withWords([{ text: before }, { module }, { text: after }]));
}

/** Opens the library; what is chosen comes in at a line of the text. */
export function openLibraryAt(id: string, block: number): void {
  const source = textModule(id);
  if (source === null) return;
  const { parent, column, index } = source.place;
  const place = {
    parent,
    column,
    index: index + 1,
    operations: (module: StoredModule) => insertIntoText(id, block, module),
  };
  $insertPlace.set(place);
  openPanel('add');
  const stop = $panel.listen((panel) => {
    if (panel === 'add') return;
    stop();
    if ($insertPlace.get() !== place) return;
    $insertPlace.set(null);
    // Nothing was chosen: writing goes on where it was, with the next key.
    if (panel === null)
      writeInto({ module: id, field: source.field, isRich: true, caret: { block, isEnd: true } });
  });
}
