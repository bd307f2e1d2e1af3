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

export interface WritesOptions {
  readonly locale?: Locale;
  /** The kinds that many writes are of; left out: they are few. */
  readonly many?: { readonly kinds: readonly Kind[]; readonly isDraft?: boolean } | undefined;
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
const withRelated = (kinds: readonly Kind[]): readonly Kind[] => [
  ...new Set(kinds.flatMap((kind): Kind[] => (kind === 'page' ? ['page', 'redirect'] : [kind]))),
];

function run<Value>(
  database: OpenDatabase,
  writer: Writer<Value>,
  { many, isDryRun = false }: WritesOptions,
): Promise<Result<Value>> {
  if (many !== undefined) {
    const work = manyWritten(writer);
    if (isDryRun) return dryRunTransaction(database, work);
    const { kinds, isDraft = false } = many;
    return preparedTransaction(database, { kinds: withRelated(kinds), isDraft }, work);
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
