import type { FileUse } from '../../../../content/fields/inner/file.ts';
import type { RecordDescription } from '../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { dayOf } from '../../../dates/dates.ts';
import type { FinderResult, FinderMedia } from '../../../editing/calls.ts';
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
const MOST_NAMED = 100;

type Finding = Pick<EditingServices, 'database' | 'now'>;

/** Reads of every record only what it is called and shown by. */
const namesOf = (db: Finding['database']['db'], kind: Kind): Promise<readonly Entity<Kind>[]> =>
  recordsWithFields(db, kind, [records[kind].title, ...records[kind].card]);

/** The day that a kind's description names on cards, of an event or an article; empty for none. */
function dayIn(kind: Kind, record: object): string {
  const { card, fields }: RecordDescription = records[kind];
  const name = card.find((field) => fields[field]?.control === 'moment') ?? '';
  const at = (record as Readonly<Record<string, unknown>>)[name];
  return typeof at === 'string' ? dayOf(at) : '';
}

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

function foundOf(kind: Kind, record: Entity<Kind>, by: string, locale: Locale): FinderResult {
  const title = titleOf(kind, record, locale);
  const path = pathOfRecord(kind, record, locale);
  const isOnline = record.is_online;
  const note = [
    records[kind].label[locale],
    dayIn(kind, record),
    kind === 'page' ? (path ?? '') : '',
    isOnline ? '' : translator(locale)('editing:offline'),
  ];
  return {
    value: `${kind}:${record.id}`,
    label: by === '' ? title : `${title} (${by})`,
    note: note.filter(Boolean).join(' · '),
    path,
    isOnline,
  };
}

/** Whether every word that is looked for begins a word of the text. */
const matches = (text: string, wanted: readonly string[]): boolean => {
  const words = foldedWords(text);
  return wanted.every((one) => words.some((word) => word.startsWith(one)));
};

/** What comes next stands first; what has no day, by its name. */
function byNearness(today: string, locale: Locale) {
  const far = (day: string) => (day === '' ? 0 : day >= today ? 1 : 2);
  return (left: Entity<Kind>, right: Entity<Kind>, kind: Kind): number => {
    const [one, other] = [dayIn(kind, left), dayIn(kind, right)];
    if (far(one) !== far(other)) return far(one) - far(other);
    if (one !== other) return far(one) === 1 ? one.localeCompare(other) : other.localeCompare(one);
    return titleOf(kind, left, locale).localeCompare(titleOf(kind, right, locale), locale);
  };
}

/** Records of some kinds by words of their names, offline ones too. @param page from 1 */
export async function find(
  finding: Finding,
  {
    kinds,
    query,
    page,
  }: { readonly kinds: readonly string[]; readonly query: string; readonly page: number },
  locale: Locale,
): Promise<readonly FinderResult[]> {
  const { database, now } = finding;
  const wanted = foldedWords(query);
  const nearest = byNearness(dayOf(now()), locale);
  const results: FinderResult[] = [];
  for (const kind of kinds.filter(isKind)) {
    const links = await linksIn(finding, kind, null, locale);
    const named = (await namesOf(database.db, kind)).filter((record) => {
      const value = (record as unknown as Readonly<Record<string, unknown>>)[records[kind].title];
      const text = typeof value === 'string' ? value : Object.values(value as object).join(' ');
      return matches(`${text} ${dayIn(kind, record)} ${links.get(record.id) ?? ''}`, wanted);
    });
    named.sort((left, right) => nearest(left, right, kind));
    results.push(
      ...named.map((record) => foundOf(kind, record, links.get(record.id) ?? '', locale)),
    );
  }
  return results.slice((page - 1) * FOUND_PER_PAGE, page * FOUND_PER_PAGE);
}

/** The names of chosen records, in the order in which they were chosen; those that are gone are left out. */
export async function named(
  finding: Finding,
  values: readonly string[],
  locale: Locale,
): Promise<readonly FinderResult[]> {
  const results: FinderResult[] = [];
  for (const value of values.slice(0, MOST_NAMED)) {
    const [, kind = '', id = ''] = /^([a-z_]+):([1-9]\d{0,8})$/u.exec(value) ?? [];
    if (!isKind(kind)) continue;
    const record = await recordById(finding.database.db, kind, Number(id));
    if (record === null) continue;
    const links = await linksIn(finding, kind, [record.id], locale);
    results.push(foundOf(kind, record, links.get(record.id) ?? '', locale));
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
