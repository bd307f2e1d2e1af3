import type { RichText } from '../../content/rich-text/schema.ts';
import type { ImageView } from '../media/picture.ts';

/*
 * How the editor finds on a page what it can edit in place, without any view
 * knowing of it: where a page is shown to be edited, each text carries a mark of
 * where it comes from, in signs that no text holds. Once the page is rendered, the
 * mark becomes an attribute of the element that holds that text, and goes.
 */

const START = '\u{E000}';
const MIDDLE = '\u{E001}';
const END = '\u{E002}';
/** What begins a mark, and what is left of one that was cut; no two attempts look at the same signs. */
const MARKS = /\u{E000}[^\u{E000}-\u{E002}]*\u{E001}|[\u{E000}-\u{E002}]/gu;

/** `intro|children.0.headline.de`: the module, and the steps into its data. */
const keyOf = (module: string, place: readonly (string | number)[]): string =>
  `${module}|${place.join('.')}`;

export const markText = (
  module: string,
  place: readonly (string | number)[],
  text: string,
): string => `${START}${keyOf(module, place)}${MIDDLE}${withoutMarks(text)}${END}`;

/** Rich text has one view, which asks for its mark (`markOf`). */
export const markRich = (
  module: string,
  place: readonly (string | number)[],
  text: RichText,
): RichText => Object.assign([...text], { mark: keyOf(module, place) });

/** Pictures have one view, too (`Picture.astro`). */
export const markPicture = (
  module: string,
  place: readonly (string | number)[],
  picture: ImageView,
): ImageView => ({ ...picture, mark: keyOf(module, place) });

export const markOf = (text: RichText): string | undefined =>
  (text as { readonly mark?: string }).mark;

/** Where a mark says that a text comes from; null for what is none. */
export function placeOfMark(
  mark: string,
): { readonly module: string; readonly path: readonly (string | number)[] } | null {
  const [module, place] = mark.split('|', 2);
  if (module === undefined || place === undefined || place === '') return null;
  const path = place.split('.').map((step) => (/^\d+$/u.test(step) ? Number(step) : step));
  return { module, path };
}

export const withoutMarks = (text: string): string => text.replaceAll(MARKS, '');
