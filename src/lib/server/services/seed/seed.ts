import { sql, type Kysely } from 'kysely';
import { buildDemo, type DemoContent } from '../../../../content/demo/build.ts';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { inputSchema } from '../../../../content/records/define.ts';
import { records, type Kind } from '../../../../content/records/kinds.ts';
import { instantText } from '../../../dates/dates.ts';
import { errorsIn } from '../../../i18n/validation.ts';
import { rowOf } from '../../db/codec.ts';
import { linkTablesOf } from '../../db/columns.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { EditingTables } from '../../db/editing-schema.ts';
import type { LinkRow, PlainDatabase, PlainRow } from '../../db/schema.ts';
import type { ShopTables } from '../../db/shop-schema.ts';
import { EVERYTHING, noteChange } from '../../repositories/changes.ts';
import { linkTargets } from '../../repositories/records.ts';
import { completed, treeIssues } from '../modules/check.ts';
import type { MediaLibrary } from '../media/library.ts';
import { loadModules, type ModuleLibrary } from '../modules/library.ts';
import { hasModules } from '../records/record-input.ts';
import { DEMO_FILE_COUNT, seedMedia } from './seed-media.ts';

export type SeedProgress = (done: number, all: number) => void;
type Plain = Kysely<PlainDatabase>;

/** Rows written at once; both engines limit the parameters of one statement. */
const BATCH = 200;
const KINDS = Object.keys(records) as Kind[];
/** What visitors did with the records, in an order in which it can go. */
const TICKETING = [
  'shop_seat',
  'shop_order',
  'shop_cart',
  'shop_level',
  'booking_request',
  'waiting_entry',
] as const satisfies readonly (keyof ShopTables)[];

async function insertBatches(db: Plain, table: string, rows: readonly PlainRow[]) {
  for (let start = 0; start < rows.length; start += BATCH)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .execute();
}

/** A tree as the kinds of its modules complete it. @throws what is wrong with the demo: a bug */
function completedTree(tree: readonly StoredModule[], library: ModuleLibrary, whose: string) {
  const [issue] = treeIssues(tree, library, errorsIn('en'));
  if (issue) throw new Error(`${whose}: modules.${issue.path.join('.')}: ${issue.message}`);
  return completed(tree, library);
}

async function seedKind(
  db: Plain,
  kind: Kind,
  inputs: DemoContent[Kind],
  library: ModuleLibrary,
  at: string,
) {
  const description = records[kind];
  const schema = inputSchema(description);
  const links = new Map<string, LinkRow[]>();
  const rows = inputs.map(({ id, ...input }) => {
    const value = schema.parse(input) as Record<string, unknown>;
    if (hasModules(kind))
      value['modules'] = completedTree(
        value['modules'] as StoredModule[],
        library,
        `${kind} ${String(id)}`,
      );
    for (const { table, field } of linkTablesOf(description)) {
      const pairs = linkTargets(kind, field, value).map((target, position) => ({
        owner: id,
        target,
        position,
      }));
      links.set(table, [...(links.get(table) ?? []), ...pairs]);
    }
    return { id, ...rowOf(description, value), version: 1, updated_at: at };
  });
  await insertBatches(db, kind, rows);
  for (const [table, pairs] of links)
    await insertBatches(
      db,
      table,
      pairs.map((pair) => ({ ...pair })),
    );
}

/** Ids were handed in; PostgreSQL's counters have to go on after them. */
async function moveCounters(db: Plain) {
  for (const kind of KINDS)
    await sql`select setval(pg_get_serial_sequence(${kind}, 'id'),
      (select coalesce(max(id), 1) from ${sql.table(kind)}))`.execute(db);
}

interface SeedOptions {
  /** The least number of events, for scale tests. */
  readonly events?: number;
  /** Where the demo's pictures and films are put; without it they are named but not there. */
  readonly media?: MediaLibrary;
}

/** Fills an empty database with the demo venue, all or nothing. */
export async function seed(
  { db, engine }: OpenDatabase,
  now: Date,
  { media, ...options }: SeedOptions = {},
  onProgress: SeedProgress = () => undefined,
): Promise<void> {
  const library = await loadModules();
  let done = 0;
  const files = media === undefined ? 0 : DEMO_FILE_COUNT;
  const drawn = () => {
    done += 1;
    onProgress(done, files);
  };
  const kept = media === undefined ? new Map() : await seedMedia(media, drawn);
  const content = buildDemo(now, { ...options, kept });
  const all = KINDS.reduce((sum, kind) => sum + content[kind].length, files);
  await db.transaction().execute(async (tx) => {
    const plain = tx as unknown as Plain;
    for (const kind of KINDS) {
      const inputs = content[kind];
      for (let start = 0; start < inputs.length; start += BATCH) {
        const part = inputs.slice(start, start + BATCH) as unknown as DemoContent[Kind];
        await seedKind(plain, kind, part, library, instantText(now));
        done += part.length;
        onProgress(done, all);
      }
    }
    if (engine === 'postgres') await moveCounters(plain);
    await noteChange(tx, { kind: EVERYTHING, record: 0, action: 'saved', tags: KINDS });
  });
}

/** What editors did with them. */
const EDITING = [
  'record_version',
  'presence',
  'schedule',
] as const satisfies readonly (keyof EditingTables)[];

/** Empties every table of records, of what was booked and of what was worked on. The log of changes stays: kept pages are told apart by it. */
export async function removeAll({ db }: OpenDatabase): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const plain = tx as unknown as Plain;
    for (const table of [...TICKETING, ...EDITING]) await plain.deleteFrom(table).execute();
    // Backwards, so that what points to others goes first; children before their parents.
    for (const kind of KINDS.toReversed()) {
      if ('parent' in records[kind].fields)
        await plain
          .updateTable(kind as string)
          .set({ parent: null })
          .execute();
      await plain.deleteFrom(kind).execute();
    }
  });
}
