import type { Kysely } from 'kysely';
import type { FileUse } from '../../../../content/fields/inner/file.ts';
import type { Fields } from '../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../content/records/kinds.ts';
import type { MediaType } from '../../../../content/records/media.ts';
import type { Locale } from '../../../constants.ts';
import { dayOf } from '../../../dates/dates.ts';
import type { Found, FoundMedia } from '../../../editing/calls.ts';
import { foldedWords } from '../../../search/fold.ts';
import { translator } from '../../../i18n/translator.ts';
import { renditionAt } from '../../../media/picture.ts';
import { entityOf } from '../../db/codec.ts';
import { columnsOfField } from '../../db/columns.ts';
import type { Database, PlainDatabase } from '../../db/schema.ts';
import { recordById } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { pathOfRecord } from '../../../routing/record-paths.ts';
import { titleOf } from './title.ts';
import type { EditingServices } from './save.ts';

/** Results of one page. */
export const FOUND_PER_PAGE = 20;
/** Names that are asked for at once: as many as one field can hold. */
const MOST_NAMED = 100;
/** A preview is shown in a small tile, on dense screens, too. */
const PREVIEW_WIDTH = 320;

type Finding = Pick<EditingServices, 'database' | 'now'>;
const plain = (db: Kysely<Database>) => db as unknown as Kysely<PlainDatabase>;

const kindLabel = (kind: Kind, locale: Locale): string => translator(locale)(`fields:kind.${kind}`);

/** Fields that name a record, its address and its day: all that is read of every one. */
const NAMING: readonly string[] = ['date_start', 'published_at', 'urls', 'content_type', 'slug'];

async function namesOf(db: Kysely<Database>, kind: Kind): Promise<readonly Entity<Kind>[]> {
  const description = records[kind];
  const fields = Object.entries(description.fields as Fields).filter(
    ([name]) => name === description.title || NAMING.includes(name),
  );
  const columns = fields.flatMap(([name, field]) => columnsOfField(name, field));
  const rows = await plain(db)
    .selectFrom(kind as string)
    .select(['id', 'version', 'is_online', 'updated_at', ...columns.map(({ name }) => name)])
    .execute();
  return rows.map((row) => entityOf(description, row) as unknown as Entity<Kind>);
}

/** The day of an event or an article; empty where a record has none. */
function dayIn(record: object): string {
  const { date_start: start, published_at: published } = record as Readonly<Record<string, string>>;
  const at = start ?? published;
  return at === undefined ? '' : dayOf(at);
}

function foundOf(kind: Kind, record: Entity<Kind>, locale: Locale): Found {
  const path = pathOfRecord(kind, record, locale);
  const isOnline = record.is_online;
  const note = [
    kindLabel(kind, locale),
    dayIn(record),
    kind === 'page' ? (path ?? '') : '',
    isOnline ? '' : translator(locale)('editing:offline'),
  ];
  return {
    value: `${kind}:${record.id}`,
    label: titleOf(kind, record, locale),
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
    const [one, other] = [dayIn(left), dayIn(right)];
    if (far(one) !== far(other)) return far(one) - far(other);
    if (one !== other) return far(one) === 1 ? one.localeCompare(other) : other.localeCompare(one);
    return titleOf(kind, left, locale).localeCompare(titleOf(kind, right, locale), locale);
  };
}

/** Records of some kinds by words of their names, offline ones too. @param page from 1 */
export async function find(
  { database: { db }, now }: Finding,
  {
    kinds,
    query,
    page,
  }: { readonly kinds: readonly string[]; readonly query: string; readonly page: number },
  locale: Locale,
): Promise<readonly Found[]> {
  const wanted = foldedWords(query);
  const nearest = byNearness(dayOf(now()), locale);
  const found: Found[] = [];
  for (const kind of kinds.filter(isKind)) {
    const named = (await namesOf(db, kind)).filter((record) => {
      const value = (record as unknown as Readonly<Record<string, unknown>>)[records[kind].title];
      const text = typeof value === 'string' ? value : Object.values(value as object).join(' ');
      return matches(`${text} ${dayIn(record)}`, wanted);
    });
    named.sort((left, right) => nearest(left, right, kind));
    found.push(...named.map((record) => foundOf(kind, record, locale)));
  }
  return found.slice((page - 1) * FOUND_PER_PAGE, page * FOUND_PER_PAGE);
}

/** The names of chosen records, in the order in which they were chosen; those that are gone are left out. */
export async function named(
  { database: { db } }: Finding,
  values: readonly string[],
  locale: Locale,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const value of values.slice(0, MOST_NAMED)) {
    const [, kind = '', id = ''] = /^([a-z_]+):([1-9]\d{0,8})$/u.exec(value) ?? [];
    const record = isKind(kind) ? await recordById(db, kind, Number(id)) : null;
    if (isKind(kind) && record !== null) found.push(foundOf(kind, record, locale));
  }
  return found;
}

/** What a field can be filled with from the library. */
export type MediaUse = 'picture' | FileUse;

const asPicture = ({ src, width, height, alt, decorative, credit, focal }: Entity<'media'>) => ({
  src,
  width,
  height,
  alt,
  decorative,
  credit: credit ?? '',
  focal,
});
const asFile = ({ src, mime, bytes, title }: Entity<'media'>) => ({
  src,
  // The library keeps the type with which it answers, charset and all.
  mime: mime.replace(/;.*$/u, ''),
  bytes,
  title,
});

function previewOf({ type, src, width }: Entity<'media'>): string | null {
  if (type === 'picture') return renditionAt({ src, width: width ?? PREVIEW_WIDTH }, PREVIEW_WIDTH);
  return type === 'vector' ? src : null;
}

/** Files of the library for one use, the newest first, ready to be put into a field. */
export async function findMedia(
  { database: { db } }: Finding,
  { use, query, page }: { readonly use: MediaUse; readonly query: string; readonly page: number },
): Promise<readonly FoundMedia[]> {
  const type: MediaType = use;
  const rows = await plain(db)
    .selectFrom('media')
    .selectAll()
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .execute();
  const wanted = foldedWords(query);
  return rows
    .map((row) => entityOf(records.media, row) as unknown as Entity<'media'>)
    .filter(({ title, alt }) => matches(`${title} ${alt.de} ${alt.en}`, wanted))
    .slice((page - 1) * FOUND_PER_PAGE, page * FOUND_PER_PAGE)
    .map((media) => ({
      id: media.id,
      title: media.title,
      value: use === 'picture' ? asPicture(media) : asFile(media),
      preview: previewOf(media),
    }));
}
