import { sql, type Kysely } from 'kysely';
import { createLinkTable, createRecordTable } from './create-table.ts';
import { oldPerformers, oldWorks } from './works/old-shapes.ts';
import { Plan } from './works/plan.ts';
import { freeId, inBatches, insertRows, updateTexts, type Db, type Row } from './works/rows.ts';

/** Told what became of what there was. */
export type TellMigration = (note: string, numbers: Readonly<Record<string, unknown>>) => void;

async function createTables(db: Kysely<Record<string, never>>): Promise<void> {
  await createRecordTable(db, 'composer', {
    text: ['name_de', 'name_en'],
    optionalReferences: { person: 'person' },
    optionalInteger: ['born', 'died'],
  });
  await createRecordTable(db, 'work', {
    text: ['title_de', 'title_en'],
    optionalText: ['catalogue_number', 'original_title', 'original_language'],
    optionalInteger: ['duration'],
    links: { composers: 'composer' },
  });
  await createLinkTable(db, 'event', 'works', 'work');
  await sql`alter table person add column is_ensemble integer not null default 0`.execute(db);
}

type Content = Readonly<Record<string, unknown>>;

const parsed = (json: unknown): unknown => JSON.parse(String(json)) as unknown;
const VERSIONS = { kind: 'event' } as const;

async function planOf(db: Db): Promise<Plan> {
  const people = await db.selectFrom('person').select(['id', 'name', 'in_team']).execute();
  const plan = new Plan(
    people.map(({ id, name, in_team: team }) => ({
      id: Number(id),
      name: String(name),
      isInTeam: team === 1,
    })),
  );
  for await (const rows of inBatches(db, 'event', ['is_online', 'programme', 'performers']))
    for (const { is_online: isOnline, programme, performers } of rows)
      plan.add(oldWorks(parsed(programme)), oldPerformers(parsed(performers)), isOnline === 1);
  // What was never public, or is so no longer, must not become it by this.
  for await (const rows of inBatches(db, 'record_version', ['content'], VERSIONS))
    for (const { content } of rows) {
      const { programme, performers } = parsed(content) as Content;
      plan.add(oldWorks(programme), oldPerformers(performers), false);
    }
  plan.number({
    work: await freeId(db, 'work'),
    composer: await freeId(db, 'composer'),
    person: await freeId(db, 'person'),
  });
  return plan;
}

async function insertRecords(db: Db, plan: Plan, at: string): Promise<void> {
  const base = (id: number, isPublic: boolean) => ({
    id,
    version: 1,
    is_online: isPublic ? 1 : 0,
    updated_at: at,
  });
  const people = plan.people.records().map(({ id, value: { name, role }, isPublic }) => ({
    ...base(id, isPublic),
    name,
    role_de: role.de,
    role_en: role.en,
    in_team: 0,
    // Whoever had no record was told to search engines as a group.
    is_ensemble: 1,
    biography_de: '',
    biography_en: '',
    image: null,
    modules: '[]',
  }));
  await insertRows(db, 'person', people);
  const composers = plan.composers.records();
  await insertRows(
    db,
    'composer',
    composers.map(({ id, value, isPublic }) => ({
      ...base(id, isPublic),
      name_de: value.de,
      name_en: value.en,
      person: null,
      born: null,
      died: null,
    })),
  );
  const works = plan.works.records();
  await insertRows(
    db,
    'work',
    works.map(({ id, value: { title }, isPublic }) => ({
      ...base(id, isPublic),
      title_de: title.de,
      title_en: title.en,
      catalogue_number: null,
      original_title: null,
      original_language: null,
      duration: null,
    })),
  );
  const links = works.map(({ id, value: { composer } }) => ({
    owner: id,
    target: plan.composers.idOf(composer),
    position: 0,
  }));
  await insertRows(db, 'work_composers', links);
}

