import { isLinkableKind } from '../../../src/content/fields/linkable-kinds.ts';
import editorDe from '../../../src/content/i18n/de/editor.json' with { type: 'json' };
import searchDe from '../../../src/content/i18n/de/search.json' with { type: 'json' };
import editorEn from '../../../src/content/i18n/en/editor.json' with { type: 'json' };
import searchEn from '../../../src/content/i18n/en/search.json' with { type: 'json' };
import type { RecordDescription } from '../../../src/content/records/define.ts';
import { isKind, REFERENCE_KINDS, type Kind } from '../../../src/content/records/kinds.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { DETAIL_KINDS, pathOfRecord } from '../../../src/lib/routing/record-routes.ts';
import { resolveRoute } from '../../../src/lib/routing/resolve-route.ts';
import { columnsOf } from '../../../src/lib/server/db/columns.ts';

/*
 * What has to be true of the descriptions of records. Each check returns what is wrong, so
 * that tests can show that it finds something.
 */

const TEXTS = {
  de: { search: searchDe, editor: editorDe },
  en: { search: searchEn, editor: editorEn },
};

/** The description names only fields and columns that it has. */
export function fieldProblems(description: RecordDescription): readonly string[] {
  const { title, card, searchFields, indexes, fields, isVersioned, label } = description;
  const columns = columnsOf(description).map(({ name }) => name);
  const hasTree = Object.values(fields).some(({ control }) => control === 'modules');
  const unknown = [title, ...card, ...(searchFields ?? [])].filter((name) => !(name in fields));
  return [
    ...unknown.map((name) => `it has no field ${name}`),
    ...indexes.flat().flatMap((name) => (columns.includes(name) ? [] : [`no column ${name}`])),
    ...Object.entries(fields).flatMap(([name, { target }]) =>
      target === undefined || isKind(target) ? [] : [`${name} points to ${target}`],
    ),
    ...(isVersioned === hasTree ? [] : ['versions belong to modules']),
    ...LOCALES.flatMap((locale) => (label[locale].trim() === '' ? [`no label in ${locale}`] : [])),
  ];
}

/** The page of a record in each language is that of the row which shows its kind. */
function addressProblems(kind: Kind, record: object): readonly string[] {
  return LOCALES.flatMap((locale) => {
    const path = pathOfRecord(kind, record, locale);
    if (path === null) return [`no page in ${locale}`];
    const { row } = resolveRoute(path);
    const { shows } = row;
    const isText = kind === 'legal_text' && shows?.as === 'legal-text';
    const isShown =
      shows?.as === 'detail' ? shows.kind === kind : isText || (kind === 'page' && shows !== null);
    return isShown ? [] : [`${path} is the page of something else`];
  });
}

/** Texts that the search and the editor's finder have of a kind, in each language. */
function textProblems({ kind, searchFields, isLinkable }: RecordDescription): readonly string[] {
  return LOCALES.flatMap((locale) => {
    const { search, editor } = TEXTS[locale];
    const isMissing = (kinds: object) => !(kind in kinds);
    return [
      ...(searchFields !== null && isMissing(search.kind) ? [`search.json in ${locale}`] : []),
      ...(isLinkable && isMissing(editor.kind) ? [`editor.json in ${locale}`] : []),
    ].map((place) => `no text in ${place}`);
  });
}

/**
 * What is linked or found has a page to go to, and a name there; the lists made of the
 * descriptions hold it.
 * @param sample a record of the kind
 */
export function placeProblems(description: RecordDescription, sample: object): readonly string[] {
  const kind = description.kind as Kind;
  const { isLinkable, searchFields, isReference } = description;
  const hasPage = DETAIL_KINDS.includes(kind) || kind === 'page' || kind === 'legal_text';
  const needsPage = isLinkable || searchFields !== null;
  return [
    ...(needsPage && !hasPage ? ['it has no page'] : []),
    ...(hasPage ? addressProblems(kind, sample) : []),
    ...textProblems(description),
    ...(isLinkableKind(kind) === isLinkable ? [] : ['links do not know it']),
    ...((REFERENCE_KINDS as readonly Kind[]).includes(kind) === isReference
      ? []
      : ['the reference data do not know it']),
  ];
}
