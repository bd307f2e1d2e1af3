import type { FileUse } from '../../../../content/fields/inner/file.ts';
import type { RecordDescription } from '../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { dayOf, formatDay, formatMoment, instantText } from '../../../dates/dates.ts';
import type { FinderAnswer, FinderMedia, FinderResult } from '../../../editing/calls.ts';
import { foldedWords } from '../../../search/fold.ts';
import { translator } from '../../../i18n/translator.ts';
import { linkedNames, linkField } from '../../repositories/names/linked-names.ts';
import { listMedia } from '../../repositories/media/library-list.ts';
import { recordsWithFields } from '../../repositories/record-fields.ts';
import { recordById } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { fileOf, pictureOf, previewOf } from './media-value.ts';
import type { EditingServices } from './save.ts';

/** Results of one page. */
export const FOUND_PER_PAGE = 20;
/** Names that are asked for at once: as many as one field can hold. */
const MAX_NAMED = 100;

type Finding = Pick<EditingServices, 'database' | 'now'>;

/** What the results of a kind are gathered under, a field that names one record. */
const GROUPED_BY: Partial<Record<Kind, string>> = { event: 'production' };

type Values = Readonly<Record<string, unknown>>;

/** The field with the moment that a kind's description names on cards, of an event or an article. */
function momentField(kind: Kind): string {
  const { card, fields }: RecordDescription = records[kind];
  return card.find((field) => fields[field]?.control === 'moment') ?? '';
}

/** The field in which that ends; empty: nothing of this kind is ever over. */
function endField(kind: Kind): string {
  const { periods }: RecordDescription = records[kind];
  const start = momentField(kind);
  return start === '' ? '' : (periods.find(([from]) => from === start)?.[1] ?? '');
}

/** Reads of every record only what it is called, shown and gathered by. */
const namesOf = (db: Finding['database']['db'], kind: Kind): Promise<readonly Entity<Kind>[]> =>
  recordsWithFields(db, kind, [
    records[kind].title,
    ...records[kind].card,
    endField(kind),
    GROUPED_BY[kind] ?? '',
  ]);

const textAt = (record: object, field: string): string => {
  const value = (record as Values)[field];
  return typeof value === 'string' ? value : '';
};

/** What tells records from their namesakes by name: the composers of a work. */
async function linksIn(
  { database: { db } }: Finding,
  kind: Kind,
  ids: readonly number[] | null,
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  const link = linkField(kind, records[kind].card);
  const names = link === null ? [] : await linkedNames(db, link, ids, locale);
  return new Map([...names].map(([id, some]) => [id, some.join(', ')]));
}

/** A record that may be found, with what it is found, ordered and shown by. */
interface Candidate {
  readonly kind: Kind;
  readonly record: Entity<Kind>;
  /** Names of what it points to: the composers of a work. */
  readonly by: string;
  /** Name of what it is gathered under; empty: nothing. */
  readonly group: string;
  /** Instant; empty: of no time. */
  readonly at: string;
}

function foundOf({ kind, record, by, group, at }: Candidate, locale: Locale): FinderResult {
  const title = titleOf(kind, record, locale);
  const path = pathOfRecord(kind, record, locale);
  const isOnline = record.is_online;
  const note = [
    records[kind].label[locale],
    // An event by its hour: there are several on a day. What is not an event was written on one.
    at === ''
      ? ''
      : endField(kind) === ''
        ? formatDay(dayOf(at), locale, 'numeric')
        : formatMoment(at, locale),
    kind === 'page' ? (path ?? '') : '',
    isOnline ? '' : translator(locale)('editing:offline'),
  ];
  return {
    value: `${kind}:${record.id}`,
    label: by === '' ? title : `${title} (${by})`,
    note: note.filter(Boolean).join(' · '),
    path,
    isOnline,
    group,
  };
}

/** Whether every word that is looked for begins a word of the text. */
const matches = (text: string, wanted: readonly string[]): boolean => {
  const words = foldedWords(text);
  return wanted.every((one) => words.some((word) => word.startsWith(one)));
};

/** The names of what the results of a kind are gathered under, by id. */
async function groupNames(
  { database: { db } }: Finding,
  kind: Kind,
  locale: Locale,
): Promise<ReadonlyMap<unknown, string>> {
  const field = GROUPED_BY[kind] ?? '';
  const target = (records[kind] as RecordDescription).fields[field]?.target ?? '';
  if (!isKind(target)) return new Map();
  const groups = await recordsWithFields(db, target, [records[target].title]);
  return new Map(groups.map((group) => [group.id, titleOf(target, group, locale)]));
}

