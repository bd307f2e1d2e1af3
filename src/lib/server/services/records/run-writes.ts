import type { Transaction } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Result } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { preparedTransaction, dryRunTransaction } from '../../db/prepared-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { appendChanges, type Change } from '../../repositories/changes.ts';
import type { ChangeFeed } from './change-feed.ts';

/** What follows from many writes and is done once, at the end of their transaction. */
export class ManyWrites {
  readonly changes: Omit<Change, 'id'>[] = [];
}

export type Writer<Value> = (
  tx: Transaction<Database>,
  many: ManyWrites | undefined,
) => Promise<Result<Value>>;

/** What many writes are of. */
export interface WrittenTables {
  readonly kinds: readonly Kind[];
  /** Drafts and copies that wait are written, too. */
  readonly isDraft?: boolean;
  /** It is a release, with what is in it. */
  readonly isRelease?: boolean;
  /** A person waits for it, or nobody does who could ask again: it is not refused for others. */
  readonly mustRun?: boolean;
}

/** So many records are written in one transaction of some milliseconds. */
const FEW_RECORDS = 10;

/** What is written, where that takes so long that others would wait for it. */
export const ifMany = (count: number, written: WrittenTables): WrittenTables | undefined =>
  count > FEW_RECORDS ? written : undefined;

export interface WritesOptions {
  readonly locale?: Locale;
  /** Left out: they are few. */
  readonly many?: WrittenTables | undefined;
  /** All is checked and tried as in a write, and taken back. */
  readonly isDryRun?: boolean;
}

/** How PostgreSQL and SQLite say that a reference would lead nowhere. */
function isForeignKeyError(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return code === '23503' || errcode === 787;
}

/** Others who write wait for the one who notes a change: many are noted last. */
const manyWritten =
  <Value>(writer: Writer<Value>) =>
  async (tx: Transaction<Database>): Promise<Result<Value>> => {
    const many = new ManyWrites();
    const result = await writer(tx, many);
    if (result.ok && many.changes.length > 0) await appendChanges(tx, many.changes);
    return result;
  };

/** Pages are looked at as a whole with their redirects. */
const tablesOf = ({ kinds, isDraft = false, isRelease = false }: WrittenTables) => [
  ...new Set(kinds.flatMap((kind): Kind[] => (kind === 'page' ? ['page', 'redirect'] : [kind]))),
  ...(isDraft ? ['record_version'] : []),
  ...(isRelease ? ['release'] : []),
];

function run<Value>(
  database: OpenDatabase,
  writer: Writer<Value>,
  { many, isDryRun = false }: WritesOptions,
): Promise<Result<Value>> {
  if (many !== undefined) {
    const work = manyWritten(writer);
    const { mustRun = false } = many;
    if (isDryRun) return dryRunTransaction(database, mustRun, work);
    return preparedTransaction(database, { tables: tablesOf(many), mustRun }, work);
  }
  if (!isDryRun) return transaction(database, (tx) => writer(tx, undefined));
  return transaction<never, Result<Value>>(database, async (tx) => ({
    ok: false,
    failure: await writer(tx, undefined),
  })).then((outcome) => (outcome.ok ? outcome : outcome.failure));
}

/** Everything that a writer writes, or, where it fails, nothing; told to everybody once it is there. */
export async function runWrites<Value>(
  { database, feed }: { readonly database: OpenDatabase; readonly feed: ChangeFeed },
  writer: Writer<Value>,
  options: WritesOptions = {},
): Promise<Result<Value>> {
  const { locale = DEFAULT_LOCALE, isDryRun = false } = options;
  try {
    const result = await run(database, writer, options);
    if (result.ok && !isDryRun) await feed.catchUp();
    return result;
  } catch (error) {
    if (isForeignKeyError(error))
      return failure('conflict', translator(locale)('api:danglingReference'));
    throw error;
  }
}
