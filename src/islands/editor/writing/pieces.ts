import { isEmptyText, plainText } from '../../../content/rich-text/plain.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { LOCALES, perLocale, type Locale, type Translated } from '../../../content/i18n/locales.ts';
import type { Place } from '../../../lib/editing/content.ts';
import type { Operation } from '../../../lib/editing/operation.ts';

export type BothTexts = Translated<RichText>;

/** A text that becomes several modules: texts of its kind, and modules of others between them. */
export type Piece = { readonly text: BothTexts } | { readonly module: StoredModule };

export const NO_TEXT: BothTexts = perLocale((): RichText => []);

export const isNoText = (both: BothTexts): boolean =>
  LOCALES.every((locale) => isEmptyText(both[locale]));

interface Cut {
  readonly before: BothTexts;
  readonly cut: BothTexts;
  readonly after: BothTexts;
}

const isAlike = (left: RichText, right: RichText): boolean =>
  left.length === right.length && left.every(({ type }, index) => right[index]?.type === type);

/**
 * A text without some of its blocks, and these. The other language is cut at the same place
 * where it is built alike; else it stays together, before the cut or, with nothing there, behind it.
 */
export function cutText(both: BothTexts, locale: Locale, from: number, to: number): Cut {
  const text = both[locale];
  const removed = text.slice(from, to);
  const others = (one: Locale): readonly [number, number] => {
    const other = both[one];
    if (isAlike(text, other)) return [from, to];
    // A line that was just begun has no translation.
    if (isAlike(text.toSpliced(from, to - from), other)) return [from, from];
    return from > 0 ? [other.length, other.length] : [0, 0];
  };
  const ends = perLocale((one) => (one === locale ? ([from, to] as const) : others(one)));
  return {
    before: perLocale((one) => both[one].slice(0, ends[one][0])),
    cut: perLocale((one) => (one === locale ? removed : both[one].slice(...ends[one]))),
    after: perLocale((one) => both[one].slice(ends[one][1])),
  };
}

/** Two texts below each other as one. */
export const joinTexts = (above: BothTexts, below: BothTexts): BothTexts =>
  perLocale((locale) => [...above[locale], ...below[locale]]);

/** One line of plain words in each language. */
export const lineOf = (both: BothTexts): Translated =>
  perLocale((locale) => plainText(both[locale]).replaceAll('\n', ' ').trim());

interface Source {
  readonly module: StoredModule;
  readonly place: Place;
  /** The field that holds its text. */
  readonly field: string;
  /** Another text like it. */
  readonly another: (text: BothTexts) => StoredModule;
}

/**
 * What makes several modules of a text, at once: the first text among the pieces stays what
 * it was, with its name and its anchor; the others are put in around it.
 */
export function replaceText(source: Source, pieces: readonly Piece[]): readonly Operation[] {
  const { module, place, field, another } = source;
  const kept = pieces.findIndex((piece) => 'text' in piece);
  const first = pieces[kept];
  const operations: Operation[] = [
    first !== undefined && 'text' in first
      ? {
          type: 'set',
          module: module.id,
          path: [field],
          before: module.data[field],
          after: first.text,
        }
      : { type: 'remove', module, place },
  ];
  for (const [index, piece] of pieces.entries()) {
    if (index === kept) continue;
    const inserted = 'text' in piece ? another(piece.text) : piece.module;
    operations.push({
      type: 'insert',
      module: inserted,
      place: { parent: place.parent, column: place.column, index: place.index + index },
    });
  }
  return operations;
}
