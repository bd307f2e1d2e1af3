import { isKind, type Kind } from '../../../../../content/records/kinds.ts';
import { LOCALES, MAX_FIND } from '../../../../constants.ts';
import type { SiteQuery } from '../../../services/replacements/find-on-site.ts';

const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether words stand in one line and are not too long; a browser sends no others. */
export const isLine = (text: string, most: number): boolean =>
  text.length <= most && !NOT_IN_A_LINE.test(text);

/** What an address or a form looks for, among the kinds that its sender may write; null: not to be read. */
export function siteQuery(asked: URLSearchParams, kinds: readonly Kind[]): SiteQuery | null {
  const find = asked.get('find') ?? '';
  if (!isLine(find, MAX_FIND)) return null;
  const wanted = asked.getAll('kind').filter(isKind);
  return {
    find,
    isCaseSensitive: asked.has('case'),
    isWholeWords: asked.has('whole'),
    inLinks: asked.has('links'),
    language: LOCALES.find((locale) => locale === asked.get('language')) ?? null,
    kinds: wanted.length === 0 ? kinds : kinds.filter((kind) => wanted.includes(kind)),
  };
}

/** The same as an address says it. */
export function queryEntries(
  { find, isCaseSensitive, isWholeWords, inLinks, language, kinds }: SiteQuery,
  all: readonly Kind[],
): readonly (readonly [string, string])[] {
  const on = (name: string, is: boolean) => (is ? [[name, '1'] as const] : []);
  return [
    ['find', find],
    ...on('case', isCaseSensitive),
    ...on('whole', isWholeWords),
    ...on('links', inLinks),
    ...(language === null ? [] : [['language', language] as const]),
    ...(kinds.length === all.length ? [] : kinds.map((kind) => ['kind', kind] as const)),
  ];
}
