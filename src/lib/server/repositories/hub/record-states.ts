import type { Kysely } from 'kysely';
import type { Translated } from '../../../../content/fields/field.ts';
import type { Fields } from '../../../../content/records/define.ts';
import { records, type Kind } from '../../../../content/records/kinds.ts';
import type { ContentType } from '../../../../content/records/page.ts';
import { instantText } from '../../../dates/dates.ts';
import { type Database, untyped } from '../../db/schema.ts';

type Db = Kysely<Database>;

/** What tells whether a record is another one than before, and whether visitors see it. */
export interface RecordState {
  readonly id: number;
  readonly version: string;
  readonly isPublic: boolean;
}

/** The states of all records of a kind. */
export async function recordStates(
  db: Db,
  kind: Kind,
  now: Date,
): Promise<ReadonlyMap<number, RecordState>> {
  const waits = 'published_at' in (records[kind].fields as Fields);
  const columns = ['id', 'is_online', 'version', 'updated_at', ...(waits ? ['published_at'] : [])];
  const rows = await untyped(db)
    .selectFrom(kind as string)
    .select(columns)
    .execute();
  const moment = instantText(now);
  const states = rows.map((row): RecordState => ({
    id: Number(row['id']),
    // Of what was put in its place as a whole the version alone may be the same.
    version: `${String(row['version'])} ${String(row['updated_at'])}`,
    isPublic: row['is_online'] === 1 && (!waits || String(row['published_at']) <= moment),
  }));
  return new Map(states.map((state) => [state.id, state]));
}

/** Where a page stands, and whether visitors see it. */
export interface PageState {
  readonly id: number;
  readonly isPublic: boolean;
  readonly content_type: ContentType;
  readonly urls: Translated;
}

export async function pageStates(db: Db): Promise<readonly PageState[]> {
  const rows = await db
    .selectFrom('page')
    .select(['id', 'is_online', 'content_type', 'urls_de', 'urls_en'])
    .execute();
  return rows.map(({ id, is_online: online, content_type: type, urls_de: de, urls_en: en }) => ({
    id,
    isPublic: online === 1,
    content_type: type as ContentType,
    urls: { de, en },
  }));
}

/** The paths of all files of the media library. */
export async function mediaPaths(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('media').select('src').execute();
  return new Set(rows.map(({ src }) => src));
}

/** The keys of the legal texts, and whether visitors see each. */
export async function legalStates(db: Db): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.selectFrom('legal_text').select(['key', 'is_online']).execute();
  return new Map(rows.map(({ key, is_online: online }) => [key, online === 1]));
}