/** Records of a kind that have every word in their names, in no order. */
async function candidatesOf(
  finding: Finding,
  kind: Kind,
  wanted: readonly string[],
  locale: Locale,
): Promise<readonly Candidate[]> {
  const links = await linksIn(finding, kind, null, locale);
  const groups = await groupNames(finding, kind, locale);
  const named = await namesOf(finding.database.db, kind);
  return named.flatMap((record): readonly Candidate[] => {
    const value = (record as unknown as Values)[records[kind].title];
    const title = typeof value === 'string' ? value : Object.values(value as object).join(' ');
    const by = links.get(record.id) ?? '';
    const group = groups.get((record as unknown as Values)[GROUPED_BY[kind] ?? '']) ?? '';
    const at = textAt(record, momentField(kind));
    const when = at === '' ? '' : `${dayOf(at)} ${formatDay(dayOf(at), locale, 'numeric')}`;
    return matches(`${title} ${when} ${by} ${group}`, wanted)
      ? [{ kind, record, by, group, at }]
      : [];
  });
}

/**
 * What comes next stands first, each production with all of its dates; what has no day, by its
 * name, and what was written on one, the newest first.
 */
function inOrder(candidates: readonly Candidate[], now: string, locale: Locale) {
  const byName = (one: Candidate, other: Candidate): number =>
    titleOf(one.kind, one.record, locale).localeCompare(
      titleOf(other.kind, other.record, locale),
      locale,
    );
  const isAhead = ({ kind, at }: Candidate): boolean => endField(kind) !== '' && at >= now;
  const sorted = candidates.toSorted((one, other) => {
    if (one.at === other.at) return byName(one, other);
    // What has begun and is not over, an exhibition, comes behind what is to begin.
    if (isAhead(one) !== isAhead(other)) return isAhead(one) ? -1 : 1;
    return one.at < other.at === isAhead(one) ? -1 : 1;
  });
  // In the order in which their first date comes; without a production each is by itself.
  const groups = Map.groupBy(sorted, ({ kind, group, record }) =>
    group === '' ? `${kind}:${record.id}` : group,
  );
  return [...groups.values()].flatMap((group) =>
    group.length === 1 ? group.map((one) => ({ ...one, group: '' })) : group,
  );
}

export interface FinderQuery {
  readonly kinds: readonly string[];
  readonly query: string;
  /** From 1. */
  readonly page: number;
  /** Only what is over; else only what is not. */
  readonly isPast?: boolean;
}

/** Records of some kinds by words of their names, offline ones too. */
export async function find(
  finding: Finding,
  { kinds, query, page, isPast = false }: FinderQuery,
  locale: Locale,
): Promise<FinderAnswer> {
  const wanted = foldedWords(query);
  const now = instantText(finding.now());
  const isOver = ({ kind, record, at }: Candidate): boolean => {
    const end = endField(kind);
    return end !== '' && (textAt(record, end) || at) < now;
  };
  const shown: Candidate[] = [];
  let past = 0;
  for (const kind of kinds.filter(isKind)) {
    const candidates = await candidatesOf(finding, kind, wanted, locale);
    const [over, coming] = [candidates.filter(isOver), candidates.filter((one) => !isOver(one))];
    past += over.length;
    shown.push(...inOrder(isPast ? over : coming, now, locale));
  }
  const part = shown.slice((page - 1) * FOUND_PER_PAGE, page * FOUND_PER_PAGE);
  return { results: part.map((one) => foundOf(one, locale)), total: shown.length, past };
}

/** The names of chosen records, in the order in which they were chosen; those that are gone are left out. */
export async function named(
  finding: Finding,
  values: readonly string[],
  locale: Locale,
): Promise<readonly FinderResult[]> {
  const results: FinderResult[] = [];
  for (const value of values.slice(0, MAX_NAMED)) {
    const [, kind = '', id = ''] = /^([a-z_]+):([1-9]\d{0,8})$/u.exec(value) ?? [];
    if (!isKind(kind)) continue;
    const record = await recordById(finding.database.db, kind, Number(id));
    if (record === null) continue;
    const links = await linksIn(finding, kind, [record.id], locale);
    const by = links.get(record.id) ?? '';
    const at = textAt(record, momentField(kind));
    results.push(foundOf({ kind, record, by, group: '', at }, locale));
  }
  return results;
}

/** What a field can be filled with from the library. */
export type MediaUse = 'picture' | FileUse;

/**
 * Files of the library for one use, the newest first, ready to be put into a field.
 * @param after the id of the last file of the part before; 0: from the beginning
 */
export async function findMedia(
  { database: { db } }: Finding,
  { use, query, after }: { readonly use: MediaUse; readonly query: string; readonly after: number },
): Promise<{ readonly results: readonly FinderMedia[]; readonly more: boolean }> {
  const words = query.split(/\s+/u).filter(Boolean);
  const position = after === 0 ? null : { id: after, isBackward: false };
  const files = await listMedia(db, { words, type: use, tag: null }, position, FOUND_PER_PAGE + 1);
  return {
    results: files.slice(0, FOUND_PER_PAGE).map((media) => ({
      id: media.id,
      title: media.title,
      value: use === 'picture' ? pictureOf(media) : fileOf(media),
      preview: previewOf(media),
    })),
    more: files.length > FOUND_PER_PAGE,
  };
}
