import type { Translated } from '../../src/content/fields/field.ts';
import type { ModuleInput } from '../../src/content/fields/module-tree.ts';
import { richTextFrom } from '../../src/content/rich-text/write.ts';

/** A module of the demo, before its place on the page gives it an id. */
export interface Piece {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly columns: readonly (readonly Piece[])[];
}

export const piece = (
  kind: string,
  data: Readonly<Record<string, unknown>>,
  columns: Piece['columns'] = [],
): Piece => ({ kind, data, columns });

/** Pieces as a record keeps them; ids say where each stands. */
export const composed = (pieces: readonly Piece[], within = 'm'): ModuleInput[] =>
  pieces.map(({ kind, data, columns }, index) => {
    const id = `${within}${index + 1}`;
    return {
      id,
      kind,
      data,
      columns: columns.map((column, place) => composed(column, `${id}-${place + 1}-`)),
    };
  });

/** Paragraphs of a language: `**bold**`, `*italic*`, `[words](target)`, `- ` and `1. ` lists. */
export type Words = readonly string[];

/** Rich text in both languages. */
export const rich = (de: Words, en: Words) => ({
  de: richTextFrom(...de),
  en: richTextFrom(...en),
});

/** Left out where there is nothing to say. */
export const given = <T extends Readonly<Record<string, unknown>>>(data: T) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

export type Text = Translated;