/** The rows of a link table: each target once, in order. */
const linksOf = (owner: number, targets: readonly (number | null)[]): readonly Row[] =>
  [...new Set(targets)]
    .filter((target) => target !== null)
    .map((target, position) => ({ owner, target, position }));

/** The new lists of an event or a state of one, and what they refer to. */
function rewritten({ programme, performers }: Content, plan: Plan) {
  const entries = oldWorks(programme).map((work) => plan.entryOf(work));
  const cast = oldPerformers(performers).map((performer) => plan.performerOf(performer));
  return {
    entries,
    cast,
    works: entries.map(({ work }) => work),
    persons: cast.map(({ person }) => person),
  };
}

async function rewriteEvents(db: Db, plan: Plan): Promise<number> {
  let count = 0;
  for await (const rows of inBatches(db, 'event', ['programme', 'performers'])) {
    const fresh = rows
      .filter(({ programme, performers }) => programme !== '[]' || performers !== '[]')
      .map(({ id, programme, performers }) => {
        const content = { programme: parsed(programme), performers: parsed(performers) };
        return { id: Number(id), ...rewritten(content, plan) };
      });
    if (fresh.length === 0) continue;
    await updateTexts(
      db,
      'event',
      ['programme', 'performers'],
      fresh.map(({ id, entries, cast }) => ({
        id,
        programme: JSON.stringify(entries),
        performers: JSON.stringify(cast),
      })),
    );
    const ids = fresh.map(({ id }) => id);
    await db.deleteFrom('event_persons').where('owner', 'in', ids).execute();
    const links = (field: 'persons' | 'works') =>
      insertRows(
        db,
        `event_${field}`,
        fresh.flatMap((event) => linksOf(event.id, event[field])),
      );
    await links('persons');
    await links('works');
    count += fresh.length;
  }
  return count;
}

async function rewriteVersions(db: Db, plan: Plan): Promise<number> {
  let count = 0;
  for await (const rows of inBatches(db, 'record_version', ['content'], VERSIONS)) {
    const fresh = rows.map(({ id, content: json }) => {
      const content = parsed(json) as Content;
      const { entries, cast, works, persons } = rewritten(content, plan);
      const links = (ids: readonly (number | null)[]) =>
        linksOf(0, ids).map(({ target }) => target);
      const next = {
        ...content,
        // A state that was kept before there was such a field stays without.
        ...('programme' in content && { programme: entries, works: links(works) }),
        ...('performers' in content && { performers: cast, persons: links(persons) }),
      };
      return { id: id ?? 0, content: JSON.stringify(next) };
    });
    await updateTexts(db, 'record_version', ['content'], fresh);
    count += fresh.length;
  }
  return count;
}

/** Kept pages and the search were made of the old texts: both are made anew. */
async function makeAnew(db: Db, at: string): Promise<void> {
  const tags = JSON.stringify(['settings', 'event', 'person']);
  await db
    .insertInto('change')
    .values({ kind: '*', record: 0, action: 'saved', tags, at })
    .execute();
  await db.deleteFrom('search_state').execute();
}

/**
 * Works, composers and performers are records once: what events held as texts becomes them.
 * Two texts are the same work only if composers and titles are equal but for case and white
 * space; what has no composer stays a text. Versions and instants of events stay as they are:
 * they say the same.
 */
export async function up(
  db: Kysely<Record<string, never>>,
  tell: TellMigration = () => undefined,
): Promise<void> {
  await createTables(db);
  const rows = db as unknown as Db;
  const plan = await planOf(rows);
  const at = new Date().toISOString().replace(/\.\d{3}Z$/u, 'Z');
  await insertRecords(rows, plan, at);
  const events = await rewriteEvents(rows, plan);
  const versions = await rewriteVersions(rows, plan);
  if (events + versions === 0) return;
  await makeAnew(rows, at);
  tell('Works, composers and performers are records now.', { events, versions, ...plan.report() });
}
