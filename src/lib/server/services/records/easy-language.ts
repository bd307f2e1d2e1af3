import { MESSAGES } from '../../../../content/fields/messages.ts';
import type { Entity, NewEntity } from '../../../../content/records/kinds.ts';

type Page = Entity<'page'>;

/** Kinds whose records can have a page in easy language, and the field of that page that names them. */
export const EASY_LANGUAGE_FIELDS = {
  page: 'easy_language_of',
  legal_text: 'easy_language_of_text',
} as const satisfies Readonly<Record<string, keyof Page>>;
export type EasyLanguageKind = keyof typeof EASY_LANGUAGE_FIELDS;
type EasyLanguageField = (typeof EASY_LANGUAGE_FIELDS)[EasyLanguageKind];

/** What is wrong with one field, by the English words of `MESSAGES`. */
export type FieldIssue = readonly [field: string, message: string];

const FIELDS: readonly EasyLanguageField[] = Object.values(EASY_LANGUAGE_FIELDS);

/** Why a page cannot be the one in easy language that it says it is; the first reason of each field. */
export function easyLanguageIssues(
  id: number | null,
  page: NewEntity<'page'>,
  others: readonly Page[],
): readonly FieldIssue[] {
  const { easy_language_of: of, easy_language_of_text: text } = page;
  const original = others.find((other) => other.id === of);
  const hasEasyPage = id !== null && others.some((other) => other.easy_language_of === id);
  const isTaken = (field: EasyLanguageField) =>
    page[field] !== null && others.some((other) => other[field] === page[field]);
  const given = FIELDS.filter((field) => page[field] !== null);
  const first = (field: string, ...reasons: readonly (false | string)[]): readonly FieldIssue[] => {
    const reason = reasons.find((one) => one !== false);
    return reason === undefined ? [] : [[field, reason]];
  };
  return [
    ...first(
      'is_easy_language',
      page.is_easy_language && page.content_type !== 'page' && MESSAGES.easyFixed,
      page.is_easy_language && hasEasyPage && MESSAGES.easyTaken,
    ),
    ...first(
      'easy_language_of',
      of !== null && of === id && MESSAGES.easyItself,
      original?.is_easy_language === true && MESSAGES.easyOfEasy,
      isTaken('easy_language_of') && MESSAGES.easyTaken,
    ),
    ...first(
      'easy_language_of_text',
      of !== null && text !== null && MESSAGES.easyOneOnly,
      isTaken('easy_language_of_text') && MESSAGES.easyTaken,
    ),
    ...(page.is_easy_language ? [] : given.map((field) => [field, MESSAGES.easyOnly] as const)),
  ];
}

/** The public page in easy language that belongs to a record; null: there is none. */
export function easyPageOf(pages: Iterable<Page>, kind: EasyLanguageKind, id: number): Page | null {
  const field = EASY_LANGUAGE_FIELDS[kind];
  for (const page of pages) if (page.is_easy_language && page[field] === id) return page;
  return null;
}
