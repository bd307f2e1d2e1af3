import type { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import type { Entity, NewEntity } from '../../../../content/records/kinds.ts';
import { issue } from './issue.ts';

type Issue = z.core.$ZodIssue;
type Page = Entity<'page'>;

/** Kinds whose records can have a page in easy language, and the field of that page that names them. */
export const EASY_LANGUAGE_FIELDS = {
  page: 'easy_language_of',
  legal_text: 'easy_language_of_text',
} as const satisfies Readonly<Record<string, keyof Page>>;
export type EasyLanguageKind = keyof typeof EASY_LANGUAGE_FIELDS;
type EasyLanguageField = (typeof EASY_LANGUAGE_FIELDS)[EasyLanguageKind];

/** Words of `MESSAGES`, and the page that stands in the way, where it is one. */
type Reason = readonly [message: string, holder?: Page];

const FIELDS: readonly EasyLanguageField[] = Object.values(EASY_LANGUAGE_FIELDS);

/** Why a page cannot be the one in easy language that it says it is; the first reason of each field. */
export function easyLanguageIssues(
  id: number | null,
  page: NewEntity<'page'>,
  others: readonly Page[],
): readonly Issue[] {
  const { easy_language_of: of, easy_language_of_text: text } = page;
  const original = others.find((other) => other.id === of);
  const easyPage = id === null ? null : others.find((other) => other.easy_language_of === id);
  const takenBy = (field: EasyLanguageField): Reason | null => {
    const holder =
      page[field] === null ? undefined : others.find((other) => other[field] === page[field]);
    return holder === undefined ? null : [MESSAGES.easyTaken, holder];
  };
  const given = FIELDS.filter((field) => page[field] !== null);
  const first = (field: string, ...reasons: readonly (Reason | null)[]): readonly Issue[] => {
    const [message, record] = reasons.find((one) => one !== null) ?? [];
    if (message === undefined) return [];
    return [issue([field], message, record && { kind: 'page', record })];
  };
  const when = (isSo: boolean, message: string): Reason | null => (isSo ? [message] : null);
  return [
    ...first(
      'is_easy_language',
      when(page.is_easy_language && page.content_type !== 'page', MESSAGES.easyFixed),
      page.is_easy_language && easyPage ? [MESSAGES.easyTaken, easyPage] : null,
    ),
    ...first(
      'easy_language_of',
      when(of !== null && of === id, MESSAGES.easyItself),
      when(original?.is_easy_language === true, MESSAGES.easyOfEasy),
      takenBy('easy_language_of'),
    ),
    ...first(
      'easy_language_of_text',
      when(of !== null && text !== null, MESSAGES.easyOneOnly),
      takenBy('easy_language_of_text'),
    ),
    ...(page.is_easy_language ? [] : given.map((field) => issue([field], MESSAGES.easyOnly))),
  ];
}

/** The public page in easy language that belongs to a record; null: there is none. */
export function easyPageOf(pages: Iterable<Page>, kind: EasyLanguageKind, id: number): Page | null {
  const field = EASY_LANGUAGE_FIELDS[kind];
  for (const page of pages) if (page.is_easy_language && page[field] === id) return page;
  return null;
}
