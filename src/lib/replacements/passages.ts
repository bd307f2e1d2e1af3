import type { Locale } from '../constants.ts';
import { allModules, type Content } from '../editing/content.ts';
import type { FieldForm } from '../editing/library.ts';
import type { Operation, Path } from '../editing/operation.ts';
import { editOf, rangesIn, type Edit, type Needle, type TextRange } from './find-text.ts';
import { textsIn, type Text } from './texts.ts';

/** The fields of a record and of the modules on it. */
export interface Forms {
  readonly record: readonly FieldForm[];
  module(kind: string): readonly FieldForm[];
}

/** A place where a record has the words, with those around it. */
export interface Passage {
  /** Names it among those of its record, as long as that stays as it is. */
  readonly key: string;
  /** Null: a field of the record itself. */
  readonly module: string | null;
  readonly path: Path;
  readonly label: string;
  /** Null: the same in every language. */
  readonly language: Locale | null;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Why the words at a place stay as they are. */
export type Refusal = 'long' | 'form';

export interface Refused {
  readonly passage: Passage;
  readonly why: Refusal;
}

export interface Replacement {
  /** One for each text that changes. */
  readonly operations: readonly Operation[];
  /** How many places changed. */
  readonly count: number;
  readonly refused: readonly Refused[];
}

/** So many signs are shown on each side of what was found. */
const AROUND = 48;

interface Found {
  readonly module: string | null;
  readonly text: Text;
  /** In each part of the text. */
  readonly ranges: readonly (readonly TextRange[])[];
  readonly parts: readonly string[];
  readonly passages: readonly Passage[];
}

function passageAt(
  { module, text, part }: { module: string | null; text: Text; part: string },
  { start, end }: TextRange,
  number: number,
): Passage {
  const { path, label, language } = text;
  const from = Math.max(0, start - AROUND);
  const to = end + AROUND;
  return {
    key: `${module ?? ''}|${path.join('.')}|${String(number)}`,
    module,
    path,
    label,
    language,
    before: (from > 0 ? '…' : '') + part.slice(from, start),
    match: part.slice(start, end),
    after: part.slice(end, to) + (to < part.length ? '…' : ''),
  };
}

function foundIn(module: string | null, text: Text, needle: Needle): Found | null {
  const parts = text.way.parts(text.value as never);
  const ranges = parts.map((part) => rangesIn(part, needle));
  let number = 0;
  const passages = parts.flatMap((part, at) =>
    (ranges[at] ?? []).map((range) => passageAt({ module, text, part }, range, number++)),
  );
  return passages.length === 0 ? null : { module, text, ranges, parts, passages };
}

/** @param language only texts of this one, and what is the same in every language; null: all */
function allFound(
  content: Content,
  forms: Forms,
  needle: Needle,
  language: Locale | null,
): readonly Found[] {
  const { modules, ...fields } = content;
  const owners = [
    { module: null, texts: textsIn(forms.record, fields, needle.inLinks) },
    ...allModules(modules).map(({ id, kind, data }) => ({
      module: id,
      texts: textsIn(forms.module(kind), data, needle.inLinks),
    })),
  ];
  return owners.flatMap(({ module, texts }) =>
    texts.flatMap((text) => {
      const isMeant = language === null || text.language === null || text.language === language;
      const found = isMeant ? foundIn(module, text, needle) : null;
      return found === null ? [] : [found];
    }),
  );
}

/** Every place of a record that has the words, in the order of the page. */
export const passagesIn = (
  content: Content,
  forms: Forms,
  needle: Needle,
  language: Locale | null = null,
): readonly Passage[] =>
  allFound(content, forms, needle, language).flatMap(({ passages }) => passages);

/** One text with other words at the chosen places; what it refuses stays as it is. */
function replaceInText(
  { module, text, parts, ranges, passages }: Found,
  words: string,
  isChosen: (passage: Passage) => boolean,
): Replacement {
  const chosen = new Map<Edit, Passage>();
  let number = 0;
  const edits = parts.map((part, at) =>
    (ranges[at] ?? []).flatMap((range) => {
      const passage = passages[number++];
      if (passage === undefined || !isChosen(passage)) return [];
      const edit = editOf(part, range, words);
      chosen.set(edit, passage);
      return [edit];
    }),
  );
  const refuse = (which: Iterable<Edit>, why: Refusal): readonly Refused[] =>
    [...which].flatMap((edit) => {
      const passage = chosen.get(edit);
      return passage === undefined ? [] : [{ passage, why }];
    });
  if (chosen.size === 0) return { operations: [], count: 0, refused: [] };
  const { value, max, way, path } = text;
  const { value: after, refused } = way.edit(value as never, (part) => edits[part] ?? []);
  const length = way.length(after);
  const isLonger = length > way.length(value as never);
  if (max !== null && length > max && isLonger)
    return { operations: [], count: 0, refused: refuse(chosen.keys(), 'long') };
  const count = chosen.size - refused.length;
  const operation = { type: 'set', module, path, before: value, after } as const;
  return { operations: count > 0 ? [operation] : [], count, refused: refuse(refused, 'form') };
}

/** What a record becomes with other words at the chosen places. */
export function replaceIn(
  content: Content,
  forms: Forms,
  needle: Needle,
  { words, isChosen }: { readonly words: string; readonly isChosen: (passage: Passage) => boolean },
): Replacement {
  const done = allFound(content, forms, needle, null).map((found) =>
    replaceInText(found, words, isChosen),
  );
  return {
    operations: done.flatMap(({ operations }) => operations),
    count: done.reduce((sum, { count }) => sum + count, 0),
    refused: done.flatMap(({ refused }) => refused),
  };
}
