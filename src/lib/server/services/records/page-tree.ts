import type { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import { LOCALES } from '../../../constants.ts';
import { aliasTarget, matchRoute } from '../../../routing/routes.ts';
import type { Entity, NewEntity } from '../../../../content/records/kinds.ts';
import { easyLanguageIssues } from './easy-language.ts';
import { issue } from './issue.ts';

type Issue = z.core.$ZodIssue;
type Page = Entity<'page'>;

const taken = (path: readonly string[], message: string, record: Page): Issue =>
  issue(path, message, { kind: 'page', record });

/** The pages above a page, the nearest first; a loop in stored data ends where it closes. */
export function parentsOf(
  page: { readonly parent: number | null },
  pages: ReadonlyMap<number, Page>,
): readonly Page[] {
  const above: Page[] = [];
  let parent = page.parent === null ? undefined : pages.get(page.parent);
  while (parent !== undefined && !above.includes(parent)) {
    above.push(parent);
    parent = parent.parent === null ? undefined : pages.get(parent.parent);
  }
  return above;
}

/**
 * All pages as menus order them, each followed by those below it, with how many are above it.
 * Those of a loop in stored data stand at the end.
 */
export function inTreeOrder(pages: readonly Page[]): readonly (readonly [Page, number])[] {
  const sorted = pages.toSorted(
    (left, right) => left.position - right.position || left.id - right.id,
  );
  const ids = new Set(pages.map(({ id }) => id));
  const below = Map.groupBy(sorted, ({ parent }) =>
    parent !== null && ids.has(parent) ? parent : null,
  );
  const from = (parent: number | null, depth: number): (readonly [Page, number])[] =>
    (below.get(parent) ?? []).flatMap((page) => [
      [page, depth] as const,
      ...from(page.id, depth + 1),
    ]);
  const placed = from(null, 0);
  const known = new Set(placed.map(([{ id }]) => id));
  return [
    ...placed,
    ...sorted.filter(({ id }) => !known.has(id)).map((page) => [page, 0] as const),
  ];
}

/** What moves the name of a page in, in a choice that cannot be nested. */
export const indented = (name: string, depth: number): string => '\u2003'.repeat(depth) + name;

function pathIssues(page: NewEntity<'page'>, others: readonly Page[]): readonly Issue[] {
  if (page.content_type !== 'page') return [];
  return LOCALES.flatMap((locale) => {
    const url = page.urls[locale];
    if (url === '') return [];
    const path = `/${locale}/${url}`;
    const holder = others.find(
      (other) => other.content_type === 'page' && other.urls[locale] === url,
    );
    if (holder !== undefined) return [taken(['urls', locale], MESSAGES.pathTaken, holder)];
    const isReserved = matchRoute(path)?.name !== 'page' || aliasTarget(path) !== null;
    return isReserved ? [issue(['urls', locale], MESSAGES.pathReserved)] : [];
  });
}

/** What keeps a page from being saved beside the others; nothing when it fits. */
export function pageIssues(
  id: number | null,
  page: NewEntity<'page'>,
  all: readonly Page[],
): readonly Issue[] {
  const others = all.filter((other) => other.id !== id);
  const byId = new Map(all.map((other) => [other.id, other]));
  const isAboveItself =
    id !== null && (page.parent === id || parentsOf(page, byId).some((above) => above.id === id));
  const hasNoAddress =
    page.content_type === 'page' && LOCALES.every((locale) => page.urls[locale] === '');
  const first = others.find(
    (other) => other.content_type !== 'page' && other.content_type === page.content_type,
  );
  return [
    ...(isAboveItself ? [issue(['parent'], MESSAGES.parentLoop)] : []),
    ...(hasNoAddress ? [issue(['urls'], MESSAGES.required)] : []),
    ...(first ? [taken(['content_type'], MESSAGES.pathTaken, first)] : []),
    ...pathIssues(page, others),
    ...easyLanguageIssues(id, page, others),
  ];
}
