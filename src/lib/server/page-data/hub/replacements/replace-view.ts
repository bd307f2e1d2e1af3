import { records, type Kind, isKind } from '../../../../../content/records/kinds.ts';
import { LOCALES } from '../../../../constants.ts';
import { dayOf, formatDay } from '../../../../dates/dates.ts';
import { readRevision, revisionText } from '../../../../editing/revision.ts';
import { textIn } from '../../../../i18n/localized.ts';
import type { Passage } from '../../../../replacements/passages.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { PlaceView, ReplaceView } from '../../../../views/hub/replace-view.ts';
import {
  findOnSite,
  MAX_PASSAGES,
  type RecordPassages,
  type SitePassages,
  type SiteQuery,
} from '../../../services/replacements/find-on-site.ts';
import type { ChosenRecord } from '../../../services/replacements/replace-on-site.ts';
import type { PageContext } from '../../page/page-context.ts';
import { editHref } from '../lists/hub-link.ts';
import { queryEntries } from './replace-query.ts';

/** A record in a state, and a place of it: `page:12 3-41 m1|content.de|0`. */
const CHOSEN = /^([a-z_]{1,40}):([1-9]\d{0,8}) (\d{1,9}-\d{1,9}) ([\w|.-]{1,200})$/u;

/** A place as the form sends it. */
const placeValue = ({ kind, record, revision }: RecordPassages, { key }: Passage): string =>
  `${kind}:${String(record.id)} ${revisionText(revision)} ${key}`;

/** The chosen places by their records; what is none is left out. */
export function chosenRecords(values: readonly string[]): readonly ChosenRecord[] {
  const chosen = new Map<string, ChosenRecord & { readonly places: Set<string> }>();
  for (const value of values) {
    const [, kind = '', id = '', state = '', key = ''] = CHOSEN.exec(value) ?? [];
    const revision = readRevision(state);
    if (!isKind(kind) || revision === null) continue;
    const name = `${kind}:${id} ${state}`;
    const record = chosen.get(name) ?? { kind, id: Number(id), revision, places: new Set() };
    record.places.add(key);
    chosen.set(name, record);
  }
  return [...chosen.values()];
}

/** What was sent before, where it could not be done. */
export interface RefusedReplace {
  readonly error: string;
  readonly words: string;
  readonly chosen: ReadonlySet<string>;
}

export const countRecords = (count: number, { t }: Pick<PageContext, 't'>): string =>
  t('replacements:records', { count });

function placeView(
  found: RecordPassages,
  passage: Passage,
  { locale, t }: PageContext,
  refused: RefusedReplace | null,
): PlaceView {
  const { kind, record } = found;
  const { module, label, language, before, match, after } = passage;
  const value = placeValue(found, passage);
  const form = pathTo('hub-record', locale, { list: kind, id: record.id });
  return {
    value,
    isChosen: refused?.chosen.has(value) ?? true,
    label: language === null ? label : `${label} (${t(`replacements:languages.${language}`)})`,
    lang: language === null || language === locale ? null : language,
    before,
    match,
    after,
    href: editHref(kind, record, { module, language: language ?? locale }) ?? form,
  };
}

/** The day of an event, by which it is told from others of its name; none of what has no day. */
function dayNote({ record }: RecordPassages, { locale }: PageContext): readonly string[] {
  const day = 'date_start' in record ? record.date_start : null;
  return typeof day === 'string' ? [formatDay(dayOf(day), locale, 'numeric')] : [];
}

function noteOf(found: RecordPassages, context: PageContext): string {
  const { kind, draft } = found;
  const { locale, t } = context;
  const by = draft?.by ? t('replacements:draftOf', { name: draft.by }) : t('replacements:draft');
  const parts = [records[kind].label[locale], ...dayNote(found, context)];
  return [...parts, ...(draft === null ? [] : [by])].join(' · ');
}

function summaryOf(found: SitePassages, { find }: SiteQuery, context: PageContext): string {
  const { t } = context;
  if (find === '') return '';
  const count = found.records.reduce((sum, { passages }) => sum + passages.length, 0);
  if (count === 0) return t('replacements:none', { query: find });
  const told = { count, records: countRecords(found.records.length, context) };
  return t('replacements:found', told);
}

/** What the search asks for, as its form shows it. */
function formOf(query: SiteQuery, all: readonly Kind[], { locale, t }: PageContext) {
  const { find, isCaseSensitive, isWholeWords, inLinks } = query;
  return {
    find,
    switches: [
      { name: 'case', label: t('replacements:case'), isOn: isCaseSensitive },
      { name: 'whole', label: t('replacements:whole'), isOn: isWholeWords },
      { name: 'links', label: t('replacements:links'), isOn: inLinks },
    ],
    languages: ['', ...LOCALES].map((value) => ({
      value,
      label: t(`replacements:languages.${value || 'all'}`),
      isChosen: value === (query.language ?? ''),
    })),
    kinds: all.map((value) => ({
      value,
      label: records[value].label[locale],
      isChosen: query.kinds.includes(value),
    })),
  };
}

/** Pages by what a link says for them. */
const pagesOf = ({ data, locale }: PageContext): ReplaceView['pages'] =>
  [...data.page.values()].map(({ id, title }) => ({
    value: `page:${String(id)}`,
    label: textIn(title, locale),
  }));

/** The page that finds and replaces. @param all the kinds that its reader may write */
export async function replaceView(
  context: PageContext,
  query: SiteQuery,
  all: readonly Kind[],
  refused: RefusedReplace | null,
): Promise<ReplaceView> {
  const { app, locale, t } = context;
  const found = await findOnSite(app, query, locale);
  return {
    title: t('replacements:title'),
    action: pathTo('hub-replace', locale),
    ...formOf(query, all, context),
    summary: summaryOf(found, query, context),
    cut: found.isCut ? t('replacements:cut', { count: MAX_PASSAGES }) : '',
    records: found.records.map((one) => ({
      name: one.name,
      note: noteOf(one, context),
      places: one.passages.map((passage) => placeView(one, passage, context, refused)),
    })),
    hidden: queryEntries(query, all).map(([name, value]) => ({ name, value })),
    words: refused?.words ?? '',
    wordsHint: t(query.inLinks ? 'replacements:wordsLinksHint' : 'replacements:wordsHint'),
    pages: query.inLinks ? pagesOf(context) : [],
    notice: '',
    error: refused?.error ?? '',
    replaced: null,
  };
}
