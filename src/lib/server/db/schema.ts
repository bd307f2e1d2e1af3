import type { Generated, Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Field } from '../../../content/fields/field.ts';
import type { Fields } from '../../../content/records/define.ts';
import type { Kind, Records } from '../../../content/records/kinds.ts';
import type { AccessTables } from './tables/access-schema.ts';
import type { BoxOfficeTables } from './tables/box-office-schema.ts';
import type { ReleaseTables } from './tables/release-schema.ts';
import type { EditingTables } from './tables/editing-schema.ts';
import type { ErrorLogTables } from './tables/error-log-schema.ts';
import type { FormTables } from './tables/form-schema.ts';
import type { HubTables } from './tables/hub-schema.ts';
import type { LoginTables } from './tables/login-schema.ts';
import type { MediaTables, LinkTables } from './tables/media-schema.ts';
import type { NoteTables } from './tables/note-schema.ts';
import type { OutboxTables } from './tables/outbox-schema.ts';
import type {
  PersonalDataTables,
  NewsletterTables,
  FavouritesTables,
  SearchWordsTables,
} from './tables/visitor-schema.ts';
import type { ResourceTables } from './tables/resource-schema.ts';
import type { SearchTables } from './tables/search-schema.ts';
import type { ShopTables } from './tables/shop-schema.ts';

/** The type of a column's cell: flags are 0/1, structures are JSON text. */
type CellType<Value> = Value extends number | boolean ? number : Value extends null ? null : string;

type ColumnNames<F extends Fields, K extends keyof F & string> = F[K]['keep'] extends 'translated'
  ? `${K}_de` | `${K}_en`
  : F[K]['keep'] extends 'links'
    ? never
    : K;

type ColumnValue<F extends Field> = F['keep'] extends 'translated'
  ? string
  : CellType<z.output<F['schema']>>;

type Columns<F extends Fields> = {
  [K in keyof F & string as ColumnNames<F, K>]: ColumnValue<F[K]>;
};

interface BaseColumns {
  id: Generated<number>;
  version: number;
  is_online: number;
  updated_at: string;
}

/** A pair of a link table; `position` keeps the order in which an editor put them. */
export interface LinkRow {
  owner: number;
  target: number;
  position: number;
}

/** The log of what changed, written in the transaction of the change itself. */
export interface ChangeRow {
  id: Generated<number>;
  kind: string;
  record: number;
  action: 'saved' | 'removed';
  /** JSON list of the tags of all pages that can show the record, before or after. */
  tags: string;
  at: string;
}

type RecordTables = { [K in Kind]: BaseColumns & Columns<Records[K]['fields']> };

export interface Database
  extends
    RecordTables,
    AccessTables,
    BoxOfficeTables,
    ReleaseTables,
    ShopTables,
    LinkTables,
    LoginTables,
    MediaTables,
    EditingTables,
    ErrorLogTables,
    FavouritesTables,
    FormTables,
    HubTables,
    NewsletterTables,
    NoteTables,
    OutboxTables,
    PersonalDataTables,
    ResourceTables,
    SearchTables,
    SearchWordsTables {
  event_tags: LinkRow;
  event_genres: LinkRow;
  event_series: LinkRow;
  event_persons: LinkRow;
  event_works: LinkRow;
  work_composers: LinkRow;
  article_tags: LinkRow;
  production_tags: LinkRow;
  person_categories: LinkRow;
  change: ChangeRow;
}

/** A row as both databases hand it over, before a record's description gives it its types. */
export type UntypedRow = Record<string, string | number | null>;
/** The same tables without their types, for code that walks all kinds. */
export type UntypedDatabase = Record<string, UntypedRow>;

/** All kinds of records go the same way: the description, not the compiler, knows their columns. */
export const untyped = (db: Kysely<Database> | Transaction<Database>): Kysely<UntypedDatabase> =>
  db as unknown as Kysely<UntypedDatabase>;
