import { millisecondsInDay } from 'date-fns/constants';
import type { Transaction } from 'kysely';
import { buildDemo, type DemoContent } from '../../../../../demo/build.ts';
import { emptyVenue } from '../../../../../demo/empty-venue/index.ts';
import { FIRST_SERVICES } from '../../../../content/first-services.ts';
import { embedHosts } from '../../../../content/embed-hosts.ts';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { inputSchema } from '../../../../content/records/define.ts';
import { isVersioned, KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import { instantText } from '../../../dates/dates.ts';
import { errorsIn } from '../../../i18n/validation.ts';
import { rowOf } from '../../db/codec.ts';
import { linkTablesOf } from '../../db/columns.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database, LinkRow } from '../../db/schema.ts';
import { BATCH_ROWS, deleteAll, insertRows, moveSequences } from '../../repositories/bulk.ts';
import { EVERYTHING, appendChange } from '../../repositories/changes.ts';
import { insertDemoRecords } from '../../repositories/demo/demo-records.ts';
import { linkTargets } from '../../repositories/records.ts';
import { completeTree, treeIssues } from '../modules/check.ts';
import type { MediaLibrary } from '../media/library.ts';
import { loadModules, type CheckedModules } from '../modules/library.ts';
import { DEMO_FILE_COUNT, seedMedia } from './seed-media.ts';

export type SeedProgress = (done: number, all: number) => void;

/** Completes and checks a tree. @throws for invalid demo content: a bug */
function completedTree(
  tree: readonly StoredModule[],
  modules: CheckedModules,
  recordLabel: string,
) {
  const [issue] = treeIssues(tree, modules, errorsIn('en'));
  if (issue) throw new Error(`${recordLabel}: modules.${issue.path.join('.')}: ${issue.message}`);
  return completeTree(tree, modules.library);
}

/** Records of one kind to insert. */
interface SeedBatch {
  readonly kind: Kind;
  readonly inputs: DemoContent[Kind];
  readonly modules: CheckedModules;
  /** The instant of `updated_at`. */
  readonly at: string;
}

/** How long before an event the demo's venue has announced it, in days: some a season, some a month. */
const ANNOUNCED_DAYS = [150, 120, 95, 70, 45, 30] as const;

/** When a record was last changed: an event when it was announced, everything else now. */
function announcedAt(input: object, at: string): string {
  if (!('date_start' in input)) return at;
  const { date_start: start, id = 0 } = input as { date_start: string; id?: number };
  const days = ANNOUNCED_DAYS[id % ANNOUNCED_DAYS.length] ?? 0;
  const told = instantText(new Date(Date.parse(start) - days * millisecondsInDay));
  return told < at ? told : at;
}

async function seedKind(db: Transaction<Database>, { kind, inputs, modules, at }: SeedBatch) {
  const description = records[kind];
  const schema = inputSchema(description);
  const links = new Map<string, LinkRow[]>();
  const rows = inputs.map(({ id, ...input }) => {
    const value = schema.parse(input) as Record<string, unknown>;
    if (isVersioned(kind))
      value['modules'] = completedTree(
        value['modules'] as StoredModule[],
        modules,
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
    return {
      id,
      ...rowOf(description, value),
      version: 1,
      updated_at: announcedAt({ id, ...input }, at),
    };
  });
  await insertRows(db, kind, rows);
  for (const [table, pairs] of links)
    await insertRows(
      db,
      table,
      pairs.map((pair) => ({ ...pair })),
    );
}

interface SeedOptions {
  /** The minimum number of events, for load tests. */
  readonly events?: number;
  /** Where the demo's files are stored; without it the records refer to missing files. */
  readonly media?: MediaLibrary;
}

/** Fills an empty database with the demo venue, all or nothing. */
export async function seed(
  database: OpenDatabase,
  now: Date,
  { media, ...options }: SeedOptions = {},
  onProgress: SeedProgress = () => undefined,
): Promise<void> {
  // One count from the first step to the last; each file becomes a record of the library, too.
  const withoutFiles = buildDemo(now, { ...options, kept: new Map() });
  const files = media === undefined ? 0 : DEMO_FILE_COUNT;
  const all = 2 * files + countOf(withoutFiles);
  let done = 0;
  const onFileDone = () => {
    done += 1;
    onProgress(done, all);
  };
  const content =
    media === undefined
      ? withoutFiles
      : buildDemo(now, { ...options, kept: await seedMedia(media, onFileDone) });
  await seedContent(database, content, {
    now,
    isDemo: true,
    onProgress: (inserted) => {
      onProgress(files + inserted, all);
    },
  });
}

/** Fills an empty database with the little that a venue of one's own begins with. */
export const seedEmptyVenue = (database: OpenDatabase, now: Date): Promise<void> =>
  seedContent(database, emptyVenue, { now });

/** What goes with the demo: services of others that every venue begins with do not. */
const ofDemo = (kind: Kind, part: DemoContent[Kind]): readonly number[] =>
  part.map(({ id }) => id).filter((id) => kind !== 'consent_service' || id > FIRST_SERVICES.length);

const countOf = (content: DemoContent): number =>
  KINDS.reduce((sum, kind) => sum + content[kind].length, 0);

interface ContentOptions {
  readonly now: Date;
  /** It is noted what was inserted, so that it can be taken away again. */
  readonly isDemo?: boolean;
  readonly onProgress?: SeedProgress;
}

/** Inserts records that name each other by their ids, all or nothing. */
async function seedContent(
  { db, engine }: OpenDatabase,
  content: DemoContent,
  { now, isDemo = false, onProgress = () => undefined }: ContentOptions,
): Promise<void> {
  const library = await loadModules();
  let done = 0;
  const all = countOf(content);
  const services = content.consent_service.filter((service) => service.is_online !== false);
  const hosts = embedHosts(services);
  const modules = { library, hosts };
  await db.transaction().execute(async (tx) => {
    // A new database has the first services; the demo brings them again, with its own.
    if (content.consent_service.length > 0) await deleteAll(tx, 'consent_service');
    for (const kind of KINDS) {
      const inputs = content[kind];
      for (let start = 0; start < inputs.length; start += BATCH_ROWS) {
        const part = inputs.slice(start, start + BATCH_ROWS) as unknown as DemoContent[Kind];
        await seedKind(tx, { kind, inputs: part, modules, at: instantText(now) });
        if (isDemo) await insertDemoRecords(tx, kind, ofDemo(kind, part));
        done += part.length;
        onProgress(done, all);
      }
    }
    await moveSequences(tx, engine);
    await appendChange(tx, { kind: EVERYTHING, record: 0, action: 'saved', tags: KINDS });
  });
}
